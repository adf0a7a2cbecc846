import type { Heading, Nodes, Root, RootContent, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** First header cells of tables that define names. */
const definitionHeaders: ReadonlySet<string> = new Set([
  'Option',
  'Field',
  'Flag',
  'Hook',
  'Value',
  'Variable',
  'Method',
  'Property',
  'Comment',
  'Function',
  'Class',
  'Command',
  'Error',
  'Warning',
  'Name',
  // The same words in the translations.
  ...['选项', '字段', '命令行参数', '钩子', '值', '变量', '方法', '属性', '注释', '函数', '类'],
  ...['命令', '错误', '警告', '名称'],
  ...['옵션', '필드', '플래그', '훅', '값', '변수', '메서드', '속성', '주석', '함수', '클래스'],
  ...['명령', '오류', '경고', '이름'],
]);

/** A name as written on the page, without arguments and notes. */
export interface WrittenName {
  readonly text: string;
  /** Text in parentheses after the name, such as `removed in 5.111`. */
  readonly note: string | undefined;
}

export interface DefinitionRow {
  readonly node: TableRow;
  /** Names in the first cell, which contains nothing else. */
  readonly names: readonly WrittenName[];
  readonly words: number;
}

export interface DefinitionTable {
  readonly node: Table;
  /** Text of the first header cell, such as `Option`. */
  readonly header: string;
  readonly columns: readonly string[];
  readonly rows: readonly DefinitionRow[];
}

/** A heading with the blocks up to the next heading; the first section of a page has the page title as its heading. */
export interface Section {
  readonly heading: Heading | undefined;
  readonly depth: number;
  readonly name: WrittenName;
  readonly parent: Section | undefined;
  readonly blocks: readonly RootContent[];
  readonly tables: readonly DefinitionTable[];
  /** Number of words of prose in the blocks, without code samples. */
  readonly words: number;
}

/** Position of the parenthesis that the last character closes, or -1. */
function openingOfLast(text: string): number {
  if (!text.endsWith(')')) return -1;
  let depth = 0;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    if (text[index] === ')') depth += 1;
    if (text[index] === '(') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

/**
 * Parses a name in a heading or a cell: `this.async()` is `this.async`, and `__webpack_hash__ (webpack-specific)` is
 * `__webpack_hash__` with a note.
 */
export function readName(written: string): WrittenName {
  let text = written.replace(/\s*\{#[^}]*\}$/u, '').trim();
  let note: string | undefined;
  for (let at = openingOfLast(text); at > 0; at = openingOfLast(text)) {
    const inside = text.slice(at + 1, -1).trim();
    if (/\s/u.test(text[at - 1] ?? '')) note ??= inside;
    text = text.slice(0, at).trim();
  }
  return { text, note };
}

/** Text of a node without the comment that sets its id. */
function visibleText(node: Nodes): string {
  if (!('children' in node)) return toString(node);
  return node.children
    .filter(({ type }) => type !== 'mdxTextExpression')
    .map((child) => visibleText(child))
    .join('');
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
}

/** Number of words of prose in a node. */
function wordsOf(node: Nodes): number {
  if (node.type === 'code') return 0;
  if (!('children' in node)) return 'value' in node ? countWords(toString(node)) : 0;
  const isPhrasing = ['paragraph', 'tableCell', 'heading'].includes(node.type);
  if (isPhrasing) return countWords(toString(node));
  return node.children.reduce((sum, child) => sum + wordsOf(child), 0);
}

/** The names in a cell that contains only names in code; an empty list otherwise. */
function namesOfCell(row: TableRow): WrittenName[] {
  const children = row.children[0]?.children ?? [];
  const names = children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : []));
  const isPlain = children.every(
    (child) =>
      child.type === 'inlineCode' ||
      child.type === 'break' ||
      (child.type === 'text' && /^[\s,、，/]*$/u.test(child.value)),
  );
  return isPlain ? names.map(readName) : [];
}

function definitionTable(node: Table): DefinitionTable | undefined {
  const [head, ...rows] = node.children;
  const columns = (head?.children ?? []).map((cell) => toString(cell).trim());
  const header = columns[0] ?? '';
  if (!definitionHeaders.has(header)) return undefined;
  return {
    node,
    header,
    columns,
    rows: rows.flatMap((row) => {
      const names = namesOfCell(row);
      const words = row.children.slice(1).reduce((sum, cell) => sum + wordsOf(cell), 0);
      return names.length === 0 ? [] : [{ node: row, names, words }];
    }),
  };
}

/** Blocks in reading order; the content of asides and components counts as the page's own. */
function flatBlocks(parent: { readonly children: readonly RootContent[] }): RootContent[] {
  return parent.children.flatMap((child) =>
    child.type === 'mdxJsxFlowElement' || child.type === 'containerDirective'
      ? flatBlocks(child)
      : [child],
  );
}

/**
 * Splits a page into sections.
 *
 * @param title the page's title, which is the heading of the first section
 */
export function readSections(root: Root, title: string): Section[] {
  interface Draft extends Omit<Section, 'blocks' | 'tables' | 'words' | 'parent'> {
    readonly parent: Draft | undefined;
    readonly blocks: RootContent[];
  }
  const first: Draft = {
    heading: undefined,
    depth: 1,
    name: readName(title),
    parent: undefined,
    blocks: [],
  };
  const drafts = [first];
  let current = first;
  for (const block of flatBlocks(root)) {
    if (block.type !== 'heading') {
      current.blocks.push(block);
      continue;
    }
    let parent: Draft | undefined = current;
    while (parent !== undefined && parent.depth >= block.depth) parent = parent.parent;
    current = {
      heading: block,
      depth: block.depth,
      name: readName(visibleText(block)),
      parent,
      blocks: [],
    };
    drafts.push(current);
  }
  const done = new Map<Draft, Section>();
  for (const draft of drafts) {
    const tables = draft.blocks.flatMap((block) => {
      const table = block.type === 'table' ? definitionTable(block) : undefined;
      return table ? [table] : [];
    });
    done.set(draft, {
      ...draft,
      parent: draft.parent && done.get(draft.parent),
      tables,
      words: draft.blocks.reduce((sum, block) => sum + wordsOf(block), 0),
    });
  }
  return [...done.values()];
}
