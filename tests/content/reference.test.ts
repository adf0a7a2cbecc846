import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import type { Configuration } from 'webpack';
import { beforeAll, describe, expect, it } from 'vitest';
import { signatureProps } from '../../src/reference/signature.ts';
import { Catalog } from '../../src/reference/catalog.ts';
import { checkClaims, checkIdentifiers } from '../../src/reference/check/index.ts';
import { listPages } from '../../src/content/list-pages.ts';
import { countCoverage, readReferencePages } from '../../src/reference/coverage.ts';
import type { PageWithDefinitions } from '../../src/reference/coverage.ts';
import type { Coverage } from '../../src/content/plugin-data.ts';
import { findingText } from '../../src/reference/check/finding.ts';
import type { Finding, Rule } from '../../src/reference/check/finding.ts';
import { applyDefaults } from '../../src/reference/defaults.ts';
import type { WebpackApi } from '../../src/reference/defaults.ts';
import { flagsByPath } from '../../src/reference/flags.ts';
import { readHistory } from '../../src/reference/history/read-history.ts';
import { readInventories } from '../../src/reference/inventories.ts';
import type { Kind } from '../../src/site/reference-kinds.ts';
import { installedPackage } from '../../src/reference/package.ts';
import { factsFor } from '../../src/reference/identifier.ts';
import { isVague } from '../../src/reference/shapes.ts';

const siteDir = process.cwd();
let findings: Finding[] = [];
let coverage: Coverage[] = [];

/** What the build prints about a name on a page. */
interface Printed {
  readonly file: string;
  readonly kind: Kind;
  /** Path of the option on the page, in the notation of the inventories. */
  readonly name: string;
  readonly props: ReturnType<typeof signatureProps>;
  /** The type as the schema has it. */
  readonly type: string | undefined;
}

let printed: Printed[] = [];

/** Second cell of each row that names something. */
let printedRows: { readonly name: string; readonly text: string }[] = [];

/** Everything that is printed below headings and in rows. */
function printedFacts(pages: readonly PageWithDefinitions[]): Printed[] {
  return pages.flatMap(({ file, definitions }) =>
    definitions.flatMap(({ matches: [match] }) =>
      match
        ? [
            {
              file,
              kind: match.identifier.kind,
              name: match.name,
              props: signatureProps(match),
              type: factsFor(match.identifier, match.name).type,
            },
          ]
        : [],
    ),
  );
}

/** The fact of that name on the page that documents it. */
function printedFor(name: string, file?: string): Printed['props'] {
  const found = printed.find(
    (one) => one.name === name && (file === undefined || one.file.endsWith(file)),
  );
  if (!found)
    throw new Error(`No page documents ${name}${file === undefined ? '' : ` in ${file}`}.`);
  return found.props;
}

beforeAll(async () => {
  const inventories = await readInventories();
  const catalog = new Catalog(inventories);
  const files = listPages(siteDir);
  findings = [
    ...checkIdentifiers(siteDir, files, inventories),
    ...checkClaims(siteDir, files, inventories),
  ];
  const pages = readReferencePages(siteDir, catalog);
  coverage = countCoverage(pages, catalog);
  printed = printedFacts(pages);
  printedRows = pages.flatMap(({ definitions }) =>
    definitions.flatMap(({ matches: [match], row }) =>
      match && row ? [{ name: match.name, text: toString(row.children[1]) }] : [],
    ),
  );
});

it.each<[Rule, string]>([
  ['gone', 'no heading or row names what webpack does not have'],
  ['missing', 'every page documents all identifiers of its own'],
  ['mention', 'no text and no sample names what no package has'],
  ['default', 'no prose states a default other than the real one'],
  ['statement', 'no prose gives another class, version or value than there is'],
  ['number', 'no number in prose is without a proof'],
  ['typed-fact', 'no line or column repeats what the build prints'],
  ['brace', 'no brace of the text is an expression'],
  ['contract', 'every heading that other sites link to is on its page'],
])('%s: %s', (rule) => {
  expect(findings.filter((finding) => finding.rule === rule).map(findingText)).toEqual([]);
});

describe('the printed facts', () => {
  it('have flags that set the path of the option itself', () => {
    const live = installedPackage('webpack').load() as {
      cli: { getArguments: (schema?: unknown) => unknown };
    };
    const devServer = installedPackage('webpack-dev-server').schema('dist/options.json');
    const paths = new Map<string, Set<string>>();
    const sources = [
      ['', flagsByPath(live.cli.getArguments())],
      ['devServer.', flagsByPath(live.cli.getArguments(devServer))],
    ] as const;
    for (const [prefix, flags] of sources) {
      for (const [path, names] of flags) {
        for (const name of names) {
          paths.set(name, (paths.get(name) ?? new Set()).add(`${prefix}${path}`));
        }
      }
    }
    const withFlags = printed.filter(({ props }) => props.flags !== undefined);
    const wrong = withFlags.flatMap(({ file, name, props }) =>
      String(props.flags)
        .split(' ')
        .filter((flag) => paths.get(flag)?.has(name) !== true)
        .map((flag) => `${file}: ${name} prints ${flag}`),
    );
    expect(withFlags.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  it('have the flag of every option that has one', () => {
    const live = installedPackage('webpack').load() as { cli: { getArguments: () => unknown } };
    const flags = flagsByPath(live.cli.getArguments());
    const missing = printed.filter(
      ({ kind, name, props }) => kind === 'option' && flags.has(name) && props.flags === undefined,
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('have the version that brought the path of the option itself', () => {
    const history = readHistory();
    const wrong = printed.flatMap(({ file, kind, name, props: { since } }) => {
      const recorded = history.kinds[kind]?.names[name];
      if (kind !== 'option' || recorded === undefined) return [];
      const added = recorded.added?.replace(/^(\d+\.\d+)\.0$/u, '$1');
      return added === since
        ? []
        : [`${file}: ${name} prints ${String(since)}, not ${added ?? 'nothing'}`];
    });
    expect(wrong).toEqual([]);
  });

  it('have exact versions, and defaults that say something', () => {
    const wrong = printed.filter(
      ({ props: { since, defaults } }) =>
        (since !== undefined &&
          !/^(?:webpack-(?:cli|dev-server|dev-middleware) )?\d+\.\d+(?:\.\d+)?$/u.test(
            String(since),
          )) ||
        /"undefined"|"\{\}"/u.test(String(defaults)),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['optimization.splitChunks.cacheGroups.<name>.test', 'split-chunks-plugin.mdx', {}],
    ['output.clean.keep', 'output.mdx', { flags: '--output-clean-keep', since: '5.20' }],
    ['optimization.minimizeOptions', 'optimization.mdx', { since: '5.110.3' }],
    ...['css', 'css/auto', 'css/global', 'javascript', 'html'].map(
      (type) =>
        [
          `module.parser.${type}.urlHints`,
          'module.mdx',
          { since: '5.109', flags: `--module-parser-${type.replace('/', '-')}-url-hints-reset` },
        ] as const,
    ),
    [
      'output.resourceHints.urlHints',
      'output.mdx',
      { since: '5.109', flags: '--output-resource-hints-url-hints-reset' },
    ],
  ] as const)('of %s are its own', (name, file, expected) => {
    const { flags, since } = printedFor(name, file);
    expect({
      ...(flags !== undefined && { flags }),
      ...(since !== undefined && { since }),
    }).toEqual(expected);
  });

  it('say what is inside of functions and objects, wherever the types know', () => {
    // An alternative of a type, not the type of an argument or the name of a key.
    const isBare = (type: string): boolean =>
      /(?:^|\| |\()(?:function|object)(?:\[\])*(?= \||\)|$)/u.test(type);
    const vague = printed.filter(({ props: { type } }) => isBare(String(type ?? '')));
    const before = printed.filter(({ type }) => type !== undefined && isVague(type));
    process.stdout.write(
      `Types that only say function or object: ${vague.length}; in the schemas: ${before.length}\n`,
    );
    // Keys of a server, what a plugin counts by, data of your own: here the types say no more either.
    expect(new Set(vague.map(({ name }) => name))).toEqual(
      new Set([
        '__system_context__',
        'DelegatedPlugin.associatedObjectForCache',
        'devServer.server.options.key',
        'devServer.server.options.pfx',
        'module.hot.data',
        'webpackEntryOptions',
      ]),
    );
    expect(before.length).toBeGreaterThan(300);
  });

  it('have the function that each hook takes', () => {
    const hooks = printed.filter(({ kind }) => kind === 'hook');
    const without = hooks.filter(({ props: { type } }) => !/^\(.*\) => /u.test(String(type)));
    expect(hooks.length).toBeGreaterThan(250);
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('have one default where only the object around an option depends on the mode', () => {
    for (const name of ['performance.maxAssetSize', 'cache.maxGenerations']) {
      const { defaults } = printedFor(name);
      expect(String(defaults)).toMatch(/^\[\{"values":\[\{"value":"[^"]+"\}\]\}\]$/u);
    }
  });
});

describe('the page about output', () => {
  it('marks the abilities that webpack does not assume for every target', () => {
    const live = installedPackage('webpack').load() as WebpackApi;
    const environment = (given: Configuration) =>
      applyDefaults(live, 'production', { target: 'web', ...given }).output as {
        environment: Record<string, unknown>;
      };
    const plain = environment({}).environment;
    const ofModules = environment({ output: { module: true } }).environment;
    const rows = printedRows.filter(({ name }) => name.startsWith('output.environment.'));
    expect(rows.length).toBeGreaterThan(25);
    const marks = rows.map(({ name, text }) => [name, /^[†‡]/u.exec(text)?.[0] ?? '']);
    const expected = rows.map(({ name }) => {
      const key = name.slice('output.environment.'.length);
      if (plain[key] === true) return [name, ''];
      return [name, ofModules[key] === true ? '‡' : '†'];
    });
    expect(marks).toEqual(expected);
  });

  it('lists every placeholder that webpack replaces', () => {
    const code = installedPackage('webpack').read('lib/template/TemplatedPathPlugin.js');
    const names = [...code.matchAll(/presentKinds\.has\("(?<name>\w+)"\)/gu)].map(
      ({ groups }) => `[${groups?.name ?? ''}]`,
    );
    const text = readFileSync(path.join(siteDir, 'docs/configuration/output.mdx'), 'utf8');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});

it('every inventory is documented in full', () => {
  const gaps = coverage.flatMap(({ kind, documented, total }) =>
    documented < total ? [`${kind}: ${documented} of ${total}`] : [],
  );
  expect(gaps).toEqual([]);
});

it('prints how much of each inventory is documented', () => {
  const row = ({ kind, documented, total }: Coverage): string => {
    const share = total === 0 ? '–' : `${Math.floor((documented / total) * 100)}%`;
    return `  ${kind.padEnd(22)} ${String(documented).padStart(5)} of ${String(total).padStart(5)}  ${share}`;
  };
  process.stdout.write(`Documented, for the installed webpack:\n${coverage.map(row).join('\n')}\n`);
  expect(coverage.find(({ kind }) => kind === 'option')?.total).toBeGreaterThan(800);
});
