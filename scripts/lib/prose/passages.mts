/**
 * Extracts the English of a file: paragraphs, headings and cells of a page; comments, errors and interface texts of
 * code.
 */
import type { Heading, Nodes, Paragraph, PhrasingContent, TableCell } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { splitFrontMatter } from '../../../src/content/read-front-matter.ts';
import { parsePage } from '../../../src/content/source-page.ts';

export type PassageKind =
  'text' | 'heading' | 'cell' | 'description' | 'comment' | 'error' | 'interface';

/** A piece of text that is checked as a unit. */
export interface Passage {
  readonly kind: PassageKind;
  /** Without markup. Code keeps its backticks; run-time values are replaced with `…`. */
  readonly text: string;
  /** Line numbers in the file for each line of the text. */
  readonly lines: readonly number[];
}

const markdown = unified().use(remarkParse).use(remarkGfm);

function plainText(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type === 'inlineCode') return `\`${node.value}\``;
      if (node.type === 'break') return '\n';
      return 'children' in node ? plainText(node.children) : '';
    })
    .join('');
}

function passage(kind: PassageKind, text: string, line: number): Passage {
  return { kind, text, lines: text.split('\n').map((_, index) => line + index) };
}

/**
 * The project's own words on a page. Quotations of other people are left out, and so are columns with the title "Not",
 * which show what to avoid.
 */
function passagesOfTree(tree: Nodes): Passage[] {
  const passages: Passage[] = [];
  const add = (kind: PassageKind, node: Paragraph | Heading | TableCell): void => {
    passages.push(passage(kind, plainText(node.children), node.position?.start.line ?? 1));
  };
  visit(tree, (node) => {
    if (node.type === 'blockquote') return SKIP;
    if (node.type === 'table') {
      const rows = node.children.map(({ children }) => children);
      const shown = rows[0]?.map(({ children }) => plainText(children) !== 'Not') ?? [];
      for (const cell of rows.flatMap((row) => row.filter((_, column) => shown[column]))) {
        add('cell', cell);
      }
      return SKIP;
    }
    if (node.type === 'paragraph') add('text', node);
    if (node.type === 'heading') add('heading', node);
    return undefined;
  });
  return passages;
}

/**
 * Reads a page, a post or another Markdown file.
 *
 * @param file its path, which determines if the text is MDX
 */
export function readMarkdown(file: string, source: string): Passage[] {
  if (!file.endsWith('.mdx')) return passagesOfTree(markdown.parse(source));
  const { frontMatter } = splitFrontMatter(source);
  const passages = passagesOfTree(parsePage(file, source).tree);
  for (const [key, kind] of [
    ['description', 'description'],
    ['title', 'heading'],
  ] as const) {
    const value = frontMatter[key];
    if (typeof value !== 'string') continue;
    const line = source.split('\n').findIndex((text) => text.startsWith(`${key}:`)) + 1;
    passages.push({ kind, text: value, lines: [line] });
  }
  return passages;
}

/** The text of a string, template or concatenation, with `…` for run-time values. */
function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
  return ts.isParenthesizedExpression(node) ? textOf(node.expression) : '…';
}

/**
 * Tags of docstrings with the name that follows, which would look like a repeated word: `@param mode mode of the
 * build`.
 */
const tag = /@(?:param|returns|throws|template)(?: [\w.]+(?= \w))?/gu;

/** The text of a comment without comment markers. */
function commentText(comment: string): string {
  return comment
    .replace(/\*\/$/u, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/{2,3}|\/\*+|\*)\s?/u, '').replaceAll(tag, ''))
    .join('\n');
}

/** Comments; those on consecutive lines are one passage, because their sentences continue across lines. */
function readComments(tree: ts.SourceFile, starts: ReadonlySet<number>): Passage[] {
  const { text } = tree;
  const passages: { text: string; lines: number[] }[] = [];
  for (const start of [...starts].sort((a, b) => a - b)) {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, start) ?? []) {
      const line = tree.getLineAndCharacterOfPosition(pos).line + 1;
      const { lines, ...read } = passage('comment', commentText(text.slice(pos, end)), line);
      const before = passages.at(-1);
      if (text.startsWith('//', pos) && before?.lines.at(-1) === line - 1) {
        before.text += `\n${read.text}`;
        before.lines.push(line);
      } else {
        passages.push({ text: read.text, lines: [...lines] });
      }
    }
  }
  return passages.map((read) => ({ kind: 'comment', ...read }));
}

/** Reads TypeScript or JavaScript: comments, error messages, and default messages of the interface. */
export function readCode(file: string, source: string): Passage[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const passages: Passage[] = [];
  const starts = new Set<number>();
  const add = (kind: PassageKind, node: ts.Expression): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    passages.push({ kind, text: textOf(node).replaceAll('\n', ' '), lines: [line] });
  };
  const walk = (node: ts.Node): void => {
    if (!ts.isJsxText(node)) starts.add(node.getFullStart());
    if (ts.isNewExpression(node) && node.expression.getText(tree).endsWith('Error')) {
      const [message] = node.arguments ?? [];
      if (message) add('error', message);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText(tree) === 'message') {
      add('interface', node.initializer);
    }
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText(tree) === 'Translate') {
      for (const child of node.children) {
        const line = tree.getLineAndCharacterOfPosition(child.getStart(tree)).line + 1;
        if (ts.isJsxText(child)) passages.push(passage('interface', child.text.trim(), line));
        if (ts.isJsxExpression(child) && child.expression) add('interface', child.expression);
      }
    }
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return [...readComments(tree, starts), ...passages];
}
