import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { addressOf } from '../../search/address.ts';
import { parseJson } from '../../lib/parse-json.ts';
import type { Locale } from '../../site/locales.ts';

/** Texts by URL of a page or heading. */
type Texts = ReadonlyMap<string, string>;

/** Search keywords: words that readers search for but that a page or section may not contain. */
export interface Keywords {
  /** Tasks, problems, and names from older versions and other tools, from all files but `names.json`. */
  readonly phrases: Texts;
  /** Other names of pages and sections, which count as their headings, from `names.json`. */
  readonly names: Texts;
}

export const noKeywords: Keywords = { phrases: new Map(), names: new Map() };

const folder = 'src/search/keywords';

const namesFile = 'names.json';

/** Pages by URL, each with phrases by heading id, or by an empty id for the page itself. */
const schema = z.record(z.string(), z.record(z.string(), z.array(z.string().min(1)).min(1)));

/** JSON files with the keywords of a language; none if it has no folder. */
function keywordFiles(siteDir: string, locale: Locale): string[] {
  const ofLocale = path.posix.join(folder, locale);
  if (!existsSync(path.join(siteDir, ofLocale))) return [];
  return readdirSync(path.join(siteDir, ofLocale))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.posix.join(ofLocale, name));
}

/**
 * Reads the search keywords.
 *
 * @param siteDir project root
 * @param known URLs of all pages and sections, with fragments
 * @param locales languages of the keywords; one may have none
 * @throws Error that names the file, and the URL that doesn't exist or the invalid value
 */
export function readKeywords(
  siteDir: string,
  known: ReadonlySet<string>,
  locales: readonly Locale[],
): Keywords {
  const phrases = new Map<string, string>();
  const names = new Map<string, string>();
  for (const file of locales.flatMap((locale) => keywordFiles(siteDir, locale))) {
    const texts = path.posix.basename(file) === namesFile ? names : phrases;
    const pages = parseJson(readFileSync(path.join(siteDir, file), 'utf8'), schema, file);
    for (const [page, sections] of Object.entries(pages)) {
      for (const [id, added] of Object.entries(sections)) {
        const address = addressOf(page, id);
        if (!known.has(address)) {
          throw new Error(
            `${file}: ${address} isn't a page or heading of the site; write the address that it has now, or take it out.`,
          );
        }
        texts.set(address, [texts.get(address) ?? '', ...added].join('\n'));
      }
    }
  }
  return { phrases, names };
}
