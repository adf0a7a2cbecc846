import { addressOf } from '../../search/address.ts';
import { kindOf } from '../../search/kinds.ts';
import type { IndexedRecord, SearchPage } from '../../search/types.ts';
import type { ArticleSection, ArticleText } from '../../content/read-article.ts';
import { noKeywords } from './keywords.ts';
import type { Keywords } from './keywords.ts';

type PageSection = Pick<ArticleSection, 'level' | 'id' | 'heading' | 'names' | 'text'>;

/** A page with its content, before all pages are combined. */
export interface PageInput extends SearchPage {
  readonly content: Pick<ArticleText, 'links'> & { readonly sections: readonly PageSection[] };
}

/** Weight of links from other pages: readers are likely to want pages that many others link to. */
const weightOfLinks = 0.05;
const weightOfHeadingLinks = 0.03;

/** Path and fragment of a link; undefined for links to other sites. */
function target(
  href: string,
  url: string,
): { readonly path: string; readonly hash: string } | undefined {
  const origin = 'http://site.invalid';
  if (!URL.canParse(href, `${origin}${url}`)) return undefined;
  const address = new URL(href, `${origin}${url}`);
  if (address.origin !== origin) return undefined;
  return { path: address.pathname, hash: decodeURIComponent(address.hash.slice(1)) };
}

/** Number of other pages that link to each page and each heading (`/path/#id`). */
function countLinks(pages: readonly PageInput[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { url, content } of pages) {
    const seen = new Set<string>();
    for (const href of content.links) {
      const to = target(href, url);
      if (to === undefined || to.path === url) continue;
      seen.add(to.path);
      if (to.hash !== '') seen.add(`${to.path}#${to.hash}`);
    }
    for (const address of seen) counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return counts;
}

/** Headings that every README has, and that don't answer any question about webpack. */
const emptyHeadings: ReadonlySet<string> = new Set(['contributing', 'license', 'changelog']);

/** Factor for sections of READMEs about outdated features. */
const priorOfOutdated = 0.6;

function isPackage(url: string): boolean {
  return url.startsWith('/loaders/') || url.startsWith('/plugins/');
}

function isOutdated(url: string, { heading }: PageSection): boolean {
  return isPackage(url) && /\b(?:deprecated|removed)\b/iu.test(heading);
}

function tells(url: string, { level, heading }: PageSection): boolean {
  return level === 1 || !isPackage(url) || !emptyHeadings.has(heading.toLowerCase());
}

/** All sections of all pages, each with its keywords, its position in the tree of headings and its prior. */
export function makeRecords(
  pages: readonly PageInput[],
  { phrases, names }: Keywords = noKeywords,
): IndexedRecord[] {
  const links = countLinks(pages);
  const records: IndexedRecord[] = [];
  pages.forEach(({ url, content }, page) => {
    const ofPage = 1 + weightOfLinks * Math.log2(1 + (links.get(url) ?? 0));
    const open: { readonly level: number; readonly index: number }[] = [];
    for (const section of content.sections) {
      if (!tells(url, section)) continue;
      const { level, id, heading, names: ownNames, text } = section;
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      const index = records.length;
      const { kind, prior } = kindOf(url, level);
      const ofAge = isOutdated(url, section) ? priorOfOutdated : 1;
      const ofHeading = Math.log2(1 + (links.get(`${url}#${id}`) ?? 0));
      const address = addressOf(url, id);
      records.push({
        level,
        id,
        heading,
        names: ownNames,
        text,
        keywords: phrases.get(address) ?? '',
        otherNames: names.get(address) ?? '',
        page,
        parent: open.at(-1)?.index ?? -1,
        kind,
        prior:
          Math.round(1000 * prior * ofAge * ofPage * (1 + weightOfHeadingLinks * ofHeading)) / 1000,
      });
      open.push({ level, index });
    }
  });
  return records;
}

/** URLs of all pages and their sections. */
export function knownAddresses(pages: readonly PageInput[]): Set<string> {
  return new Set(
    pages.flatMap(({ url, content }) => content.sections.map(({ id }) => addressOf(url, id))),
  );
}
