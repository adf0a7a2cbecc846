import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  endpoint,
  fetchSnapshot,
  membersQuery,
  pageSize,
  transactionsQuery,
  withDirectDonations,
  yearBefore,
} from '../../../../../scripts/lib/sponsors/open-collective.ts';
import type { FetchContext } from '../../../../../scripts/lib/sponsors/open-collective.ts';
import type { DirectDonation } from '../../../../../src/site/sponsors/schema.ts';

interface Body {
  query: string;
  variables: { slug: string; limit: number; offset: number; dateFrom?: string };
}

interface Page {
  totalCount: number;
  nodes: { account?: { slug: string } }[];
}

const now = new Date('2026-02-01T12:00:00Z');

function fixture(name: 'members' | 'transactions'): string {
  return readFileSync(path.join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8');
}

function answer(change?: (page: Page) => void) {
  return (name: 'members' | 'transactions') => {
    const body = JSON.parse(fixture(name)) as {
      data: { account: Record<typeof name, Page> };
    };
    change?.(body.data.account[name]);
    return new Response(JSON.stringify(body));
  };
}

/** A server that answers as recorded, and keeps what it was asked. */
function server(respond = answer()) {
  const bodies: Body[] = [];
  const wait = vi.fn(() => Promise.resolve());
  const context: FetchContext = {
    now,
    wait,
    fetch(url, init) {
      expect(url).toBe(endpoint);
      expect(init.method).toBe('POST');
      const body = JSON.parse(init.body as string) as Body;
      bodies.push(body);
      return Promise.resolve(respond(body.query === membersQuery ? 'members' : 'transactions'));
    },
  };
  return { bodies, context, wait };
}

test('asks for the members, and for the donations of the last twelve months', async () => {
  const { bodies, context } = server();
  await fetchSnapshot(context, []);
  expect(bodies).toEqual([
    { query: membersQuery, variables: { slug: 'webpack', limit: pageSize, offset: 0 } },
    {
      query: transactionsQuery,
      variables: {
        slug: 'webpack',
        limit: pageSize,
        offset: 0,
        dateFrom: '2025-02-01T12:00:00.000Z',
      },
    },
  ]);
  expect(yearBefore(now).toISOString()).toBe('2025-02-01T12:00:00.000Z');
});

test('makes one sponsor of each account that gave and may be named', async () => {
  const { context } = server();
  expect(await fetchSnapshot(context, [])).toEqual({
    date: '2026-02-01',
    sponsors: [
      {
        name: 'Example Organization',
        slug: 'example-organization',
        website: 'https://example.org/',
        image: 'https://images.opencollective.com/example-organization/0a1b2c3/logo/96.png',
        totalDonations: 1_250_000,
        monthlyDonations: 10_000,
        firstDonation: '2016-11-30',
      },
      {
        name: 'Example Company',
        slug: 'example-direct',
        // Neither the script nor the image of another host is kept.
        website: null,
        image: null,
        totalDonations: 30_000,
        monthlyDonations: 0,
        firstDonation: '2018-05-05',
      },
      {
        name: 'Example Person',
        slug: 'example-person',
        website: null,
        image: null,
        totalDonations: 500,
        // 500 cents in the year; what was given back does not count.
        monthlyDonations: 42,
        firstDonation: '2026-01-10',
      },
    ],
  });
});

test('adds direct donations to the account that is known, and others beside it', () => {
  const direct: DirectDonation[] = [
    {
      name: 'Example Company',
      slug: 'example-direct',
      website: 'https://example.com/',
      totalDonations: 100,
      monthlyDonations: 0,
      reason: 'Test',
    },
    {
      name: 'Example Elsewhere',
      website: 'https://example.net/',
      totalDonations: 7,
      monthlyDonations: 0,
      reason: 'Test',
    },
  ];
  const known = {
    name: 'Example Company',
    slug: 'example-direct',
    website: null,
    image: null,
    totalDonations: 30_000,
    monthlyDonations: 5,
    firstDonation: '2018-05-05',
  };
  expect(withDirectDonations([known], direct)).toEqual([
    { ...known, totalDonations: 30_100, firstDonation: null },
    {
      name: 'Example Elsewhere',
      slug: null,
      website: 'https://example.net/',
      image: null,
      totalDonations: 7,
      monthlyDonations: 0,
      firstDonation: null,
    },
  ]);
});

test('reads page after page until the list is complete', async () => {
  const { bodies, context } = server((name) => {
    const pages = bodies.filter(({ query }) => query === membersQuery).length;
    return answer((page) => {
      if (name === 'members') page.nodes = page.nodes.slice((pages - 1) * 4, pages * 4);
    })(name);
  });
  const { sponsors } = await fetchSnapshot(context, []);
  expect(bodies.map(({ variables }) => variables.offset)).toEqual([0, 4, 0]);
  expect(sponsors).toHaveLength(3);
});

test('refuses a list that ends too early', async () => {
  let first = true;
  const { context } = server((name) =>
    answer((page) => {
      if (name === 'members' && !first) page.nodes = [];
      page.totalCount = 9;
      first = false;
    })(name),
  );
  await expect(fetchSnapshot(context, [])).rejects.toThrow('gave only 6 of 9 members');
});

test('refuses an empty list, errors, and answers of another shape', async () => {
  const empty = server(answer((page) => Object.assign(page, { totalCount: 0, nodes: [] })));
  await expect(fetchSnapshot(empty.context, [])).rejects.toThrow('knows no sponsor of webpack');

  const refused = server(() => Response.json({ data: null, errors: [{ message: 'Not allowed' }] }));
  await expect(fetchSnapshot(refused.context, [])).rejects.toThrow(
    'refuses the members: Not allowed',
  );

  const other = server(() => Response.json({ data: { account: null } }));
  await expect(fetchSnapshot(other.context, [])).rejects.toThrow(/other members than expected/u);

  const euros = server(() => new Response(fixture('members').replaceAll('USD', 'EUR')));
  await expect(fetchSnapshot(euros.context, [])).rejects.toThrow(/totalDonations\.currency/u);
});

test('waits as long as the server asks for, and gives up after three attempts', async () => {
  let refusals = 2;
  const patient = server((name) =>
    refusals-- > 0
      ? new Response('', { status: 429, headers: { 'retry-after': '7' } })
      : answer()(name),
  );
  await fetchSnapshot(patient.context, []);
  expect(patient.wait.mock.calls).toEqual([[7000], [7000]]);

  const broken = server(() => new Response('', { status: 503 }));
  await expect(fetchSnapshot(broken.context, [])).rejects.toThrow('answers 503');
  expect(broken.bodies).toHaveLength(3);

  const forbidden = server(() => new Response('', { status: 403 }));
  await expect(fetchSnapshot(forbidden.context, [])).rejects.toThrow('answers 403');
  expect(forbidden.bodies).toHaveLength(1);
});
