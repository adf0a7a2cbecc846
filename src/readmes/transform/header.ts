import type { Heading, List, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ReadmeContext } from './context.ts';

/** Letters and digits only, so "Babel Loader", "babel-loader" and "BabelLoader" are equal. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Hosts and paths that only serve badges. */
const badgeAddress =
  /^https?:\/\/(?:img\.shields\.io|badgen\.net|badges\.gitter\.im|codecov\.io|coveralls\.io|david-dm\.org|packagephobia\.(?:now\.sh|com)|travis-ci\.(?:org|com)|api\.travis-ci\.com|snyk\.io|badge\.fury\.io|opencollective\.com|ci\.appveyor\.com)\/|\/badge(?:s\/|\.svg|\?|$)/iu;

function imagesIn(node: PhrasingContent): readonly string[] {
  if (node.type === 'image') return [node.url];
  return 'children' in node ? node.children.flatMap(imagesIn) : [];
}

/** True if a paragraph consists only of images. */
function holdsOnlyImages(node: Paragraph): boolean {
  return (
    node.children.some((child) => imagesIn(child).length > 0) &&
    node.children.every((child) => imagesIn(child).length > 0 || toString(child).trim() === '')
  );
}

/** True if every image in a paragraph is a badge, and the rest is at most a label such as "chat:". */
function isBadgeRow(node: Paragraph): boolean {
  const images = node.children.flatMap(imagesIn);
  if (images.length === 0 || !images.every((url) => badgeAddress.test(url))) return false;
  const words: PhrasingContent[] = node.children.filter((child) => imagesIn(child).length === 0);
  return toString(words)
    .split('\n')
    .every((line) => /^[\s|·•]*(?:[\w -]{1,24}:)?\s*$/u.test(line));
}

/** True if a list is a handwritten table of contents: every item is a single link to a heading of the page. */
function isContentsList(list: List): boolean {
  return list.children.every((item) =>
    item.children.every((child) => {
      if (child.type === 'list') return isContentsList(child);
      if (child.type !== 'paragraph') return false;
      const [only, ...others] = child.children;
      return others.length === 0 && only?.type === 'link' && only.url.startsWith('#');
    }),
  );
}

const contentsTitles: ReadonlySet<string> = new Set(['contents', 'toc', 'tableofcontents']);

function firstSection(children: readonly RootContent[]): number {
  const index = children.findIndex((child) => child.type === 'heading');
  return index < 0 ? children.length : index;
}

/**
 * Drops the title, because the page has its own. A README may have it twice, once as HTML under a logo and once as
 * text.
 */
export function dropTitles(tree: Root, context: ReadmeContext): void {
  const names = new Set([plain(context.entry.npm), plain(context.entry.title)]);
  const isNamed = (node: RootContent): boolean => names.has(plain(toString(node)));
  const headings = tree.children.filter((node) => node.type === 'heading');
  const titles = headings.filter((heading) => heading.depth === 1);
  const [first, second] = headings;
  // An h1 with another name is also the title if no other h1 follows, which would mean that they are sections, or if
  // the one with the expected name is next.
  const opens =
    titles.length === 1 || (second !== undefined && second === titles[1] && isNamed(second));
  const dropped = new Set(titles.filter((title) => isNamed(title) || (title === first && opens)));
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'heading' || !dropped.has(node)) return true;
    context.count('title');
    return false;
  });
}

/** Keeps one h1 per page: if sections are written as h1, every heading moves down one level. */
export function demoteHeadings(tree: Root, context: ReadmeContext): void {
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  if (!headings.some((heading) => heading.depth === 1)) return;
  for (const heading of headings) {
    heading.depth = Math.min(heading.depth + 1, 6) as Heading['depth'];
    context.count('demotedHeading');
  }
}

/**
 * Closes gaps between heading levels, which screen readers report as missing: a heading is at most one level below its
 * parent.
 */
export function closeLevelGaps(tree: Root, context: ReadmeContext): void {
  const open: { readonly written: number; readonly depth: number }[] = [];
  for (const heading of tree.children) {
    if (heading.type !== 'heading') continue;
    const written = heading.depth;
    while ((open.at(-1)?.written ?? 0) >= written) open.pop();
    const depth = (open.at(-1)?.depth ?? 1) + 1;
    open.push({ written, depth });
    if (depth === written) continue;
    heading.depth = depth as Heading['depth'];
    context.count('closedLevelGap');
  }
}

/** Drops logos (images before the first section) and badges (anywhere in a row). */
export function dropBadges(tree: Root, context: ReadmeContext): void {
  const start = firstSection(tree.children);
  tree.children = tree.children.filter((node, index) => {
    if (node.type !== 'paragraph') return true;
    const drop = isBadgeRow(node) || (index < start && holdsOnlyImages(node));
    if (drop)
      for (const child of node.children)
        imagesIn(child).forEach(() => {
          context.count('badge');
        });
    return !drop;
  });
}

/** Drops a handwritten table of contents if it is before the first section or under its own heading. */
export function dropContentsList(tree: Root, context: ReadmeContext): void {
  const start = firstSection(tree.children);
  const { children } = tree;
  tree.children = children.filter((node, index) => {
    const before = children[index - 1];
    const after = children[index + 1];
    const isContentsTitle = (other: RootContent | undefined): boolean =>
      other?.type === 'heading' && contentsTitles.has(plain(toString(other)));
    if (isContentsTitle(node)) return !(after?.type === 'list' && isContentsList(after));
    if (node.type !== 'list' || !isContentsList(node)) return true;
    if (index > start && !isContentsTitle(before)) return true;
    context.count('contentsList');
    return false;
  });
}
