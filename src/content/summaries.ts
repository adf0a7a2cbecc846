import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { classesOf, oneLine } from './elements.ts';

/** What comes first below a heading, or in a table row. */
export interface Summary {
  readonly text?: string;
  /** The first code block, before any text or after it. */
  readonly code?: string;
}

const maximalLength = 300;

function plain(element: Element): string {
  return oneLine(toString(element));
}

/**
 * Whole sentences up to the maximum length, without one that only introduces a list; always includes the first
 * sentence.
 */
function shorten(text: string): string {
  const ends = [...text.matchAll(/[.!?:](?=\s|$)|[。！？：]/gu)].map(({ index }) => index + 1);
  if (text.length <= maximalLength && !/[:：]$/u.test(text)) return text;
  const whole = ends.filter((end) => end <= maximalLength && !/[:：]/u.test(text.charAt(end - 1)));
  return text.slice(0, whole.at(-1) ?? ends[0] ?? text.length);
}

const isHeading = (element: Element): boolean => /^h[1-6]$/u.test(element.tagName);

/** Text of the cells after the first one. */
function rowText(row: Element): string {
  return selectAll('td', row).slice(1).map(plain).filter(Boolean).join(' | ');
}

/** Summaries by the id of the heading or row in a built page; an empty id is the text before all headings. */
export function summariesOf(content: Element): Readonly<Record<string, Summary>> {
  const summaries = new Map<string, { text?: string; code?: string }>();
  let current: { text?: string; code?: string } = {};
  summaries.set('', current);
  visit(content, 'element', (element) => {
    const { id, dataSignature, dataHistory } = element.properties;
    if (element.tagName === 'aside' || element.tagName === 'button') return 'skip';
    if (dataSignature !== undefined || dataHistory !== undefined) return 'skip';
    if (isHeading(element)) {
      if (element.tagName === 'h1') return 'skip';
      current = {};
      if (typeof id === 'string') summaries.set(id, current);
      return 'skip';
    }
    if (element.tagName === 'tr' && typeof id === 'string') {
      summaries.set(id, { text: shorten(rowText(element)) });
      return 'skip';
    }
    if (classesOf(element).includes('theme-code-block')) {
      const code = select('pre code', element);
      if (code) current.code ??= toString(code).trim();
      return 'skip';
    }
    if (element.tagName === 'p' && current.text === undefined) {
      const text = plain(element);
      if (text !== '') current.text = shorten(text);
      return 'skip';
    }
    return undefined;
  });
  return Object.fromEntries(summaries);
}
