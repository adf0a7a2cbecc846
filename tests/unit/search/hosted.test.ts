import { afterEach, describe, expect, it } from 'vitest';
import { hostedSettings } from '../../../src/site/environment.ts';
import type { SearchAnswer } from '../../../src/search/answer.ts';
import type { SearchClient } from '../../../src/search/embedded.ts';
import { withFallback } from '../../../src/search/fallback.ts';
import { piecesOf, searchHosted } from '../../../src/search/hosted.ts';
import { hostedEndpoint } from '../../../src/site/hosted-search.ts';
import { hit, respond, startAlgoliaServer } from '../../support/search/algolia-server.ts';
import type { AlgoliaServer, Answer } from '../../support/search/algolia-server.ts';

const settings = { appId: 'APP1', apiKey: 'search-only', indexName: 'webpack' };
const origin = 'http://localhost:3000';
let server: AlgoliaServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function ask(answer: Answer, query = 'chunk', section?: string): Promise<SearchAnswer> {
  server = await startAlgoliaServer(answer);
  const index = { ...settings, facetFilters: ['language:en'] };
  return searchHosted(index, query, { limit: 20, section }, origin, server.endpoint);
}

const hits = [
  hit(
    'https://webpack.js.org/concepts/#entry',
    ['Concepts', 'Concepts', 'Entry'],
    'A chunk here',
    'A \uE000chunk\uE001 here',
  ),
  hit(
    'https://webpack.js.org/concepts/#entry',
    ['Concepts', 'Concepts', 'Entry'],
    'Another chunk of it',
  ),
  hit('/guides/caching/', ['Guides', 'Caching'], ''),
];

describe('the hosted search', () => {
  it('asks as the service wants it', async () => {
    await ask(respond([]), 'tree shaking', 'Guides');
    const [request] = server?.requests ?? [];
    expect(request).toMatchObject({
      method: 'POST',
      url: '/1/indexes/*/queries',
      headers: {
        'x-algolia-application-id': 'APP1',
        'x-algolia-api-key': 'search-only',
        'content-type': 'application/json',
      },
      body: {
        requests: [
          {
            ...{ indexName: 'webpack', query: 'tree shaking', hitsPerPage: 20 },
            ...{ enablePersonalization: false, clickAnalytics: false },
            facetFilters: ['language:en', 'hierarchy.lvl0:Guides'],
          },
        ],
      },
    });
    expect(hostedEndpoint('APP1')).toBe('https://app1-dsn.algolia.net');
  });

  it('gives the hits of a page together, with addresses inside the site', async () => {
    const answer = await ask(respond(hits));
    expect(answer.groups.map(({ url, title, section }) => [url, title, section])).toEqual([
      ['/concepts/', 'Concepts', 'Concepts'],
      ['/guides/caching/', 'Caching', 'Guides'],
    ]);
    expect(answer.groups[0]?.hits).toHaveLength(1);
    expect(answer.groups[0]?.hits[0]).toMatchObject({
      url: '/concepts/#entry',
      kind: 'concept',
      heading: [{ text: 'Entry', isMatch: false }],
      snippet: [
        { text: 'A ', isMatch: false },
        { text: 'chunk', isMatch: true },
        { text: ' here', isMatch: false },
      ],
    });
    expect(answer.count).toBe(2);
  });

  it('leaves out hits without what a result needs', async () => {
    const broken = [
      null,
      7,
      'text',
      {},
      { url: 5 },
      { url: 'javascript:alert(1)', hierarchy: { lvl1: 'X' } },
      { url: '/x/' },
    ];
    const answer = await ask(respond([...broken, ...hits]));
    expect(answer.groups.map(({ url }) => url)).toEqual(['/concepts/', '/guides/caching/']);
  });

  it('sends no more of a long query than the service takes', async () => {
    await ask(respond([]), 'x'.repeat(10_000));
    const body = server?.requests[0]?.body as { requests: { query: string }[] };
    expect(body.requests[0]?.query).toHaveLength(512);
  });

  it.each<[string, Answer, RegExp]>([
    [
      'a refused key',
      (_, response) => response.writeHead(403).end('{"message":"Invalid key"}'),
      /answered 403/u,
    ],
    ['an exceeded quota', (_, response) => response.writeHead(429).end('{}'), /answered 429/u],
    ['a broken server', (_, response) => response.writeHead(500).end('oops'), /answered 500/u],
    ['no JSON', (_, response) => response.end('<html>'), /JSON/u],
    ['no results', (_, response) => response.end('{"results":[]}'), /without hits/u],
    ['only malformed hits', respond([{}, {}]), /another form/u],
    ['a cut connection', (_, response) => response.destroy(), /fetch failed/u],
    ['silence', () => undefined, /timeout/u],
  ])('fails on %s', async (_name, answer, message) => {
    await expect(ask(answer)).rejects.toThrow(message);
  });
});

it('reads marks that do not match', () => {
  expect(piecesOf('\uE000a')).toEqual([{ text: 'a', isMatch: true }]);
  expect(piecesOf('a\uE001b')).toEqual([{ text: 'a\uE001b', isMatch: false }]);
  expect(piecesOf('')).toEqual([]);
});

describe('the fallback', () => {
  const answerBy = (by: SearchAnswer['by'], count = 1): SearchAnswer => ({
    query: 'q',
    groups: [],
    count,
    nearest: [],
    sections: [],
    by,
  });
  const embedded: SearchClient = {
    preload: () => undefined,
    search: () => Promise.resolve(answerBy('embedded')),
    subscribe: () => () => undefined,
  };
  const by = async (client: SearchClient): Promise<string | undefined> =>
    (await client.search('q', { limit: 5 }))?.by;

  it('asks the service while it answers', async () => {
    const client = withFallback(
      () => Promise.resolve(answerBy('hosted')),
      embedded,
      () => true,
    );
    expect([await by(client), await by(client)]).toEqual(['hosted', 'hosted']);
  });

  it('does not ask it offline, nor for a minute after a failure', async () => {
    let now = 0;
    let isOnline = false;
    let calls = 0;
    const hosted = (): Promise<SearchAnswer> => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('down')) : Promise.resolve(answerBy('hosted'));
    };
    const client = withFallback(
      hosted,
      embedded,
      () => isOnline,
      () => now,
    );
    expect([await by(client), calls]).toEqual(['embedded', 0]);
    isOnline = true;
    expect([await by(client), calls]).toEqual(['embedded', 1]);
    now = 59_000;
    expect([await by(client), calls]).toEqual(['embedded', 1]);
    now = 61_000;
    expect([await by(client), calls]).toEqual(['hosted', 2]);
  });

  it('answers letters typed before the first answer itself', async () => {
    let finish: (answer: SearchAnswer) => void = () => undefined;
    let calls = 0;
    const client = withFallback(
      () => {
        calls += 1;
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
      embedded,
      () => true,
    );
    const first = by(client);
    expect(await by(client)).toBe('embedded');
    finish(answerBy('hosted'));
    expect([await first, calls]).toEqual(['hosted', 1]);
  });

  it('has the index of the build look where the service finds nothing', async () => {
    const client = withFallback(
      () => Promise.resolve(answerBy('hosted', 0)),
      embedded,
      () => true,
    );
    expect(await by(client)).toBe('embedded');
  });
});

describe('the settings', () => {
  it('are all or none', () => {
    expect(hostedSettings({})).toBeUndefined();
    expect(hostedSettings({ ALGOLIA_APP_ID: '' })).toBeUndefined();
    expect(
      hostedSettings({ ALGOLIA_APP_ID: 'A1', ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'i' }),
    ).toEqual({ appId: 'A1', apiKey: 'k', indexName: 'i' });
    expect(() => hostedSettings({ ALGOLIA_APP_ID: 'A1' })).toThrow(
      'set ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME too',
    );
    expect(() =>
      hostedSettings({
        ALGOLIA_APP_ID: 'evil.example/',
        ALGOLIA_API_KEY: 'k',
        ALGOLIA_INDEX_NAME: 'i',
      }),
    ).toThrow('letters and digits');
  });
});
