import type { Locator, Page, Route } from '@playwright/test';
import { hostedEndpoint } from '../../src/site/hosted-search.ts';
import { answerBody, hit } from '../support/search/algolia-server.ts';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

const settings = { appId: 'TESTAPP', apiKey: 'search-only', indexName: 'webpack' };
const service = `${hostedEndpoint(settings.appId)}/**`;

/** What a build without the settings carries, and what one with them would. */
const withoutSettings = /(?<start>themeConfig"?:\{)(?!"?algolia)/u;
const withSettings = `$<start>algolia:${JSON.stringify({ ...settings, contextualSearch: true, searchParameters: {} })},`;

// The policy of a build without the settings rightly forbids to ask the service.
test.use({ bypassCSP: true });

const hosted = [
  hit(
    'https://webpack.js.org/guides/caching/#output-filenames',
    ['Guides', 'Caching', 'Output Filenames'],
    'Found by the service alone',
  ),
];

interface Request {
  readonly query: string;
  readonly facetFilters: unknown;
}

interface Service {
  readonly dialog: Locator;
  readonly box: Locator;
  readonly first: Locator;
  /** Queries that have reached the service. */
  readonly asked: string[];
  /** What the service was told the answers have to be about. */
  readonly facets: unknown[];
}

/** Opens the search of the site as a build with the settings makes it; the service answers as given. */
async function openHosted(page: Page, answer: (route: Route) => Promise<void>): Promise<Service> {
  const asked: string[] = [];
  const facets: unknown[] = [];
  let replaced = 0;
  await page.route('**/assets/js/main*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    replaced += withoutSettings.test(text) ? 1 : 0;
    await route.fulfill({ response, body: text.replace(withoutSettings, withSettings) });
  });
  await page.route(service, async (route) => {
    const body = route.request().postDataJSON() as { requests: Request[] };
    asked.push(...body.requests.map(({ query }) => query));
    facets.push(...body.requests.map(({ facetFilters }) => facetFilters));
    await answer(route);
  });
  await visit(page, '/license/');
  expect(replaced, 'the built file carries the settings of the search').toBe(1);
  await page.getByRole('button', { name: /^Search/u }).click();
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('searchbox');
  return { dialog, box, first: dialog.locator('[data-search-result]').first(), asked, facets };
}

function json(body: unknown, status = 200): (route: Route) => Promise<void> {
  return (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: JSON.stringify(body),
    });
}

// Requests to the service, and what it answers, are what is tested; they are no mistakes here.
test.afterEach(({ problems }) => {
  const isOurs = (text: string) => /algolia\.net|Failed to load resource/u.test(text);
  problems.splice(0, problems.length, ...problems.filter((text) => !isOurs(text)));
});

test('the service answers, and its results stay inside the site', async ({ page }) => {
  const { box, first, asked, facets } = await openHosted(page, (route) =>
    json(answerBody(hosted, route.request().postDataJSON()))(route),
  );
  await box.fill('zzz only the service knows');
  await expect(first).toContainText('Found by the service alone');
  await expect(first).toHaveAttribute('href', '/guides/caching/#output-filenames');
  expect(asked).toContain('zzz only the service knows');
  expect(facets).toContainEqual(['language:en']);
  await box.press('Enter');
  await expect(page).toHaveURL('/guides/caching/#output-filenames');
});

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is out of quota': json({ message: 'Too many requests', status: 429 }, 429),
  'refuses the key': json({ message: 'Invalid Application-ID or API key', status: 403 }, 403),
  breaks: json({ message: 'Internal', status: 500 }, 500),
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'answers with a page': (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<!doctype html>',
    }),
  'answers without hits': json({ results: [] }),
  'answers hits of another form': json({ results: [{ hits: [{ title: 'a' }, null, 7] }] }),
  // Never answers, and so is given up after its time.
  'does not answer in time': () => Promise.resolve(),
};

for (const [fault, answer] of Object.entries(faults)) {
  test(`the index of the build answers when the service ${fault}`, async ({ page }) => {
    const { dialog, box, first, asked } = await openHosted(page, answer);
    await box.fill('output.publicPath');
    await expect(first).toHaveAttribute('href', '/configuration/output/#outputpublicpath', {
      timeout: 15_000,
    });
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    expect(asked).toEqual(['output.publicPath']);
    // It is left alone for a while, so that readers do not wait for it again with each letter.
    await box.fill('tree shaking');
    await expect(first).toHaveAttribute('href', /^\/guides\/tree-shaking\//u);
    expect(asked).toEqual(['output.publicPath']);
  });
}

test('offline the service is not asked', async ({ page, context }) => {
  const { box, first, asked } = await openHosted(page, json({ results: [] }));
  // The index is fetched when the dialog opens; a first answer says that it is there.
  await box.fill('a');
  await expect(first).toBeVisible();
  const before = asked.length;
  await context.setOffline(true);
  await box.fill('output.publicPath');
  await expect(first).toHaveAttribute('href', '/configuration/output/#outputpublicpath');
  expect(asked).toHaveLength(before);
  await context.setOffline(false);
});
