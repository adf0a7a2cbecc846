import type { Nodes, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkInlineLinks from 'remark-inline-links';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ReadmeContext } from './context.ts';

/** Maximum size of a README in bytes: the largest known one is a fifth of it. */
export const maximalReadmeBytes = 512 * 1024;

/** Maximum depth of a tree: the deepest known one is a fifth of it. */
export const maximalDepth = 60;

/** Renderers pad every row to the width of the header, so a wide header alone can produce a huge page. */
const maximalColumns = 50;

/** Markers of quotes and list items at the beginning of a line, each of which opens a level. */
const containerMarkers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/u;

/**
 * Decodes the bytes of a README.
 *
 * @throws if there are too many, or they aren't valid UTF-8
 */
export function decodeReadme(bytes: Uint8Array, context: ReadmeContext): string {
  if (bytes.byteLength > maximalReadmeBytes) {
    context.refuse(
      `the README has ${bytes.byteLength} bytes; more than ${maximalReadmeBytes} are refused.`,
    );
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return context.refuse('the README is not valid UTF-8.');
  }
  if (text.includes('\0')) context.refuse('the README contains NUL characters.');
  return text.replaceAll(/\r\n?/gu, '\n');
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkInlineLinks).freeze();

/**
 * Parses a README like GitHub does, and resolves references to definitions. It is never parsed as MDX, so imports,
 * exports and expressions are text, as on GitHub.
 */
export function parseReadme(text: string, context: ReadmeContext): Root {
  // The parser's time grows with the square of this depth, so it must be checked before parsing.
  for (const [index, line] of text.split('\n').entries()) {
    const markers = containerMarkers.exec(line)?.[0].match(/[>*+.)-]/gu)?.length ?? 0;
    if (markers > maximalDepth) {
      context.refuse(`line ${index + 1} opens more than ${maximalDepth} quotes or lists.`);
    }
  }
  const tree = parser.runSync(parser.parse(text)) as Root;
  checkShape(tree, context);
  visit(tree, (node, _index, parent) => {
    // A resolved reference has lost its position.
    const position = node.position ?? parent?.position;
    if (position !== undefined) node.position = position;
  });
  return tree;
}

/**
 * Rejects a tree that later steps couldn't walk or print in reasonable time.
 *
 * Walks level by level, because a tree that is too deep would overflow a recursive walk.
 */
export function checkShape(tree: Root, context: ReadmeContext): void {
  let level: readonly Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maximalDepth) {
      context.refuse(`constructs are nested more than ${maximalDepth} deep.`, level[0]);
    }
    const wide = level.find(
      (node) => node.type === 'tableRow' && node.children.length > maximalColumns,
    );
    if (wide !== undefined) {
      context.refuse(`a table has more than ${maximalColumns} columns.`, wide);
    }
    level = level.flatMap((node): readonly Nodes[] => ('children' in node ? node.children : []));
  }
}

/** Copies the position of an HTML node to the nodes generated from it, so messages about them have a line. */
export function inheritPosition(node: Root, from: RootContent): void {
  const { position } = from;
  if (position === undefined) return;
  visit(node, (child) => {
    child.position = position;
  });
}
