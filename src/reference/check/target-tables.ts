import type { Table, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../content/source-page.ts';
import type { Catalog } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { valueAt } from '../defaults.ts';
import type { Definition } from '../documented.ts';
import { isAboutUse } from '../pages.ts';
import { platformTargets } from '../targets.ts';
import { isSame } from './default-lists.ts';
import type { Finding } from './finding.ts';
import type { Facts, GivenDefaults } from './page-check.ts';
import { linksIn, sentencesOf, writtenText } from './sentences.ts';
import { isClaimed } from './statements.ts';

const targets: ReadonlySet<string> = new Set(['web', ...platformTargets]);

/** Words for the values of `output.chunkLoading`. */
const ways: readonly (readonly [value: string, words: RegExp])[] = [
  ['jsonp', /<script>/u],
  ['import-scripts', /\bimportScripts\b/u],
  ['require', /\brequire(?:\(\))?`/u],
  ['async-node', /\breading and running\b|\bfs`/u],
  ['import', /\bimport\(\)/u],
];

/** How chunks are loaded, in a sentence. */
const loading =
  /\b(?:[Cc]hunks?\b[^.;,]*\b(?:is|are) (?:loaded (?:by|with)|read with)|loads? (?:its |their )?chunks (?:with|by)) (?<way>[^,;.]+)/u;

function waysIn(text: string): string[] {
  return ways.flatMap(([value, words]) => (words.test(text) ? [value] : []));
}

/** The targets among the names in code in a text, or the names themselves if one isn't a target. */
function targetsIn(text: string): string[] {
  const names = [...text.matchAll(/`(?<name>[^`]+)`/gu)].map(({ groups }) => groups?.name ?? '');
  return names.every((name) => targets.has(name)) ? names : [];
}

/** What is wrong with the ways of loading chunks that a text gives for targets; undefined if nothing is. */
function wrongWays(
  text: string,
  named: readonly string[],
  defaultsWith: GivenDefaults,
): string | undefined {
  const said = waysIn(text);
  const all = named.map((target) =>
    String(valueAt(defaultsWith({ target }, 'production'), 'output.chunkLoading')),
  );
  const real = [...new Set(all)];
  return said.length === 0 || named.length === 0 || isSame(said, real)
    ? undefined
    : `output.chunkLoading is ${real.join(' or ')} for ${named.join(', ')}`;
}

/** The option that a column is about, by its link or by the words for package conditions. */
function optionOf(header: TableCell | undefined, page: Page, catalog: Catalog): string | undefined {
  if (header === undefined) return undefined;
  if (/^Conditions\b/u.test(writtenText(header))) return 'resolve.conditionNames';
  const [link] = linksIn(header.children);
  return link === undefined
    ? undefined
    : catalog.optionsAt(new URL(link.url, `https://x${page.url}`))[0]?.name;
}

const words: Readonly<Record<string, string>> = { no: 'false', yes: 'true', empty: '' };

/** What is wrong with a cell about an option; undefined if nothing is, or the cell is no value. */
function wrongValue(
  text: string,
  option: string,
  named: readonly string[],
  defaultsWith: GivenDefaults,
): string | undefined {
  const codes = [...text.matchAll(/`'?(?<code>[^`']*)'?`/gu)].map(
    ({ groups }) => groups?.code ?? '',
  );
  const word = words[text];
  const isList = codes.length > 0 && text.replaceAll(/`[^`]*`|[,\s]/gu, '') === '';
  if (word === undefined && !isList) return undefined;
  const said = word === undefined ? codes : [word];
  for (const target of named) {
    const value = valueAt(defaultsWith({ target }, 'production'), option);
    const real = Array.isArray(value)
      ? value.map(String).filter((one) => one !== 'webpack' && one !== 'production')
      : [String(value)];
    if (!isSame(said, real)) return `${option} is ${real.join(', ') || 'empty'} for ${target}`;
  }
  return undefined;
}

/** Finds cells in the rows of targets that differ from the targets' defaults. */
function inTables(page: Page, catalog: Catalog, defaultsWith: GivenDefaults): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'table', ({ children: [head, ...rows] }: Table) => {
    const headers = head?.children ?? [];
    for (const { children } of rows) {
      const [first, ...cells] = children;
      const named = first === undefined ? [] : targetsIn(writtenText(first));
      if (named.length === 0) continue;
      for (const [index, cell] of cells.entries()) {
        const text = writtenText(cell).trim();
        const header = headers[index + 1];
        const option = optionOf(header, page, catalog);
        const isAboutChunks =
          header !== undefined && /\bchunks are loaded\b/iu.test(writtenText(header));
        const way = isAboutChunks ? text : loading.exec(text)?.groups?.way;
        const problem =
          (way === undefined ? undefined : wrongWays(way, named, defaultsWith)) ??
          (option === undefined ? undefined : wrongValue(text, option, named, defaultsWith));
        if (problem !== undefined)
          findings.push(finding(page, cell.position?.start.line ?? 1, way ?? text, problem));
      }
    }
  });
  return findings;
}

function finding({ file }: Page, line: number, said: string, problem: string): Finding {
  return { rule: 'default', file, line, message: `"${said}": ${problem}; correct it` };
}

/** Finds sentences about the way in which the output for a target loads chunks, in its section or next to its name. */
function inSentences(
  page: Page,
  definitions: readonly Definition[],
  defaultsWith: GivenDefaults,
): Finding[] {
  return sentencesOf(definitions).flatMap((sentence): Finding[] => {
    const { text, before, definition, table, line } = sentence;
    const found = loading.exec(text);
    const way = found?.groups?.way;
    if (way === undefined || table !== undefined || isClaimed(sentence, way, page)) return [];
    // With another option, the target doesn't decide.
    if (/\b(?:with|if|without) \[?`/iu.test(text.slice(0, found?.index))) return [];
    const around = before + text.slice(0, found?.index);
    const near = [...around.matchAll(/`(?<name>[\w-]+)`/gu)]
      .map(({ groups }) => groups?.name ?? '')
      .filter((name) => targets.has(name));
    const heading = definition.section.name.text;
    const [named] = near.length === 1 ? near : targets.has(heading) ? [heading] : [];
    const problem = named === undefined ? undefined : wrongWays(way, [named], defaultsWith);
    return problem === undefined ? [] : [finding(page, line, way, problem)];
  });
}

/** Finds what tables and sentences say about the defaults of targets, and how their chunks are loaded. */
export function findWrongTargets(
  page: PageWithDefinitions,
  { catalog, defaultsWith }: Pick<Facts, 'catalog' | 'defaultsWith'>,
): Finding[] {
  if (!isAboutUse(page)) return [];
  return [
    ...inTables(page, catalog, defaultsWith),
    ...inSentences(page, page.definitions, defaultsWith),
  ];
}
