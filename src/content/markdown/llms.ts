import type { Heading, Link, List, Paragraph, Root, RootContent, Text } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { llmsFullName, llmsIndexName } from '../markdown-copy.ts';
import type { InterfaceTexts, ListedPage, PageGroup } from './pages.ts';

/** English texts of the indexes, by the id of their translations. */
export const llmsTexts = {
  'portal.llms.about':
    'The documentation of webpack {version}. Each section has an index of its pages as Markdown. Without its file name, the URL of a copy is the URL of the page for people.',
  'portal.llms.aboutSection': 'Pages about webpack {version}, as Markdown. All sections:',
  'portal.llms.full': 'All pages in one file:',
  'portal.llms.data': 'Options, flags, hooks, errors and changes as JSON:',
  'portal.llms.languages': 'Other languages:',
  'portal.llms.sections': 'Sections',
} as const;

/** Information at the top of an index, before the list of pages. */
export interface SiteSummary {
  readonly name: string;
  readonly description: string;
  /** Version of webpack that the pages describe. */
  readonly version: string;
  /** URL of the built language, with a trailing slash. */
  readonly address: string;
  /** URL of the data index. */
  readonly data: string;
  /** Names of the other languages with the URLs of their sites. */
  readonly languages: readonly { readonly label: string; readonly address: string }[];
  /** Texts in the language of the build. */
  readonly texts: InterfaceTexts;
  /** URL of a page's copy, by its permalink. */
  readonly copyOf: (permalink: string) => string;
}

function text(value: string): Text {
  return { type: 'text', value };
}

function heading(depth: 1 | 2, value: string): Heading {
  return { type: 'heading', depth, children: [text(value)] };
}

function link(url: string, title: string): Link {
  return { type: 'link', url, children: [text(title)] };
}

function paragraph(...children: Paragraph['children']): Paragraph {
  return { type: 'paragraph', children };
}

function summary(value: string): RootContent {
  return { type: 'blockquote', children: [paragraph(text(value))] };
}

interface ListedLink {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

function list(links: readonly ListedLink[]): List {
  return {
    type: 'list',
    spread: false,
    children: links.map(({ url, title, description }) => ({
      type: 'listItem',
      spread: false,
      children: [
        paragraph(
          link(url, title),
          ...(description === '' ? [] : [text(`: ${description.replace(/\s+/gu, ' ')}`)]),
        ),
      ],
    })),
  };
}

function textOf({ texts, version }: SiteSummary, id: keyof typeof llmsTexts): string {
  return (texts[id] ?? llmsTexts[id]).replace('{version}', version);
}

function copies(pages: readonly ListedPage[], { copyOf }: SiteSummary): List {
  return list(pages.map((page) => ({ ...page, url: copyOf(page.permalink) })));
}

function stringify(children: RootContent[]): string {
  const root: Root = { type: 'root', children };
  return unified().use(remarkStringify, { bullet: '-' }).stringify(root);
}

/** URL of the index of a page group. */
function indexOf(folder: string, { address }: SiteSummary): string {
  return new URL(`${folder}/${llmsIndexName}`, address).href;
}

/** Group that programs with little context can skip; llmstxt.org specifies the name. */
const optionalGroup = 'Optional';

/** The index of a language in the llmstxt.org format: title, summary, and lists of links with descriptions. */
export function llmsIndex(groups: readonly PageGroup[], site: SiteSummary): string {
  const links = groups.flatMap(({ folder, title, pages }) =>
    folder === undefined
      ? []
      : [{ folder, url: indexOf(folder, site), title, description: pages[0]?.description ?? '' }],
  );
  const isOptional = ({ folder }: { readonly folder: string }) => folder === 'blog';
  const languages = site.languages.flatMap(({ label, address }, position) => [
    text(position === 0 ? ' ' : ', '),
    link(new URL(llmsIndexName, address).href, label),
  ]);
  const optional = links.filter(isOptional).map((one) => ({ ...one, description: '' }));
  return stringify([
    heading(1, site.name),
    summary(site.description),
    paragraph(text(textOf(site, 'portal.llms.about'))),
    paragraph(
      text(`${textOf(site, 'portal.llms.full')} `),
      link(new URL(llmsFullName, site.address).href, llmsFullName),
    ),
    paragraph(text(`${textOf(site, 'portal.llms.data')} `), {
      type: 'inlineCode',
      value: site.data,
    }),
    ...(languages.length === 0
      ? []
      : [paragraph(text(textOf(site, 'portal.llms.languages')), ...languages)]),
    heading(2, textOf(site, 'portal.llms.sections')),
    list(links.filter((one) => !isOptional(one))),
    ...groups.flatMap(({ folder, title, pages }) =>
      folder === undefined ? [heading(2, title), copies(pages, site)] : [],
    ),
    ...(optional.length === 0 ? [] : [heading(2, optionalGroup), list(optional)]),
  ]);
}

/** The index of a section, with all its pages. */
export function llmsSection({ title, pages }: PageGroup, site: SiteSummary): string {
  return stringify([
    heading(1, `${site.name}: ${title}`),
    summary(pages[0]?.description ?? site.description),
    paragraph(
      text(`${textOf(site, 'portal.llms.aboutSection')} `),
      link(new URL(llmsIndexName, site.address).href, llmsIndexName),
    ),
    heading(2, title),
    copies(pages, site),
  ]);
}
