import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { loadEngine } from './search-engine.ts';
import { expect, test } from './site.ts';

const page = '/migrate/changes/';

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
  await shown.getByRole('combobox', { name: 'To version' }).selectOption('5.95');
  await expect(shown.getByRole('combobox', { name: 'From version' })).toHaveValue('5.94');
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
  await expect(shown.locator('version-changes form output')).toContainText('4.46');
});

test('filters by words, and says where nothing is left', async ({ page: shown }) => {
  await shown.goto(page);
  const filter = shown.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('output.copy');
  await expect.poll(() => shownMinors(shown)).toEqual(['5.111']);
  await filter.fill('noSuchOption');
  await expect(shown.locator('version-changes form output')).toHaveText('Nothing changed here.');
});

test('copies what is shown as Markdown', async ({ page: shown, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shown.goto(`${page}?from=5.110&to=5.111&q=outputModule`);
  await shown.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(shown.locator('version-changes form output')).toHaveText('Copied');
  expect(await shown.evaluate(() => navigator.clipboard.readText())).toBe(
    '## webpack 5.111\n\n\n### Removed\n\n- experiments\n  - `experiments.outputModule`\n',
  );
});

test('is one table, each row of which says what happened', async ({ page: shown }) => {
  await shown.goto(`${page}?from=5.88&to=5.95&q=lazy`);
  const table = shown.getByRole('table', { name: 'Changes' });
  await expect(table).toHaveCount(1);
  for (const row of await table.locator('[data-group]:visible').all()) {
    await expect(row.getByRole('rowheader')).toHaveAccessibleName(/\w/u);
  }
  expect(await violationsOf(shown)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the last ten versions are there, and nothing that does not work', async ({
    page: shown,
  }) => {
    await shown.goto(page);
    expect(await shownMinors(shown)).toHaveLength(10);
    await expect(shown.locator('version-changes form')).toBeHidden();
    await shown.goto(`${page}#v5.30`);
    await expect(shown.getByRole('heading', { name: 'webpack 5.30' })).toBeInViewport();
  });
});

test('the feed has an entry that links to each of the last versions', () => {
  const feed = readFileSync('build/changes.xml', 'utf8');
  expect(feed.match(/<item>/gu)?.length).toBe(20);
  expect(feed).toContain(`${page}#v5.112`);
});

test.describe('a configuration', () => {
  const field = (shown: Page) => shown.getByLabel('Paste a configuration, or drop its file here');
  const output = (shown: Page) => shown.locator('paste-configuration output');
  const config = `import type { Configuration } from 'webpack';
export default { devtool: 'source-map', resolve: { tsconfig: true }, experiments: { outputModule: true } } satisfies Configuration;`;

  test('narrows the list to what concerns it, and goes nowhere', async ({ page: shown }) => {
    const requested: string[] = [];
    shown.on('request', (request) =>
      requested.push(`${request.url()} ${request.postData() ?? ''}`),
    );
    await shown.goto(`${page}?from=5.104&to=5.112`);
    expect(requested.filter((url) => url.includes('configuration-field'))).toEqual([]);
    await shown.locator('paste-configuration summary').focus();
    await shown.keyboard.press('Enter');
    await field(shown).fill(config);
    await expect(output(shown)).toContainText('Names found: 5.');
    const names = shown.locator(
      '[data-state]:visible:not([data-state=default]) li:visible code:first-of-type',
    );
    await expect(names.filter({ hasText: /^resolve\.tsconfig$/u })).toBeVisible();
    await expect(names.filter({ hasText: /^experiments\.outputModule$/u })).toBeVisible();
    await expect(shown.getByText('output.copy', { exact: true })).toBeHidden();
    expect(new URL(shown.url()).search).toBe('?from=5.104&to=5.112');
    expect(requested.filter((request) => request.includes('outputModule'))).toEqual([]);
    await field(shown).fill('');
    await expect(shown.getByText('output.copy', { exact: true })).toBeVisible();
  });

  test('with an error is kept, and the place is named', async ({ page: shown }) => {
    await shown.goto(page);
    await shown.locator('paste-configuration summary').click();
    const broken = 'module.exports = {\n  output: {,\n};';
    await field(shown).fill(broken);
    await expect(output(shown)).toContainText('Line 2, column 12:');
    await expect(field(shown)).toHaveValue(broken);
    await expect(field(shown)).toHaveAttribute('aria-invalid', 'true');
    expect(await violationsOf(shown)).toEqual([]);
    await field(shown).fill('{ output: { clean: true } }');
    await expect(output(shown)).toContainText('Names found: 2.');
  });

  test('can be dropped as a file', async ({ page: shown }) => {
    await shown.goto(page);
    await shown.locator('paste-configuration summary').click();
    const data = await shown.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'webpack.config.ts'));
      return transfer;
    }, config);
    await expect(async () => {
      await field(shown).dispatchEvent('drop', { dataTransfer: data });
      await expect(field(shown)).toHaveValue(config, { timeout: 1000 });
    }).toPass();
    await expect(output(shown)).toContainText('Names found: 5.');
  });

  test('is printed as the list alone', async ({ page: shown }) => {
    await shown.goto(page);
    await shown.emulateMedia({ media: 'print' });
    await expect(shown.locator('paste-configuration')).toBeHidden();
    await expect(shown.getByRole('heading', { name: 'webpack 5.112' })).toBeVisible();
  });
});

/** What people still have in their files, with the page and the place that say what replaces it. */
const replaced: readonly (readonly [removed: string, place: string])[] = [
  ['experiments.asset', '/guides/asset-modules/'],
  ['experiments.executeModule', '/api/compilation-hooks/#executemodule'],
  ['experiments.layers', '/configuration/module/#rulelayer'],
  ['experiments.topLevelAwait', '/configuration/experiments/'],
  ['experiments.outputModule', '/configuration/experiments/#experimentsoutputmodule'],
  ['experiments.lazyCompilation.client', '/configuration/experiments/#experimentslazycompilation'],
  ['fetch-streaming', '/configuration/output/#outputwasmloading'],
  ['output.jsonpFunction', '/configuration/output/#outputchunkloadingglobal'],
  ['optimization.noEmitOnErrors', '/configuration/optimization/#optimizationemitonerrors'],
  ['optimization.namedModules', '/configuration/optimization/#optimizationmoduleids'],
  ['optimization.hashedModuleIds', '/configuration/optimization/#optimizationmoduleids'],
  ['optimizeChunkAssets', '/api/compilation-hooks/#optimizechunkassets'],
  ['CommonsChunkPlugin', '/migrate/4/#commonschunkplugin'],
  ['OccurrenceOrderPlugin', '/migrate/3/#occurrenceorderplugin-is-now-on-by-default'],
  ['module.loaders', '/migrate/4/#moduleloaders'],
  ['devServer.https', '/configuration/dev-server/#devserverserver'],
  ['devServer.http2', '/configuration/dev-server/#devserverserver'],
  ['devServer.contentBase', '/configuration/dev-server/#devserverstatic'],
  ['devServer.onBeforeSetupMiddleware', '/configuration/dev-server/#devserversetupmiddlewares'],
  ['--node-env', '/api/cli/#config-node-env'],
];

test('a search for what was removed leads to what replaces it', async () => {
  const engine = await loadEngine();
  const missed = replaced.flatMap(([removed, place]) => {
    const hits = engine.rank(removed).slice(0, 3);
    const places = hits.map(({ record }) => {
      const { page: index = -1, id = '' } = engine.records[record] ?? {};
      return `${engine.pages[index]?.url ?? ''}${id === '' ? '' : `#${id}`}`;
    });
    return places.includes(place) ? [] : [`${removed}: ${places.join(', ')}`];
  });
  expect(missed).toEqual([]);
});
