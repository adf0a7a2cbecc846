import { findRedirect } from '../../content/find-redirect.ts';
import publishedPages from '../../site/published-pages.json' with { type: 'json' };
import { anchorRedirects } from '../../site/redirects-of-anchors.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import type { Finding } from './finding.ts';

/** Pages whose headings the build generates; the browser tests check the finished page. */
const generatedHeadings: ReadonlySet<string> = new Set(['/glossary/']);

/** Finds headings that other sites link to and the page doesn't have. */
export function findMissingIds(page: PageWithDefinitions): Finding[] {
  const anchors = new Set(page.definitions.map(({ anchor }) => anchor));
  if (generatedHeadings.has(page.url)) return [];
  const ids = publishedPages.find(({ url }) => url === page.url)?.ids ?? [];
  return ids
    .filter((id) => !page.ids.all.has(id) && !anchors.has(id))
    .filter(
      (id) => findRedirect({ pathname: page.url, hash: `#${id}` }, anchorRedirects) === undefined,
    )
    .map((id) => ({
      rule: 'contract',
      file: page.file,
      line: 1,
      message: `no heading has the id "${id}", which other sites link to; write the heading, or end one with {/* #${id} */}`,
    }));
}
