import type { Nodes, RootContent, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { leastWeight, patternOf, weightOf } from '../content/messages/patterns.ts';
import type { KnownMessage } from '../content/messages/patterns.ts';
import type { Page } from '../content/source-page.ts';
import { readPage } from '../content/source-page.ts';
import type { Catalog } from './catalog.ts';
import type { Identifier } from './identifier.ts';
import { rowId } from '../content/heading-ids.ts';

/** The page that explains messages. */
export const messagesPage = 'docs/api/errors.mdx';

/**
 * Messages that only differ from another one in user-specific text. The texts are consecutive on a line; each id is
 * checked.
 */
const closer: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'cannot-resolve-src': [["Module not found: Error: Can't resolve './src' in '", '']],
  'loader-not-found': [["Module not found: Error: Can't resolve '", "-loader' in '", '']],
  'node-polyfills': [
    ['BREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.'],
  ],
  'additional-loader': [
    ['You may need an additional loader to handle the result of these loaders.'],
  ],
  'json-named-export': [
    ['', ' from default-exporting module (only default export is available', ''],
  ],
  'typescript-strip-only': [
    ['SyntaxError [ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX]: ', ''],
    ['', ' is not supported in strip-only mode'],
  ],
  'critical-dependency-the-request-of-a-dependency-is-an-expression': [
    ['Critical dependency: the request of a dependency is an expression'],
    ['Critical dependency: a part of the request of a dependency is an expression'],
  ],
  'require-function': [
    [
      'Critical dependency: require function is used in a way in which dependencies cannot be statically extracted',
    ],
  ],
  json: [
    ['Module parse failed: Unexpected end of JSON input'],
    ['Module parse failed: Expected double-quoted property name'],
    ['Module parse failed: ', ' in JSON at position ', ''],
    ['Cannot parse JSON: '],
    ["File was parsed as module type 'json'."],
  ],
  'invalid-configuration-object': [
    ['Invalid configuration object.'],
    ['Invalid options object.'],
    [' - configuration', ' has an unknown property ', ''],
  ],
};

function isTable(node: RootContent): node is RootContent & { type: 'table' } {
  return node.type === 'table';
}

/** Code in a cell, except for bare names. */
function quotesIn(node: Nodes | undefined): string[] {
  const quotes: string[] = [];
  if (node === undefined) return quotes;
  visit(node, 'inlineCode', ({ value }) => {
    if (value.includes(' ')) quotes.push(value);
  });
  return quotes;
}

/** The first section of the page that a row links to. */
function sectionLink(row: TableRow): string | undefined {
  let url: string | undefined;
  visit(row, 'link', (link) => {
    if (url === undefined && link.url.startsWith('/api/errors/#')) url = link.url;
  });
  return url;
}

function message(url: string, title: string, lines: readonly string[]): KnownMessage[] {
  const patterns = lines.map(patternOf).filter((pattern) => weightOf(pattern) >= leastWeight);
  return patterns.length === 0 ? [] : [{ url, title, lines: patterns }];
}

const className = /^\w+(?:Error|Warning)$/u;

/** Messages in a table: the first cell is a message, or the class of one. */
function rowMessages(
  row: TableRow,
  section: string,
  classes: ReadonlyMap<string, Identifier>,
): KnownMessage[] {
  const [first, second] = row.children;
  const name = toString(first ?? row).trim();
  const link = sectionLink(row);
  if (!className.test(name)) return message(section, name, name.split(' / '));
  const [quote = ''] = quotesIn(second);
  const own = classes.get(name)?.description ?? '';
  const place = link ?? `/api/errors/#${rowId(name)}`;
  // In the text of a class, `{…}` is a placeholder.
  return message(place, name, [
    ...own.split('\n'),
    ...(/^[A-Z`'"a-z(]/u.test(quote) ? [quote] : []),
  ]);
}

/** True for lines that surround a message without being part of it. */
const isFrame = (line: string): boolean =>
  /^(?:ERROR|WARNING) in |^\s*@ |^\s+at |^>? *\d* *\|/u.test(line);

function sectionMessages(page: Page, classes: ReadonlyMap<string, Identifier>): KnownMessage[] {
  const found: KnownMessage[] = [];
  let url = page.url;
  let title = page.title;
  let lines: string[] = [];
  const finish = (): void => {
    const id = url.slice(url.indexOf('#') + 1);
    const own = closer[id];
    if (own) found.push({ url, title, lines: own, decides: true });
    else if (url.includes('#')) found.push(...message(url, title, lines));
    lines = [];
  };
  for (const node of page.tree.children) {
    if (node.type === 'heading') {
      finish();
      url = `${page.url}#${page.ids.ofHeading.get(node) ?? ''}`;
      title = toString(node)
        .replace(/\s*\/\*.*\*\/\s*$/u, '')
        .trim();
      // A level 2 heading is a group name.
      if (node.depth > 2) lines.push(...title.split(', '));
    } else if (node.type === 'code' && node.lang === 'text' && url.includes('#')) {
      lines.push(...node.value.split('\n').filter((line) => !isFrame(line)));
    } else if (isTable(node) && url.includes('#')) {
      const [head, ...rows] = node.children;
      const isList = /^(?:Message|Class|Error|Warning)/u.test(
        head ? toString(head.children[0] ?? head) : '',
      );
      if (isList) found.push(...rows.flatMap((row) => rowMessages(row, url, classes)));
    }
  }
  finish();
  return found;
}

/** Merges the messages of one section, without duplicate lines. */
function joined(messages: readonly KnownMessage[]): KnownMessage[] {
  const byPlace = new Map<string, KnownMessage>();
  for (const one of messages) {
    const key =
      one.url.endsWith('#all-errors') || one.url.endsWith('#all-warnings')
        ? `${one.url} ${one.title}`
        : one.url;
    const known = byPlace.get(key);
    // If a section has explicit texts, only those count.
    const parts = [known, one].filter((part) => part !== undefined);
    const used = parts.some(({ decides }) => decides)
      ? parts.filter(({ decides }) => decides)
      : parts;
    const lines = new Map(
      used.flatMap((part) => part.lines.map((line) => [line.join('\0'), line])),
    );
    byPlace.set(key, { ...(known ?? one), ...used[0], lines: [...lines.values()] });
  }
  return [...byPlace.values()];
}

/**
 * Messages that the page about errors explains, with the texts of webpack's classes.
 *
 * @throws Error if a section listed here isn't on the page
 */
export function knownMessages(siteDir: string, { inventories }: Catalog): readonly KnownMessage[] {
  const page = readPage(siteDir, messagesPage);
  const missing = Object.keys(closer).filter((id) => !page.ids.all.has(id));
  if (missing.length > 0) {
    throw new Error(
      `src/reference/known-messages.ts names ${missing.join(', ')}, which ${messagesPage} does not have. Correct the id.`,
    );
  }
  const classes = new Map(
    [...(inventories.get('error') ?? []), ...(inventories.get('warning') ?? [])].map((one) => [
      one.id,
      one,
    ]),
  );
  return joined(sectionMessages(page, classes));
}
