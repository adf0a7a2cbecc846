import type { Nodes, PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import type { Definition } from '../documented.ts';
import { lineAt } from './finding.ts';

/** A sentence of a page, with code in backticks. */
export interface Sentence {
  readonly text: string;
  readonly line: number;
  /** The preceding sentences of the paragraph. */
  readonly before: string;
  /** The preceding cells in the same table row. */
  readonly cells: string;
  /** The heading or row that it belongs to. */
  readonly definition: Definition;
  /** The links around it, with their text as written in `text`. */
  readonly links: readonly Link[];
  /** The table that it is in. */
  readonly table: Table | undefined;
}

export interface Link {
  readonly text: string;
  readonly url: string;
}

/** A part of a text with code in backticks. */
export function written(node: PhrasingContent): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'break') return '\n';
  if ('children' in node) return node.children.map((child) => written(child)).join('');
  return 'value' in node && node.type === 'text' ? node.value : '';
}

/** The text of a cell or a paragraph, with code in backticks. */
export function writtenText({
  children,
}: {
  readonly children: readonly PhrasingContent[];
}): string {
  return children.map((child) => written(child)).join('');
}

/** The position of a text that isn't in a row. */
const noRow = { cells: '', table: undefined, links: [] };

/** Splits a text after sentence endings, but not within code. */
function cut(text: string): { text: string; offset: number }[] {
  const masked = text.replaceAll(/`[^`]*`/gu, (code) => 'x'.repeat(code.length));
  const ends = [...masked.matchAll(/[.;!?](?:[)”"])?\s+(?=\S)/gu)].map(
    ({ index, 0: end }) => index + end.length,
  );
  return [0, ...ends].map((start, index) => ({
    text: text.slice(start, ends[index]),
    offset: start,
  }));
}

/** The links in a text. */
export function linksIn(nodes: readonly PhrasingContent[]): Link[] {
  return nodes.flatMap((node) => {
    if (node.type === 'link') return [{ text: written(node), url: node.url }];
    return 'children' in node ? linksIn(node.children) : [];
  });
}

function ofPhrasing(
  node: { children: readonly PhrasingContent[]; position?: Nodes['position'] },
  definition: Definition,
  { cells, table, links }: Pick<Sentence, 'cells' | 'table' | 'links'> = noRow,
): Sentence[] {
  const text = writtenText(node);
  const own = [...links, ...linksIn(node.children)];
  const first = node.position?.start.line ?? 1;
  return cut(text).map(({ text: part, offset }) => ({
    text: part,
    before: text.slice(0, offset),
    line: lineAt(first, text, offset),
    cells,
    definition,
    links: own,
    table,
  }));
}

function ofCells(
  cells: TableRow['children'],
  definition: Definition,
  table: Table | undefined,
): Sentence[] {
  const texts = cells.map((cell) => writtenText(cell));
  return cells.flatMap((cell, index) =>
    ofPhrasing(cell, definition, {
      cells: texts.slice(0, index).join(' | '),
      table,
      links: cells.slice(0, index).flatMap(({ children }) => linksIn(children)),
    }),
  );
}

function ofBlock(
  node: RootContent | Nodes,
  definition: Definition,
  rows: ReadonlySet<Nodes>,
  table?: Table,
): Sentence[] {
  if (node.type === 'paragraph') return ofPhrasing(node, definition);
  if (node.type === 'tableRow') {
    return rows.has(node) ? [] : ofCells(node.children, definition, table);
  }
  if (!('children' in node)) return [];
  return node.children.flatMap((child) =>
    ofBlock(child, definition, rows, node.type === 'table' ? node : table),
  );
}

const known = new WeakMap<readonly Definition[], readonly Sentence[]>();

/** All sentences of a page, each with its nearest heading or row. Read once, since many checks ask for them. */
export function sentencesOf(definitions: readonly Definition[]): readonly Sentence[] {
  const sentences = known.get(definitions) ?? readSentences(definitions);
  known.set(definitions, sentences);
  return sentences;
}

function readSentences(definitions: readonly Definition[]): Sentence[] {
  const rows = new Set<Nodes>(definitions.flatMap(({ row }) => (row ? [row] : [])));
  const done = new Set<Nodes>();
  return definitions.flatMap((definition) => {
    const { row, section } = definition;
    if (row) {
      // A row with several names is only read once.
      if (done.has(row)) return [];
      done.add(row);
      const [first, ...others] = row.children;
      const place = {
        cells: '',
        table: definition.table?.node,
        links: linksIn(first?.children ?? []),
      };
      return others.flatMap((cell) => ofPhrasing(cell, definition, place));
    }
    return section.blocks.flatMap((block) => ofBlock(block, definition, rows));
  });
}
