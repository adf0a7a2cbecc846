import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ReadmeContext } from './context.ts';

export type HeadingIds = ReadonlyMap<Heading, string>;

/** The ids that GitHub assigns to the headings of a README. */
export function githubIds(tree: Root): HeadingIds {
  const slugger = new GithubSlugger();
  const ids = new Map<Heading, string>();
  visit(tree, 'heading', (heading) => {
    ids.set(heading, slugger.slug(toString(heading)));
  });
  return ids;
}

/**
 * Keeps GitHub's id of every heading even if earlier headings were dropped or the page would generate a different one:
 * then the id is written explicitly after the text.
 *
 * @param ids result of `githubIds` for the whole README
 * @returns the ids of the page
 */
export function keepIds(tree: Root, ids: HeadingIds, context: ReadmeContext): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const kept = new Set<string>();
  visit(tree, 'heading', (heading) => {
    const text = toString(heading);
    const id = ids.get(heading) ?? slugger.slug(text);
    if (kept.has(id)) context.refuse(`two headings have the id "${id}".`, heading);
    kept.add(id);
    // Old and new sluggers differ only in the rarest characters; `{#` would be parsed as an explicit id.
    const certain = !/[\u{10000}-\u{10FFFF}]|\{#/u.test(text) && /^[\w-]*$/u.test(id);
    if (certain && slugger.slug(text) === id) return;
    context.count('explicitId');
    heading.children.push({ type: 'text', value: ` {#${id}}` });
  });
  return kept;
}
