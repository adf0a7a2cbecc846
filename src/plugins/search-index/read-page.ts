import type { Element, ElementContent, Nodes } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { headingText } from '../../content/anchors.ts';
import type { Article } from '../../content/article.ts';
import { classesOf, oneLine } from '../../content/elements.ts';

/** The text below one heading of a page, without that of its subheadings. */
export interface PageSection {
  readonly level: number;
  /** Id of the heading; empty for the text before the first one. */
  readonly id: string;
  readonly heading: string;
  readonly names: string;
  readonly text: string;
}

export interface PageContent {
  readonly sections: readonly PageSection[];
  /** URLs of the links in the text, as written. */
  readonly links: readonly string[];
}

interface OpenSection {
  readonly level: number;
  readonly id: string;
  readonly heading: string;
  readonly names: string[];
  readonly text: string[];
}

const headings: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };

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
const messageFence = /\blanguage-(?:text|console|bash session|log)\b/u;

function isHidden(element: Element): boolean {
  const { ariaHidden, hidden } = element.properties;
  return ariaHidden === 'true' || hidden === true;
}

function isElement(node: Nodes): node is Element {
  return node.type === 'element';
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

class Reader {
  readonly sections: OpenSection[];

  constructor(title: string, description: string) {
    this.sections = [{ level: 1, id: '', heading: title, names: [description], text: [] }];
  }

  get #current(): OpenSection {
    const current = this.sections.at(-1);
    if (current === undefined) throw new Error('A page begins with its own section.');
    return current;
  }

  read(nodes: readonly ElementContent[]): void {
    for (const node of nodes) {
      if (node.type === 'text') this.#current.text.push(node.value);
      else if (node.type === 'element') this.#element(node);
    }
  }

  #element(element: Element): void {
    const { tagName, properties } = element;
    if (skipped.has(tagName) || isHidden(element)) return;
    const level = headings[tagName];
    if (level !== undefined && level > 1 && typeof properties.id === 'string') {
      const heading = headingText(element);
      this.sections.push({ level, id: properties.id, heading, names: [], text: [] });
      return;
    }
    // The title is already the heading of the first section.
    if (level === 1) return;
    if (tagName === 'dl' && 'dataSignature' in properties) {
      this.#current.names.push(...factNames(element));
      return;
    }
    // Readers don't search for values in old versions, or for a list of names that are described elsewhere.
    if ('dataHistory' in properties || 'dataUnindexed' in properties) return;
    if (tagName === 'div' && classesOf(element).includes('theme-code-block')) {
      const isMessage = messageFence.test(classesOf(element).join(' '));
      const pre = isMessage ? select('pre', element) : undefined;
      if (pre) this.#current.text.push(' ', toString(pre), ' ');
      return;
    }
    if (tagName === 'pre') return;
    if (tagName === 'table') this.#current.names.push(...tableNames(element));
    const isBlock = !inline.has(tagName);
    if (isBlock) this.#current.text.push(' ');
    this.read(element.children);
    if (isBlock) this.#current.text.push(' ');
  }
}

/**
 * Sections of a built page, with the ids and texts that readers see.
 *
 * @param title title of the page
 * @returns the page's own section first; none if the page has no content
 */
export function readContent({ content, description }: Article, title: string): PageContent {
  if (content === undefined) return { sections: [], links: [] };
  const reader = new Reader(title, description);
  reader.read(content.children);
  return {
    sections: reader.sections.map(({ names, text, ...section }) => ({
      ...section,
      names: [...new Set(names)].join(' '),
      text: oneLine(text.join('')),
    })),
    links: selectAll('a[href]', content)
      .filter((link) => isElement(link) && !classesOf(link).includes('hash-link'))
      .map((link) => String(link.properties.href)),
  };
}
