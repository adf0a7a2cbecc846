import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  directDonationsFile,
  readDirectDonations,
  readSnapshot,
  snapshotFile,
  writeSnapshot,
} from '../../../../../src/content/sponsors.ts';
import { refreshSnapshot } from '../../../../../scripts/lib/sponsors/refresh.ts';
import type { FetchContext } from '../../../../../scripts/lib/sponsors/open-collective.ts';

const portalDir = path.resolve(import.meta.dirname, '../../../../..');
const now = new Date('2026-02-01T12:00:00Z');
let siteDir: string;

function context(fetch: FetchContext['fetch']): FetchContext {
  return { fetch, wait: () => Promise.resolve(), now };
}

function recorded(_url: string, { body }: RequestInit): Promise<Response> {
  const name = (body as string).includes('members(') ? 'members' : 'transactions';
  const file = path.join(import.meta.dirname, 'fixtures', `${name}.json`);
  return Promise.resolve(new Response(readFileSync(file, 'utf8')));
}

function snapshotText(): string {
  return readFileSync(path.join(siteDir, snapshotFile), 'utf8');
}

function filesBeside(): string[] {
  return readdirSync(path.dirname(path.join(siteDir, snapshotFile))).sort();
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'portal-sponsors-'));
  mkdirSync(path.dirname(path.join(siteDir, snapshotFile)), { recursive: true });
  cpSync(path.join(portalDir, directDonationsFile), path.join(siteDir, directDonationsFile));
  writeSnapshot(siteDir, { date: '2025-12-24', sponsors: [] });
});

afterEach(() => {
  rmSync(siteDir, { recursive: true, force: true });
});

test('writes what was fetched, together with the direct donations', async () => {
  const summary = await refreshSnapshot(siteDir, context(recorded));
  expect(summary).toContain('8 as of 2026-02-01');
  const { date, sponsors } = readSnapshot(siteDir);
  expect(date).toBe('2026-02-01');
  expect(sponsors.map(({ name }) => name)).toEqual([
    'Segment',
    'Example Organization',
    'Google Angular',
    'Peerigon',
    'Architects.io',
    'Example Company',
    'MoonMail',
    'Example Person',
  ]);
  expect(filesBeside()).toEqual(['direct-donations.json', 'snapshot.json']);
});

test.each([
  [
    'no network',
    () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') })),
    'ENOTFOUND',
  ],
  ['a server that fails', () => Promise.resolve(new Response('', { status: 500 })), 'answers 500'],
  ['an answer that is no JSON', () => Promise.resolve(new Response('<html>')), 'JSON'],
  [
    'a second request that fails',
    (url: string, init: RequestInit) =>
      (init.body as string).includes('members(')
        ? recorded(url, init)
        : Promise.resolve(new Response('', { status: 404 })),
    'answers 404',
  ],
])('leaves the snapshot as it was after %s, and says why', async (_case, fetch, reason) => {
  const before = snapshotText();
  const attempt = refreshSnapshot(siteDir, context(fetch));
  await expect(attempt).rejects.toThrow(/stays as it was on 2025-12-24, with 0 sponsors/u);
  await expect(attempt).rejects.toThrow(reason);
  expect(snapshotText()).toBe(before);
  expect(filesBeside()).toEqual(['direct-donations.json', 'snapshot.json']);
});

test('the committed snapshot holds every direct donation', () => {
  const { sponsors } = readSnapshot(portalDir);
  const byName = new Map(sponsors.map((sponsor) => [sponsor.name, sponsor]));
  for (const { name, totalDonations } of readDirectDonations(portalDir)) {
    expect(byName.get(name)?.totalDonations, name).toBeGreaterThanOrEqual(totalDonations);
  }
});
