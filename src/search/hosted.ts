import type { Hit, HitGroup, SearchAnswer, SearchOptions } from './answer.ts';
import { longestQuery } from './analyse.ts';
import { kindOf } from './kinds.ts';
import type { Piece } from './snippet.ts';
import { hostedEndpoint } from '../site/hosted-search.ts';
import type { HostedSettings } from '../site/hosted-search.ts';

/** A hosted index with the filters for its answers: Algolia's `facetFilters`, such as `language:ko`. */
export interface HostedSearch extends HostedSettings {
  readonly facetFilters: readonly (string | readonly string[])[];
}

/**
 * Delimiters of matches in answers: private-use characters that don't occur in texts, so nothing has to be escaped or
 * parsed.
 */
const markStart = '\uE000';
const markEnd = '\uE001';

/** Time after which the embedded index answers instead, in milliseconds. */
const timeout = 2500;

const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Splits a text with delimiters into pieces. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(markStart)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, isMatch: false }];
      const [match = '', ...rest] = part.split(markEnd);
      return [
        { text: match, isMatch: true },
        { text: rest.join(''), isMatch: false },
      ];
    })
    .filter((piece) => piece.text !== '');
}

function field(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** URL of a hit without its origin, so results stay on the host that the reader is on. */
function internalUrl(value: unknown, origin: string): string | undefined {
  const address = text(value);
  if (address === '' || !URL.canParse(address, origin)) return undefined;
  const { pathname, hash, protocol } = new URL(address, origin);
  return protocol.startsWith('http') ? `${pathname}${hash}` : undefined;
}

interface ReadHit {
  readonly page: string;
  readonly title: string;
  readonly section: string;
  readonly hit: Hit;
}

/** Reads a hit in the format of DocSearch's crawler; undefined if a required field is missing. */
function readHit(hit: unknown, origin: string): ReadHit | undefined {
  const url = internalUrl(field(hit, 'url'), origin);
  const title = text(field(hit, 'hierarchy', 'lvl1'));
  if (url === undefined || title === '') return undefined;
  const path = levels
    .map((level) => text(field(hit, 'hierarchy', level)))
    .filter((one) => one !== '');
  const deepest = levels.findLast((level) => text(field(hit, 'hierarchy', level)) !== '') ?? 'lvl1';
  const marked = (...keys: readonly string[]): string =>
    text(field(hit, '_highlightResult', ...keys, 'value')) || text(field(hit, ...keys));
  const content =
    text(field(hit, '_snippetResult', 'content', 'value')) || text(field(hit, 'content'));
  return {
    page: url.replace(/#.*$/u, ''),
    title,
    section: text(field(hit, 'hierarchy', 'lvl0')),
    hit: {
      url,
      kind: kindOf(url, deepest === 'lvl1' ? 1 : 2).kind,
      heading: piecesOf(marked('hierarchy', deepest)),
      path: path.slice(0, -1),
      snippet: piecesOf(content),
    },
  };
}

function groupsOf(hits: readonly ReadHit[]): HitGroup[] {
  const groups = new Map<string, { title: string; section: string; hits: Hit[] }>();
  for (const { page, title, section, hit } of hits) {
    const group = groups.get(page) ?? { title, section, hits: [] };
    // Several paragraphs below the same heading are a single result here.
    if (!group.hits.some(({ url }) => url === hit.url)) group.hits.push(hit);
    groups.set(page, group);
  }
  return [...groups].map(([url, group]) => ({ url, ...group }));
}

/**
 * Queries the hosted service.
 *
 * @param origin origin of the site, which the URLs of hits are relative to
 * @param endpoint URL of the service
 * @throws Error if it doesn't answer in time, refuses (quota, key), or returns something other than hits
 */
export async function searchHosted(
  { appId, apiKey, indexName, facetFilters }: HostedSearch,
  query: string,
  { section, limit }: SearchOptions,
  origin: string,
  endpoint: string = hostedEndpoint(appId),
): Promise<SearchAnswer> {
  const response = await fetch(`${endpoint}/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': appId,
      'x-algolia-api-key': apiKey,
    },
    body: JSON.stringify({
      requests: [
        {
          indexName,
          query: query.slice(0, longestQuery),
          hitsPerPage: limit,
          attributesToRetrieve: ['hierarchy', 'content', 'url', 'type'],
          attributesToSnippet: ['content:20'],
          highlightPreTag: markStart,
          highlightPostTag: markEnd,
          snippetEllipsisText: '…',
          clickAnalytics: false,
          enablePersonalization: false,
          facetFilters: [
            ...facetFilters,
            ...(section === undefined ? [] : [`hierarchy.lvl0:${section}`]),
          ],
        },
      ],
    }),
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`The search service answered ${response.status}.`);
  const hits = field((await response.json()) as unknown, 'results', '0', 'hits');
  if (!Array.isArray(hits)) throw new Error('The search service answered without hits.');
  const read = hits.flatMap((hit: unknown) => readHit(hit, origin) ?? []);
  if (hits.length > 0 && read.length === 0)
    throw new Error('The search service answered hits of another form.');
  const groups = groupsOf(read);
  return {
    query,
    groups,
    count: groups.reduce((sum, group) => sum + group.hits.length, 0),
    nearest: [],
    sections: [...new Set(groups.map((group) => group.section))],
    by: 'hosted',
  };
}
