import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { readFrontMatter } from '../content/read-front-matter.ts';

/** A code span, a link or an image in a segment. */
export interface SegmentReference {
  /** The code, or the target of a link or an image. */
  readonly name: string;
  /** The link's text; for code, the code itself. */
  readonly label: string;
  /** Start and end offsets in the segment's text. */
  readonly start: number;
  readonly end: number;
}

/** A piece of text that is translated as a unit: a title, a heading, a paragraph, a cell, a label. */
export interface Segment {
  readonly kind: string;
  readonly line: number;
  /** Visible text, with code in backticks. */
  readonly text: string;
  readonly links: readonly SegmentReference[];
  readonly codes: readonly SegmentReference[];
}

/** Attributes with visible text. */
export const readAttributes: ReadonlySet<string> = new Set([
  'label',
  'alt',
  'title',
  'caption',
  'summary',
]);

/** The text of a node, with its references. */
function read(node: Nodes, kind: string): Segment {
  let text = '';
  const links: SegmentReference[] = [];
  const codes: SegmentReference[] = [];
  const add = (part: Nodes): void => {
    const start = text.length;
    if (part.type === 'inlineCode') {
      text += `\`${part.value}\``;
      codes.push({ name: part.value, label: part.value, start, end: text.length });
    } else if (part.type === 'break') {
      text += ' ';
    } else if ('children' in part) {
      part.children.forEach(add);
    } else {
      // The comment with a heading's id, and other expressions, aren't visible text.
      if (part.type === 'text') text += part.value;
      if (part.type === 'image') text += part.alt ?? '';
    }
    if (part.type === 'link' || part.type === 'image') {
      links.push({ name: part.url, label: text.slice(start), start, end: text.length });
    }
  };
  add(node);
  return { kind, line: node.position?.start.line ?? 1, text: text.trimEnd(), links, codes };
}

function plain(kind: string, line: number, text: string): Segment {
  return { kind, line, text, links: [], codes: [] };
}

/** Texts of the front matter. */
function frontMatterSegments(source: string): Segment[] {
  const { related, ...rest } = readFrontMatter(source);
  const lines = source.split('\n');
  const lineOf = (start: string) =>
    Math.max(
      0,
      lines.findIndex((line) => line.startsWith(start)),
    ) + 1;
  const own = ['title', 'description', 'sidebar_label'].flatMap((key) => {
    const value = rest[key];
    return typeof value === 'string' ? [plain(key, lineOf(`${key}:`), value)] : [];
  });
  const links: unknown[] = Array.isArray(related) ? (related as unknown[]) : [];
  const titles = links.flatMap((link) =>
    typeof link === 'object' && link !== null && 'title' in link && typeof link.title === 'string'
      ? [plain('title of a related link', lineOf('related:'), link.title)]
      : [],
  );
  return [...own, ...titles];
}

/** Texts in the attributes of a component. */
function attributeSegments(node: Nodes): Segment[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    readAttributes.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [plain(`attribute "${attribute.name}"`, node.position?.start.line ?? 1, attribute.value)]
      : [],
  );
}

/**
 * Everything on a page that is translated, in page order.
 *
 * @param source the page, for its front matter
 * @param tree its syntax tree
 */
export function segmentsOf(source: string, tree: Root): Segment[] {
  const segments = frontMatterSegments(source);
  visit(tree, (node) => {
    segments.push(...attributeSegments(node));
    if (node.type === 'paragraph') {
      const isLabel = node.data !== undefined && 'directiveLabel' in node.data;
      segments.push(read(node, isLabel ? 'label' : 'paragraph'));
    } else if (node.type === 'heading') {
      segments.push(read(node, 'heading'));
    } else if (node.type === 'tableCell') {
      segments.push(read(node, 'cell'));
    } else {
      return undefined;
    }
    // The content has been read, except for attributes.
    visit(node, (inner) => {
      if (inner !== node) segments.push(...attributeSegments(inner));
    });
    return SKIP;
  });
  return segments.filter(({ text }) => text.trim() !== '');
}

/** A segment of the English page with its translation. */
export interface SegmentPair {
  readonly source: Segment;
  readonly translation: Segment;
}

/** Pairs the segments of two pages; undefined if the pages don't have the same structure. */
export function pairSegments(
  source: readonly Segment[],
  translation: readonly Segment[],
): SegmentPair[] | undefined {
  if (source.length !== translation.length) return undefined;
  const pairs = source.flatMap((segment, index) => {
    const other = translation[index];
    return other?.kind === segment.kind ? [{ source: segment, translation: other }] : [];
  });
  return pairs.length === source.length ? pairs : undefined;
}
