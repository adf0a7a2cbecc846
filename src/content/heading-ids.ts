import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** The id of a row: the same as for a heading with the identifier's full name. */
export function rowId(id: string): string {
  return new GithubSlugger().slug(id);
}

/** The id set by a comment at the end of a heading. */
function commentId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\/\*\s*#(?<id>\S+)/u.exec(last.value)?.groups?.id;
}

/** Ids of the built page. */
export interface PageIds {
  readonly ofHeading: ReadonlyMap<Heading, string>;
  /** Ids of headings and elements. */
  readonly all: ReadonlySet<string>;
}

/** Predicts the ids that Docusaurus gives to the headings of a page. */
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
