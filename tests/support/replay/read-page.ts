import type { Code, List, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { englishCaptions, isFilePath } from '../../../src/content/examples/captions.ts';

/** A position on the page. */
export interface Place {
  readonly heading: string;
  /** Line of the Markdown copy. */
  readonly line: number;
}

/** A file that a panel offers. */
export interface Offer {
  readonly path: string;
  readonly url: string;
}

/** An instruction for the reader, or something the page shows. */
export type Action = Place &
  (
    | { readonly kind: 'file'; readonly path: string; readonly text: string }
    | { readonly kind: 'diff'; readonly path: string; readonly text: string }
    | { readonly kind: 'excerpt'; readonly path: string; readonly text: string }
    | { readonly kind: 'output'; readonly text: string }
    | { readonly kind: 'tree'; readonly text: string }
    | { readonly kind: 'commands'; readonly lines: readonly string[] }
    | {
        readonly kind: 'panel';
        readonly starts: boolean;
        readonly offers: readonly Offer[];
        /** Files whose content is inside the panel, by path. */
        readonly texts: ReadonlyMap<string, string>;
      }
  );

/** The summaries of `<StepFiles>`. */
const panelTitles: ReadonlyMap<string, { readonly starts: boolean }> = new Map([
  ['Files of this step', { starts: false }],
  ['New project: start with these files in an empty folder', { starts: true }],
]);

/** Tabs with equivalent content. */
const otherManagers: ReadonlySet<string> = new Set(['Yarn:', 'pnpm:', 'Bun:']);

const shells: ReadonlySet<string> = new Set(['bash', 'sh', 'shell']);

function captionOf({ meta }: Code): string | undefined {
  return /title="([^"]*)"/u.exec(meta ?? '')?.[1];
}

/** The command lines in a shell block, with continued lines joined. */
function commandLines(text: string): string[] {
  return text
    .replace(/\\\n\s*/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** True if a caption marks the block as output of a command. */
function isOutput(caption: string | undefined): boolean {
  const [word] = caption?.split(',') ?? [];
  return word === englishCaptions.output;
}

function readBlock(node: Code, place: Place): Action | undefined {
  const caption = captionOf(node);
  const text = node.value;
  if (shells.has(node.lang ?? '')) {
    // A shell block with a caption has commands for another situation.
    return caption === undefined
      ? { ...place, kind: 'commands', lines: commandLines(text) }
      : undefined;
  }
  if (isOutput(caption)) return { ...place, kind: 'output', text };
  if (caption === undefined) {
    return /^[│ ]*[├└]──/mu.test(text) ? { ...place, kind: 'tree', text } : undefined;
  }
  if (isFilePath(caption)) {
    return { ...place, kind: node.lang === 'diff' ? 'diff' : 'file', path: caption, text };
  }
  const suffix = ` (${englishCaptions.excerpt})`;
  return caption.endsWith(suffix)
    ? { ...place, kind: 'excerpt', path: caption.slice(0, -suffix.length), text }
    : undefined;
}

function offersOf(list: List): Offer[] {
  const offers: Offer[] = [];
  visit(list, 'link', (link) => {
    offers.push({ path: toString(link), url: link.url });
  });
  return offers;
}

/** True if a paragraph ends a panel. */
function isArchiveLink(node: RootContent): boolean {
  return (
    node.type === 'paragraph' &&
    node.children.some((child) => child.type === 'link' && child.url.endsWith('.zip'))
  );
}

/**
 * Extracts the instructions of a published page.
 *
 * @param markdown the Markdown copy of the page
 * @throws {Error} if a panel of files isn't closed
 */
export function readPage(markdown: string): Action[] {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const nodes: RootContent[] = [];
  // Blocks in lists and quotes are steps as well.
  const collect = (children: readonly RootContent[]): void => {
    for (const node of children) {
      nodes.push(node);
      if (node.type === 'blockquote' || node.type === 'listItem') collect(node.children);
      if (node.type === 'list' && !nodes.some((other) => isPanelTitle(other) && isNext(other))) {
        collect(node.children);
      }
    }
  };
  const isNext = (title: RootContent): boolean => nodes.at(-2) === title;
  collect(tree.children);

  const actions: Action[] = [];
  let heading = '';
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    const place: Place = { heading, line: node.position?.start.line ?? 0 };
    if (node.type === 'heading') heading = toString(node);
    else if (node.type === 'code') {
      const before = nodes[index - 1];
      const tab = before?.type === 'paragraph' ? toString(before) : '';
      const action = otherManagers.has(tab) ? undefined : readBlock(node, place);
      if (action) actions.push(action);
    } else if (isPanelTitle(node)) {
      const list = nodes[index + 1];
      const end = nodes.findIndex((other, at) => at > index && isArchiveLink(other));
      if (list?.type !== 'list' || end < 0) {
        throw new Error(
          `line ${place.line}: the panel "${toString(node)}" has no list and no archive`,
        );
      }
      const texts = new Map<string, string>();
      for (const inside of nodes.slice(index + 2, end)) {
        if (inside.type === 'code') texts.set(captionOf(inside) ?? '', inside.value);
      }
      const starts = panelTitles.get(toString(node))?.starts === true;
      actions.push({ ...place, kind: 'panel', starts, offers: offersOf(list), texts });
      index = end;
    }
  }
  return actions;
}

function isPanelTitle(node: RootContent): boolean {
  return (
    node.type === 'paragraph' &&
    node.children[0]?.type === 'strong' &&
    panelTitles.has(toString(node))
  );
}
