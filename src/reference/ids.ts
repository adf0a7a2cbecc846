import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Definition } from './documented.ts';

/** The id of a row: that of a heading with the full name of the identifier. */
export function rowId(id: string): string {
  return new GithubSlugger().slug(id);
}

/** Ids that the build gives to rows of definition tables. */
export function rowIds(definitions: readonly Definition[]): Set<string> {
  return new Set(
    definitions
      .filter(({ table }) => table !== undefined)
      .flatMap(({ identifiers }) => identifiers.slice(0, 1).map(({ id }) => rowId(id))),
  );
}

/** The id that a comment at the end of a heading gives it. */
function commentId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\/\*\s*#(?<id>\S+)/u.exec(last.value)?.groups?.id;
}

/** Ids that headings and elements of a page have once it is built. */
export function headingIds(tree: Root): Set<string> {
  const ids = new Set<string>();
  const slugger = createSlugger();
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const text = toString(node);
      const id = commentId(node) ?? parseMarkdownHeadingId(text, 'classic').id;
      ids.add(id ?? slugger.slug(text));
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'id') continue;
        if (typeof attribute.value === 'string') ids.add(attribute.value);
      }
    }
  });
  return ids;
}
