import type { Anchor } from '../content/plugin-data.ts';
import { withSlash } from '../content/pathname.ts';

/** A heading as exported by the MDX loader: `value` is HTML. */
interface TocEntry {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Text of a heading's HTML, in which the MDX loader leaves inline tags and character references. */
export function headingText(html: string): string {
  return html
    .replace(/<[^>]*>/gu, '')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/giu, (whole, hex, decimal, name) => {
      if (typeof hex === 'string') return String.fromCodePoint(Number.parseInt(hex, 16));
      if (typeof decimal === 'string') return String.fromCodePoint(Number(decimal));
      return entities[String(name)] ?? whole;
    })
    .trim();
}

const headings = new Map<string, readonly TocEntry[]>();
const anchors = new Map<string, readonly Anchor[]>();

/** Called by every compiled page when it is loaded, before it is rendered. */
export function registerHeadings(permalink: string, toc: readonly TocEntry[]): void {
  headings.set(withSlash(permalink), toc);
}

/**
 * Anchors (headings of level 2 and 3) of a page that has been loaded, such as the current one.
 *
 * @returns undefined for pages that have not been loaded; always the same array for the same page
 */
export function registeredAnchors(permalink: string): readonly Anchor[] | undefined {
  const key = withSlash(permalink);
  const toc = headings.get(key);
  if (toc === undefined) return undefined;
  const known = anchors.get(key);
  if (known !== undefined) return known;
  const list = toc
    .filter(({ level }) => level === 2 || level === 3)
    .map(({ value, id, level }) => ({ title: headingText(value), id, level }));
  anchors.set(key, list);
  return list;
}
