import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ReadmeContext } from './context.ts';

export type HeadingIds = ReadonlyMap<Heading, string>;

/** The ids that GitHub gives to the headings of a README. */
export function githubIds(tree: Root): HeadingIds {
  const slugger = new GithubSlugger();
  const ids = new Map<Heading, string>();
  visit(tree, 'heading', (heading) => {
    ids.set(heading, slugger.slug(toString(heading)));
  });
  return ids;
}

/**
 * Lets every heading keep GitHub's id although others before it were dropped, or although the page would slug it
 * in another way: then the id is written out after the text.
 *
 * @param ids what `githubIds` gave for the whole README
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
    // Old and new sluggers agree on all but the rarest characters; `{#` would be read as an id of its own.
    const certain = !/[\u{10000}-\u{10FFFF}]|\{#/u.test(text) && /^[\w-]*$/u.test(id);
    if (certain && slugger.slug(text) === id) return;
    context.count('explicitId');
    heading.children.push({ type: 'text', value: ` {#${id}}` });
  });
  return kept;
}
