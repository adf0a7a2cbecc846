import type { Heading, List, Root, RootContent, Text } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { llmsFullName } from '../markdown-copy.ts';
import type { PageGroup } from './pages.ts';

/** What the index says before it lists the pages. */
export interface SiteSummary {
  readonly name: string;
  readonly description: string;
  /** Version of webpack that the pages describe. */
  readonly version: string;
  /** Address of the built language, with a slash at the end. */
  readonly address: string;
  /** Address of the copy of a page, by its permalink. */
  readonly copyOf: (permalink: string) => string;
}

function text(value: string): Text {
  return { type: 'text', value };
}

function heading(depth: 1 | 2, value: string): Heading {
  return { type: 'heading', depth, children: [text(value)] };
}

function links({ pages }: PageGroup, { copyOf }: SiteSummary): List {
  return {
    type: 'list',
    spread: false,
    children: pages.map(({ permalink, title, description }) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'link', url: copyOf(permalink), children: [text(title)] },
            ...(description === '' ? [] : [text(`: ${description.replace(/\s+/gu, ' ')}`)]),
          ],
        },
      ],
    })),
  };
}

/** The index of all copies, in the form of llmstxt.org: title, summary, and lists of links with descriptions. */
export function llmsIndex(groups: readonly PageGroup[], site: SiteSummary): string {
  const full = new URL(llmsFullName, site.address).href;
  const children: RootContent[] = [
    heading(1, site.name),
    { type: 'blockquote', children: [{ type: 'paragraph', children: [text(site.description)] }] },
    {
      type: 'paragraph',
      children: [
        text(
          `The documentation of webpack ${site.version}. Each link leads to a page as Markdown; without the name of the file, it is the address of the page for people. All pages in one file: `,
        ),
        { type: 'link', url: full, children: [text(llmsFullName)] },
      ],
    },
    ...groups.flatMap((group) => [heading(2, group.title), links(group, site)]),
  ];
  const root: Root = { type: 'root', children };
  return unified().use(remarkStringify, { bullet: '-' }).stringify(root);
}

/** All copies one after the other, each from its own title on. */
export function llmsFull(copies: readonly string[]): string {
  return copies.join('\n---\n\n');
}
