import type { Nodes, PhrasingContent, RootContent, TableRow } from 'mdast';
import type { Definition } from '../documented.ts';

/** A sentence of a page, with code in backticks. */
export interface Sentence {
  readonly text: string;
  readonly line: number;
  /** The preceding cells in the same table row. */
  readonly cells: string;
  /** The heading or row that it belongs to. */
  readonly definition: Definition;
}

function written(node: PhrasingContent): string {
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

function ofPhrasing(
  node: { children: readonly PhrasingContent[]; position?: Nodes['position'] },
  definition: Definition,
  cells = '',
): Sentence[] {
  const text = writtenText(node);
  const first = node.position?.start.line ?? 1;
  return cut(text).map(({ text: own, offset }) => ({
    text: own,
    line: first + text.slice(0, offset).split('\n').length - 1,
    cells,
    definition,
  }));
}

function ofCells(cells: TableRow['children'], definition: Definition): Sentence[] {
  const texts = cells.map((cell) => writtenText(cell));
  return cells.flatMap((cell, index) =>
    ofPhrasing(cell, definition, texts.slice(0, index).join(' | ')),
  );
}

function ofBlock(
  node: RootContent | Nodes,
  definition: Definition,
  rows: ReadonlySet<Nodes>,
): Sentence[] {
  if (node.type === 'paragraph') return ofPhrasing(node, definition);
  if (node.type === 'tableRow') {
    return rows.has(node) ? [] : ofCells(node.children, definition);
  }
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => ofBlock(child, definition, rows));
}

/** All sentences of a page, each with its nearest heading or row. */
export function sentencesOf(definitions: readonly Definition[]): Sentence[] {
  const rows = new Set<Nodes>(definitions.flatMap(({ row }) => (row ? [row] : [])));
  const done = new Set<Nodes>();
  return definitions.flatMap((definition) => {
    const { row, section } = definition;
    if (row) {
      // A row with several names is only read once.
      if (done.has(row)) return [];
      done.add(row);
      return row.children.slice(1).flatMap((cell) => ofPhrasing(cell, definition));
    }
    return section.blocks.flatMap((block) => ofBlock(block, definition, rows));
  });
}
