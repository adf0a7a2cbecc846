import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { addressOf } from '../../search/address.ts';
import { parseJson } from '../../lib/parse-json.ts';
import type { Locale } from '../../site/locales.ts';

/** Search keywords, as one text, by URL of a page or heading. */
export type Keywords = ReadonlyMap<string, string>;

const folder = 'src/search/keywords';

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
 * Reads the search keywords: words that a page or section doesn't contain but readers search for, such as tasks,
 * problems, and names from older versions and other tools.
 *
 * @param siteDir project root
 * @param known URLs of all pages and sections, with fragments
 * @param locale language of the keywords
 * @throws Error that names the file, and the URL that doesn't exist or the invalid value
 */
export function readKeywords(
  siteDir: string,
  known: ReadonlySet<string>,
  locale: Locale,
): Keywords {
  const words = new Map<string, string>();
  for (const file of keywordFiles(siteDir, locale)) {
    const pages = parseJson(readFileSync(path.join(siteDir, file), 'utf8'), schema, file);
    for (const [page, sections] of Object.entries(pages)) {
      for (const [id, phrases] of Object.entries(sections)) {
        const address = addressOf(page, id);
        if (!known.has(address)) {
          throw new Error(
            `${file}: ${address} isn't a page or heading of the site; write the address that it has now, or take it out.`,
          );
        }
        words.set(address, [words.get(address) ?? '', ...phrases].join('\n'));
      }
    }
  }
  return words;
}
