import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** The id of a row: that of a heading with the full name of the identifier. */
export function rowId(id: string): string {
  return new GithubSlugger().slug(id);
}

/** The id that a comment at the end of a heading gives it. */
function commentId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\/\*\s*#(?<id>\S+)/u.exec(last.value)?.groups?.id;
}

/** Ids of a page, once it is built. */
export interface PageIds {
  readonly ofHeading: ReadonlyMap<Heading, string>;
  /** Those of headings and of elements. */
  readonly all: ReadonlySet<string>;
}

/** Foresees the ids that Docusaurus gives to the headings of a page. */
export function readIds(tree: Root): PageIds {
  const ofHeading = new Map<Heading, string>();
  const all = new Set<string>();
  const slugger = createSlugger();
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const text = toString(node);
      const given = commentId(node) ?? parseMarkdownHeadingId(text, 'classic').id;
      const id = given ?? slugger.slug(text);
      ofHeading.set(node, id);
      all.add(id);
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'id') continue;
        if (typeof attribute.value === 'string') all.add(attribute.value);
      }
    }
  });
  return { ofHeading, all };
}
