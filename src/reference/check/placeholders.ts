import type { InlineCode, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../content/source-page.ts';
import { installedPackage } from '../package.ts';
import { scriptFiles } from '../syntax.ts';
import type { Finding } from './finding.ts';

/** Number of rows that a table of placeholders has at least. */
const least = 3;

interface Source {
  readonly purpose: string;
  /** Packages and their files. */
  readonly files: readonly (readonly [string, string])[];
  /** Code that defines one or several. */
  readonly written: RegExp;
}

/** Where code defines words in brackets for one purpose. */
const sources: readonly Source[] = [
  {
    purpose: 'placeholders in file names',
    files: [['webpack', 'lib/template/TemplatedPathPlugin.js']],
    written: /\breplacements\.set\(\s*"[\w-]+"/gu,
  },
  {
    purpose: 'placeholders in names of source maps',
    files: [['webpack', 'lib/devtool/ModuleFilenameHelpers.js']],
    written: /^\t\t\["[\w-]+",/gmu,
  },
  {
    purpose: 'flags in the output of stats',
    files: [
      ['webpack', 'lib/stats/DefaultStatsPrinterPlugin.js'],
      // webpack's default minimizer prints a flag of its own.
      ['minimizer-webpack-plugin', 'dist/index.js'],
    ],
    written: /\b(?:formatFlag|declaredFlags)\((?:[^()]|\([^()]*\))*\)/gu,
  },
];

/** A word in brackets within a string or a regular expression, such as `/\[(page|name)\]/`. */
const bracketed = /["'`/](?:[^"'`\n]*?[^"'`\n\w$)\]])?\[\(?(?<names>[a-z][\w|-]*)\)?\\?\]/giu;

interface Placeholders {
  /** Names by purpose. */
  readonly groups: readonly { readonly purpose: string; readonly names: ReadonlySet<string> }[];
  /** All names, for whatever purpose, in lower case. */
  readonly all: ReadonlySet<string>;
}

let known: Placeholders | undefined;

/**
 * The placeholders that webpack's code replaces, and the flags that it prints.
 *
 * @throws Error if a file no longer defines any
 */
function placeholders(): Placeholders {
  if (known) return known;
  const webpack = installedPackage('webpack');
  const groups = sources.map(({ purpose, files, written }) => {
    const names = files.flatMap(([name, file]) => {
      const code = installedPackage(name).read(file).match(written) ?? [];
      if (code.length === 0) throw new Error(`${name}/${file} no longer defines ${purpose}.`);
      return code.flatMap((one) => one.match(/(?<=")[^"\n]+(?=")|(?<=`)[^`]+(?=`)/gu) ?? []);
    });
    return { purpose, names: new Set(names) };
  });
  const others = scriptFiles(webpack, 'lib').flatMap((file) =>
    [...webpack.read(file).matchAll(bracketed)].flatMap(
      ({ groups: of }) => of?.names?.split('|') ?? [],
    ),
  );
  const all = [...groups.flatMap(({ names }) => [...names]), ...others];
  return (known = { groups, all: new Set(all.map((name) => name.toLowerCase())) });
}

/** The name in code that is a single placeholder: `[contenthash:8]`. */
function nameOf({ value }: InlineCode): string | undefined {
  return /^\[(?<name>[a-z][\w-]*)(?::[\w:]+)?\]$/iu.exec(value)?.groups?.name;
}

/** The placeholders in the first cell of a row; undefined if it has something else. */
function namesIn({ children: [cell] }: TableRow): readonly string[] | undefined {
  const codes = cell?.children.filter((node) => node.type === 'inlineCode') ?? [];
  const names = codes.map((code) => /^\[(?<name>[^\]'"]+)\]$/u.exec(code.value)?.groups?.name);
  return names.length > 0 && names.every((name) => name !== undefined) ? names : undefined;
}

/** True if code prints or replaces a name; in code, `${…}` stands for any text. */
function has(names: ReadonlySet<string>, name: string): boolean {
  if (names.has(name)) return true;
  return [...names].some((one) => {
    const [start, ...rest] = one.split(/\$\{[^}]*\}/u);
    return rest.length > 0 && name.startsWith(start ?? '') && (start !== '' || /^\d/u.test(name));
  });
}

/** Finds words in brackets that webpack neither replaces nor prints, or not for what the other rows of a table are for. */
export function findUnknownPlaceholders(page: Page): Finding[] {
  const findings: Finding[] = [];
  const report = (line: number | undefined, message: string): void => {
    findings.push({ rule: 'mention', file: page.file, line: line ?? 1, message });
  };
  const { groups, all } = placeholders();
  visit(page.tree, 'inlineCode', (code) => {
    const name = nameOf(code);
    if (name === undefined || all.has(name.toLowerCase())) return;
    report(code.position?.start.line, `webpack has no placeholder \`[${name}]\``);
  });
  visit(page.tree, 'table', ({ children: [, ...rows] }) => {
    const names = rows.map((row) => namesIn(row));
    if (rows.length < least || names.some((one) => one === undefined)) return;
    const flat = names.flatMap((one) => one ?? []);
    const [closest] = groups
      .map(({ purpose, names: of }) => ({
        purpose,
        missing: flat.filter((name) => !has(of, name)),
      }))
      .sort((one, other) => one.missing.length - other.missing.length);
    // With more strangers than members, the table is about something else.
    if (closest === undefined || closest.missing.length * 2 > flat.length) return;
    for (const name of closest.missing) {
      const row = rows[names.findIndex((one) => one?.includes(name))];
      report(
        row?.position?.start.line,
        `\`[${name}]\` is in a table of ${closest.purpose}, among which webpack has none with that name`,
      );
    }
  });
  return findings;
}
