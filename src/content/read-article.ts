import type { Element, ElementContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { classesOf, oneLine } from './elements.ts';
import type { Anchor } from './plugin-data.ts';

/** The text below one heading of a page, without that of its subheadings. */
export interface ArticleSection {
  /** Level of the heading; 1 for the page itself. */
  readonly level: number;
  /** Id of the heading; empty for the text before the first one. */
  readonly id: string;
  readonly heading: string;
  /** True if it was added to the text, such as further reading and footnotes. */
  readonly isAdded: boolean;
  /** Names that it documents without a heading: flags of an option, first cells of table rows. */
  readonly names: string;
  readonly text: string;
  /** Beginning of the first paragraph. */
  readonly summary?: string | undefined;
  /** The first code block, before any text or after it. */
  readonly code?: string | undefined;
}

/** The text of a built page. */
export interface ArticleText {
  /** The page's own section comes first. */
  readonly sections: readonly ArticleSection[];
  /** Table rows that can be linked to, with the beginning of their text after the first cell. */
  readonly rows: readonly { readonly id: string; readonly summary: string }[];
  /** URLs of the links in the text, as written. */
  readonly links: readonly string[];
}

interface OpenSection extends Omit<ArticleSection, 'names' | 'text'> {
  readonly names: string[];
  readonly text: string[];
  summary?: string | undefined;
  code?: string | undefined;
}

const levels: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };

/** Elements without page text: controls, drawings, and asides, whose headings have unstable ids. */
const skipped: ReadonlySet<string> = new Set([
  'aside',
  'script',
  'style',
  'svg',
  'button',
  'template',
  'nav',
  'select',
]);

/** Inline elements, whose text isn't separated by a space. */
const inline: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
]);

/** Fences with text that readers paste into the search: messages rather than code. */
const messageLanguages = ['language-text', 'language-console', 'language-log'];

const maximalSummary = 300;

/**
 * Whole sentences up to the maximum length, without one that only introduces a list; always includes the first
 * sentence.
 */
function shorten(text: string): string {
  const ends = [...text.matchAll(/[.!?:](?=\s|$)|[。！？：]/gu)].map(({ index }) => index + 1);
  if (text.length <= maximalSummary && !/[:：]$/u.test(text)) return text;
  const whole = ends.filter((end) => end <= maximalSummary && !/[:：]/u.test(text.charAt(end - 1)));
  return text.slice(0, whole.at(-1) ?? ends[0] ?? text.length);
}

function isHidden({ properties: { ariaHidden, hidden } }: Element): boolean {
  return ariaHidden === 'true' || hidden === true;
}

/** True for the link of a heading to itself, which the theme adds. */
function isHashLink(node: ElementContent): boolean {
  return node.type === 'element' && classesOf(node).includes('hash-link');
}

/** Code in the first cell of each row: names in tables don't have headings of their own. */
function tableNames(table: Element): string[] {
  return selectAll('tr > td:first-child > code, tr > td:first-child > a > code', table).map(
    (code) => toString(code),
  );
}

/** Flags in the facts below a heading; readers don't search for types and defaults. */
function factNames(facts: Element): string[] {
  return selectAll('dd code', facts)
    .map((code) => toString(code).trim())
    .filter((name) => name.startsWith('--'));
}

/** Text of the cells after the first one. */
function rowText(row: Element): string {
  return selectAll('td', row)
    .slice(1)
    .map((cell) => oneLine(toString(cell)))
    .filter(Boolean)
    .join(' | ');
}

/**
 * Reads the content of a built page: the one reading that sidebar anchors, data files and search records derive from. The
 * ids are those in the browser, whatever generated them.
 *
 * Only what has another input, or keeps more of it, is read elsewhere:
 *
 * - Sources, before or without a build: by `source-page.ts`, and by `page-headings.ts`, because sidebars are created
 *   before pages are compiled.
 * - The current page in the browser: the sidebar takes its headings from the compiled module, and page tools read what is
 *   on screen.
 * - The Markdown copy is the same tree in another notation, with all its structure. The npm package has positions of
 *   headings in the copies, so it finds them there, by the headings in the search index.
 *
 * @param description description of the page, which counts among its names
 */
export function readArticle(
  content: Element,
  { title, description }: { readonly title: string; readonly description: string },
): ArticleText {
  let current: OpenSection = {
    level: 1,
    id: '',
    heading: title,
    isAdded: false,
    names: [description],
    text: [],
  };
  const sections = [current];
  const rows: { id: string; summary: string }[] = [];

  const read = (element: Element, isAdded: boolean): void => {
    const { tagName, properties } = element;
    const { id } = properties;
    if (skipped.has(tagName) || isHidden(element)) return;
    const level = levels[tagName];
    // The title is already the heading of the first section.
    if (level === 1) return;
    if (level !== undefined && typeof id === 'string') {
      const children = element.children.filter((child) => !isHashLink(child));
      const heading = oneLine(toString({ ...element, children }));
      current = { level, id, heading, isAdded, names: [], text: [] };
      sections.push(current);
      return;
    }
    if (tagName === 'dl' && 'dataSignature' in properties) {
      current.names.push(...factNames(element));
      return;
    }
    // Readers don't search for values in old versions, or for a list of names that are described elsewhere.
    if ('dataHistory' in properties || 'dataUnindexed' in properties) return;
    const classes = classesOf(element);
    if (classes.includes('theme-code-block')) {
      const code = select('pre code', element);
      const text = code ? toString(code) : '';
      current.code ??= text.trim() || undefined;
      if (messageLanguages.some((name) => classes.includes(name))) {
        current.text.push(' ', text, ' ');
      }
      return;
    }
    if (tagName === 'pre') return;
    if (tagName === 'table') current.names.push(...tableNames(element));
    if (tagName === 'tr' && typeof id === 'string') {
      rows.push({ id, summary: shorten(rowText(element)) });
    }
    if (tagName === 'p') current.summary ??= shorten(oneLine(toString(element))) || undefined;
    const space = inline.has(tagName) ? '' : ' ';
    current.text.push(space);
    readChildren(element, isAdded || tagName === 'section');
    current.text.push(space);
  };

  const readChildren = ({ children }: Element, isAdded: boolean): void => {
    for (const child of children) {
      if (child.type === 'text') current.text.push(child.value);
      else if (child.type === 'element') read(child, isAdded);
    }
  };

  readChildren(content, false);
  return {
    sections: sections.map((section) => ({
      ...section,
      names: [...new Set(section.names)].join(' '),
      text: oneLine(section.text.join('')),
    })),
    rows,
    links: selectAll('a[href]', content)
      .filter((link) => !isHashLink(link))
      .map(({ properties }) => String(properties.href)),
  };
}

/** True for a section that the sidebar lists: a heading of level 2 or 3 that belongs to the text. */
export function isAnchor({ level, isAdded }: ArticleSection): boolean {
  return (level === 2 || level === 3) && !isAdded;
}

/** Headings of a page that the sidebar lists, in document order. */
export function anchorsOf({ sections }: ArticleText): Anchor[] {
  return sections.filter(isAnchor).map(({ heading, id, level }) => ({ title: heading, id, level }));
}

/** What comes first below a heading, or in a table row. */
export function summaryAt({ sections, rows }: ArticleText, id: string): string | undefined {
  const isPlace = (place: { readonly id: string }): boolean => place.id === id;
  return (sections.find(isPlace) ?? rows.find(isPlace))?.summary;
}
