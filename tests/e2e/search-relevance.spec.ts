import type { APIRequestContext } from '@playwright/test';
import { addressOf } from '../../src/search/address.ts';
import { SearchEngine } from '../../src/search/engine.ts';
import type { IndexFile } from '../../src/search/index-file.ts';
import { measures, outcomeOf, tableOf } from '../support/search/measure.ts';
import type { Outcome } from '../support/search/measure.ts';
import { blindCases, relevanceCases } from '../support/search/queries.ts';
import type { RelevanceCase } from '../support/search/queries.ts';
import { expect, test } from './site.ts';

async function loadEngine(request: APIRequestContext): Promise<SearchEngine> {
  const response = await request.get('/search/index.json');
  return new SearchEngine((await response.json()) as IndexFile);
}

function addressAt(engine: SearchEngine, place: number): string {
  const record = engine.records[place];
  const page = engine.pages[record?.page ?? -1];
  if (record === undefined || page === undefined) throw new Error(`There is no record ${place}.`);
  return addressOf(page.url, record.id);
}

interface Floors {
  readonly page: number;
  readonly success: number;
  readonly heading: number;
}

/** Fails where the answers to the queries are worse than the floors; prints how good they are. */
function expectAnswers(
  engine: SearchEngine,
  cases: readonly RelevanceCase[],
  floors: Floors,
): void {
  const known = new Set(engine.records.map((_, place) => addressAt(engine, place)));
  const outcomes: Outcome[] = [];
  let waiting = 0;
  for (const item of cases) {
    // Pages that are still to be written answer nothing.
    const answers = item.answers.filter((answer) => known.has(answer));
    if (answers.length === 0) waiting += 1;
    else {
      const hits = engine.rank(item.query).map(({ record }) => addressAt(engine, record));
      outcomes.push(outcomeOf({ ...item, answers }, hits));
    }
  }
  const table = measures(outcomes);
  process.stdout.write(`${tableOf(table)}\n${waiting} queries wait for their page\n`);
  const missed = outcomes
    .filter(({ pagePlace }) => pagePlace === 0 || pagePlace > 5)
    .map(({ item }) => item.query);
  const all = table.at(-1);
  expect(outcomes.length).toBeGreaterThanOrEqual(120);
  expect(all?.pageMrr, missed.join('\n')).toBeGreaterThanOrEqual(floors.page);
  expect(all?.success, missed.join('\n')).toBeGreaterThanOrEqual(floors.success);
  expect(all?.headingMrr, missed.join('\n')).toBeGreaterThanOrEqual(floors.heading);
}

test('the search of the built site answers what readers ask', async ({ request }) => {
  const floors = { page: 0.92, success: 0.96, heading: 0.88 };
  expectAnswers(await loadEngine(request), relevanceCases, floors);
});

test('the search answers queries that were written without a look at it', async ({ request }) => {
  const floors = { page: 0.92, success: 0.96, heading: 0.82 };
  expectAnswers(await loadEngine(request), blindCases, floors);
});

test('answers name headings that exist on pages that exist', async ({ request }) => {
  const engine = await loadEngine(request);
  const wrong: string[] = [];
  for (const [place, page] of engine.pages.entries()) {
    const html = await (await request.get(page.url)).text();
    for (const record of engine.records) {
      if (record.page !== place || record.id === '') continue;
      const isThere = [`id=${record.id}`, `id="${record.id}"`].some((id) =>
        [`${id} `, `${id}>`].some((attribute) => html.includes(attribute)),
      );
      if (!isThere) wrong.push(`${page.url}#${record.id}`);
    }
  }
  expect(wrong).toEqual([]);
  const urls = engine.pages.map(({ url }) => url);
  expect(urls.filter((url) => url.includes('printable') || url.includes('404'))).toEqual([]);
});
