import type { ChangeGroup, ChangeList, ChangeState } from '../../content/plugin-data.ts';

/** Name of the feed in the built site. */
export const feedName = 'changes.xml';

/** Older versions are on the page, and feed readers have already seen them. */
const entries = 20;

const titles: Readonly<Record<ChangeState, string>> = {
  new: 'New',
  changed: 'Changed',
  default: 'Other defaults',
  deprecated: 'Deprecated',
  removed: 'Removed',
};

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** HTML of changes of one kind; it is escaped again in the feed. */
function stateHtml(
  pages: readonly string[],
  site: string,
  [state, groups]: readonly [ChangeState, readonly ChangeGroup[]],
): string {
  const names = groups
    .flatMap(({ rows }) => rows)
    .map(({ name, page, anchor }) => {
      const code = `<code>${escape(name)}</code>`;
      const url = page === undefined ? undefined : pages[page];
      const hash = anchor === undefined ? '' : `#${anchor}`;
      return url === undefined ? code : `<a href="${site}${url.slice(1)}${hash}">${code}</a>`;
    });
  return `<h3>${titles[state]}</h3><p>${names.join(', ')}</p>`;
}

/**
 * The changes of the last minor versions as an RSS feed. Entries have no dates, because the registry doesn't provide
 * them for older releases.
 *
 * @param site URL of the site, with a trailing slash
 */
export function changesFeed({ pages, minors }: ChangeList, site: string): string {
  const page = `${site}migrate/changes/`;
  const items = minors
    .filter(({ states }) => states.length > 0)
    .slice(0, entries)
    .map(({ version, states }) => {
      const html = states.map((one) => stateHtml(pages, site, one)).join('');
      const link = `${page}#v${version}`;
      return `<item><title>webpack ${version}</title><link>${link}</link><guid>${link}</guid><description>${escape(html)}</description></item>`;
    });
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>Changes of webpack</title><link>${page}</link><description>What each minor version of webpack added, changed, deprecated and removed.</description>
${items.join('\n')}
</channel></rss>
`;
}
