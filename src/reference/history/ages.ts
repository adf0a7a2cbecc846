import type { PlaceAges } from '../../content/plugin-data.ts';
import { compareVersions } from '../../site/versions.ts';
import type { Documented } from '../documented.ts';
import type { Identifier } from '../identifier.ts';
import { prefixesOfPage } from '../pages.ts';
import { shortVersion } from '../signature.ts';

/** True if a whole page is about an identifier: a page about a plugin, or about one option. */
function isAbout(url: string, { kind, id }: Identifier): boolean {
  if (kind === 'plugin') return true;
  const [prefix, ...others] = prefixesOfPage(url, '');
  return prefix === id && others.length === 0;
}

/**
 * The version that introduced the subject of each place; the oldest one if a place is about several things.
 *
 * @param documented documented places of identifiers
 * @param pages versions in the front matter of pages, by path
 */
export function agesOfPlaces(
  documented: Documented,
  pages: Readonly<Record<string, string>> = {},
): PlaceAges {
  const ages = new Map(
    Object.entries(pages).map(([url, since]) => [url, new Map([['', `${since}.0`]])]),
  );
  for (const [identifier, places] of documented) {
    const { added = '5.0.0' } = identifier;
    if (identifier.package !== undefined) continue;
    for (const { url, anchor = '' } of places) {
      if (anchor === '' && !isAbout(url, identifier)) continue;
      const ofPage = ages.get(url) ?? new Map<string, string>();
      const known = ofPage.get(anchor);
      ages.set(url, ofPage);
      if (known === undefined || compareVersions(added, known) < 0) ofPage.set(anchor, added);
    }
  }
  const entries = [...ages].map(([url, ofPage]) => {
    const newer = [...ofPage].filter(([, version]) => version !== '5.0.0');
    return [
      url,
      Object.fromEntries(newer.map(([id, added]) => [id, shortVersion(added)])),
    ] as const;
  });
  return Object.fromEntries(entries.filter(([, ofPage]) => Object.keys(ofPage).length > 0));
}
