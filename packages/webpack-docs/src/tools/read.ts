import type { Arguments } from '../../../../src/content/tools/arguments.ts';
import { bounded, mostCharacters } from '../../../../src/content/tools/bounded.ts';
import { addressOf, findPages, findSection, textOf } from '../pages.ts';
import type { Target } from '../pages.ts';

/** Maximum number of headings in a page's list. */
const mostHeadings = 40;

/** The sections of a page that is too long for one answer. */
function outline({ page, heading }: Target): string {
  if (heading !== undefined) return '';
  const top = Math.min(...page.headings.map(({ level }) => level));
  const own = page.headings.filter(({ level }) => level === top);
  const names = own.slice(0, mostHeadings).map(({ id }) => id);
  const more = own.length > mostHeadings ? `, and ${own.length - mostHeadings} more` : '';
  return `Sections, to read one with section: ${names.join(', ')}${more}\n\n`;
}

/** Reads a page or one of its sections. */
export function read(args: Arguments): string {
  const address = args.text('page');
  const pages = findPages(address.replace(/#.*$/u, ''));
  const fragment = /#(?<id>[^#\s]+)$/u.exec(address)?.groups?.id ?? '';
  const section = args.text('section') || fragment;
  const target: Target = section === '' ? { page: pages[0] } : findSection(pages, section);
  const { page } = target;
  const text = textOf(target);
  const offset = args.number('offset') ?? 0;
  const place = `${page.title}: ${addressOf(page.url, target.heading?.id)}\n\n`;
  const isLong = text.length + place.length > mostCharacters - 200;
  return bounded(text, offset, isLong && offset === 0 ? `${place}${outline(target)}` : place);
}
