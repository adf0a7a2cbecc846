import type { Arguments } from '../../../../src/content/tools/arguments.ts';
import { mostCharacters } from '../../../../src/content/tools/bounded.ts';
import { data } from '../data.ts';
import { hitsOf } from '../engine.ts';
import type { Hit } from '../engine.ts';
import { excerpt } from '../excerpt.ts';
import { addressOf, ownTextOf } from '../pages.ts';

/** Number of results with their text, and of results listed only by location. */
const withText = 5;
const withPlace = 8;

/** Maximum length of a result's text; the first result is the most likely one. */
const roomOfFirst = 2400;
const roomOfOthers = 1100;

/** Maximum number of results per page; more would add nothing useful. */
const mostOfPage = 3;

function titleOf({ page, heading, path }: Hit): string {
  return [page.title, ...path, ...(heading === undefined ? [] : [heading.title])].join(' › ');
}

function lineOf(hit: Hit): string {
  return `- ${titleOf(hit)}: ${addressOf(hit.page.url, hit.heading?.id)}`;
}

/** Answers a question with the best matching sections. */
export function search(args: Arguments): string {
  const query = args.text('query');
  const section = args.text('section');
  const ofPage = new Map<string, number>();
  const hits = hitsOf(query, section)
    .filter(({ page }) => {
      const count = (ofPage.get(page.url) ?? 0) + 1;
      ofPage.set(page.url, count);
      return count <= mostOfPage;
    })
    .slice(0, withText + withPlace);
  if (hits.length === 0) {
    const sections = [...new Set(data('pages.json').map((page) => page.section))];
    return `Nothing found for "${query.slice(0, 200)}"${section === '' ? '' : ` in ${section}`}. Ask with other words${
      section === '' ? '' : ` or another section (${sections.join(', ')})`
    }; names of options, hooks and flags are found by look_up, messages by explain_error.`;
  }
  const others = hits.slice(withText).map(lineOf);
  const end = others.length === 0 ? '' : `\n\nMore results:\n${others.join('\n')}`;
  let left = mostCharacters - end.length;
  const parts: string[] = [];
  hits.slice(0, withText).forEach((hit, place) => {
    const head = `## ${titleOf(hit)}\n${addressOf(hit.page.url, hit.heading?.id)}\n\n`;
    const room = Math.min(place === 0 ? roomOfFirst : roomOfOthers, left - head.length - 8);
    if (room < 200) {
      parts.push(lineOf(hit).slice(0, Math.max(0, left - 8)));
    } else {
      const own = ownTextOf(hit).replace(/^#.*\n+/u, '');
      parts.push(`${head}${excerpt(own, new Set(hit.ranked.terms), room)}`);
    }
    left -= (parts.at(-1)?.length ?? 0) + 2;
  });
  return `${parts.join('\n\n')}${end}`;
}
