import path from 'node:path';
import { expect, test } from 'vitest';
import { readDirectDonations } from '../../../../src/content/sponsors.ts';
import { parseValue } from '../../../../src/lib/parse-json.ts';
import { withDirectDonations } from '../../../../scripts/lib/sponsors/open-collective.ts';
import {
  backersShown,
  initialMode,
  latestMaximum,
  rankMinimum,
} from '../../../../src/site/sponsors/ranks.ts';
import { snapshotSchema } from '../../../../src/site/sponsors/schema.ts';
import type { Sponsor } from '../../../../src/site/sponsors/schema.ts';
import {
  latestSponsors,
  rankOf,
  selectRanks,
  shownSnapshot,
  summaryOf,
} from '../../../../src/site/sponsors/select.ts';

const portalDir = path.resolve(import.meta.dirname, '../../../..');
const now = new Date('2026-06-30T09:00:00Z');

function sponsor(part: Partial<Sponsor>): Sponsor {
  return {
    name: 'Example Organization',
    slug: null,
    website: null,
    image: null,
    totalDonations: 0,
    monthlyDonations: 0,
    firstDonation: null,
    ...part,
  };
}

test('the limits are those that are promised to sponsors, in dollars', () => {
  const dollars = (limits: Readonly<Record<string, number>>) =>
    Object.values(limits).map((cents) => cents / 100);
  expect(dollars(rankMinimum.total)).toEqual([50_000, 10_000, 2_000, 200, 0.01]);
  expect(dollars(rankMinimum.monthly)).toEqual([2_500, 500, 100, 10, 0.01]);
});

test.each([
  [5_000_000, 'platinum'],
  [4_999_999, 'gold'],
  [1_000_000, 'gold'],
  [999_999, 'silver'],
  [200_000, 'silver'],
  [199_999, 'bronze'],
  [20_000, 'bronze'],
  [19_999, 'backer'],
  [1, 'backer'],
  [0, undefined],
])('%i cents in total make the rank %s', (totalDonations, rank) => {
  expect(rankOf(sponsor({ totalDonations }), 'total')).toBe(rank);
});

test.each([
  [250_000, 'platinum'],
  [249_999, 'gold'],
  [50_000, 'gold'],
  [10_000, 'silver'],
  [1_000, 'bronze'],
  [999, 'backer'],
  [0, undefined],
])('%i cents a month make the rank %s, whatever was given before', (monthlyDonations, rank) => {
  expect(rankOf(sponsor({ monthlyDonations, totalDonations: 9_000_000 }), 'monthly')).toBe(rank);
});

test('a third of the visits begin with the monthly ranks', () => {
  expect(initialMode(0)).toBe('monthly');
  expect(initialMode(0.3299)).toBe('monthly');
  expect(initialMode(0.33)).toBe('total');
  expect(initialMode(0.99)).toBe('total');
});

test('the latest gave for the first time within 21 days, the newest first', () => {
  const names = (days: readonly (string | null)[]) =>
    latestSponsors(
      days.map((firstDonation) => sponsor({ name: firstDonation ?? 'unknown', firstDonation })),
      now,
    ).map(({ name }) => name);
  expect(names(['2026-06-10', '2026-06-30', '2026-06-09', null, '2026-06-08'])).toEqual([
    '2026-06-30',
    '2026-06-10',
  ]);
  expect(names(['2026-07-01'])).toEqual([]);
});

test('at most 30 are the latest', () => {
  const many = Array.from({ length: 40 }, () => sponsor({ firstDonation: '2026-06-29' }));
  expect(latestSponsors(many, now)).toHaveLength(30);
  expect(latestMaximum).toBe(30);
});

test('the most generous stand first in their rank', () => {
  const sponsors = [
    sponsor({ name: 'Example B', totalDonations: 30_000 }),
    sponsor({ name: 'Example C', totalDonations: 40_000 }),
    sponsor({ name: 'Example A', totalDonations: 30_000 }),
  ];
  expect(selectRanks(sponsors, 'total', now).bronze.map(({ name }) => name)).toEqual([
    'Example C',
    'Example A',
    'Example B',
  ]);
});

test('the page gets all ranks, but only the backers that it lists, and the number of all', () => {
  const backers = Array.from({ length: 150 }, (_, index) =>
    sponsor({ name: `Example ${index}`, totalDonations: 100 + index }),
  );
  const gold = sponsor({ totalDonations: 1_000_000 });
  const snapshot = { date: '2026-06-30', sponsors: [gold, ...backers] };
  const shown = shownSnapshot(snapshot);
  expect(shown.sponsors).toHaveLength(1 + backersShown);
  expect(shown.sponsors).toContain(gold);
  expect(selectRanks(shown.sponsors, 'total', now).backer[0]?.totalDonations).toBe(249);
  expect(summaryOf(snapshot).counts.total).toEqual({
    latest: 0,
    platinum: 0,
    gold: 1,
    silver: 0,
    bronze: 0,
    backer: 150,
  });
});

test('the recorded direct donations make ranks in total, and none by the month', () => {
  const sponsors = withDirectDonations([], readDirectDonations(portalDir));
  const selected = selectRanks(sponsors, 'total', now);
  const names = Object.fromEntries(
    Object.entries(selected).map(([rank, list]) => [rank, list.map(({ name }) => name)]),
  );
  expect(names).toEqual({
    latest: [],
    platinum: [],
    gold: ['Segment'],
    silver: ['Google Angular'],
    bronze: ['Peerigon', 'Architects.io'],
    backer: ['MoonMail'],
  });
  expect(Object.values(selectRanks(sponsors, 'monthly', now)).flat()).toEqual([]);
});

test('a wrong snapshot is refused with its file and the key', () => {
  const wrong = { date: '2026-06-30', sponsors: [sponsor({ website: 'javascript:alert(1)' })] };
  expect(() => parseValue(wrong, snapshotSchema, 'snapshot.json')).toThrow(
    /snapshot\.json[^]*website/u,
  );
  const foreign = {
    date: '2026-06-30',
    sponsors: [sponsor({ image: 'https://example.org/a.png' })],
  };
  expect(() => parseValue(foreign, snapshotSchema, 'snapshot.json')).toThrow(/image/u);
});
