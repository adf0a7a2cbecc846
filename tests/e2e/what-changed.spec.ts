import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const page = '/migrate/what-changed/';

function shownMinors(shown: Page): Promise<string[]> {
  return shown
    .locator('[data-minor]:visible')
    .evaluateAll((sections) => sections.map((one) => (one as HTMLElement).dataset.minor ?? ''));
}

test('shows what lies between the versions of the address, and puts a choice there', async ({
  page: shown,
}) => {
  await shown.goto(`${page}?from=5.94&to=5.96`);
  await expect.poll(() => shownMinors(shown)).toEqual(['5.96', '5.95']);
  await shown.locator('select[name=to]').selectOption('5.95');
  await expect.poll(() => shownMinors(shown)).toEqual(['5.95']);
  expect(new URL(shown.url()).search).toBe('?from=5.94&to=5.95');
  await expect(shown.getByRole('link', { name: 'optimization.avoidEntryIife' })).toBeVisible();
});

test('takes a patch release for its minor version, and names a version that there is not', async ({
  page: shown,
}) => {
  await shown.goto(`${page}?from=5.94.1&to=5.96.0`);
  await expect.poll(() => shownMinors(shown)).toEqual(['5.96', '5.95']);
  await shown.goto(`${page}?from=4.46&to=5.112`);
  await expect(shown.locator('version-changes output')).toContainText('4.46');
});

test('filters by words, and says where nothing is left', async ({ page: shown }) => {
  await shown.goto(page);
  const filter = shown.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('output.copy');
  await expect.poll(() => shownMinors(shown)).toEqual(['5.111']);
  await filter.fill('noSuchOption');
  await expect(shown.locator('version-changes output')).toHaveText('Nothing changed here.');
});

test('copies what is shown as Markdown', async ({ page: shown, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shown.goto(`${page}?from=5.110&to=5.111&q=outputModule`);
  await shown.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(shown.locator('version-changes output')).toHaveText('Copied');
  expect(await shown.evaluate(() => navigator.clipboard.readText())).toBe(
    '## webpack 5.111\n\n\n### Removed\n\n- experiments\n  - `experiments.outputModule`\n',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the last ten versions are there, and nothing that does not work', async ({
    page: shown,
  }) => {
    await shown.goto(page);
    expect(await shownMinors(shown)).toHaveLength(10);
    await expect(shown.locator('version-changes form')).toBeHidden();
  });
});

test('the feed has an entry that links to each of the last versions', () => {
  const feed = readFileSync('build/changes.xml', 'utf8');
  expect(feed.match(/<item>/gu)?.length).toBe(20);
  expect(feed).toContain(`${page}#v5.112`);
});
