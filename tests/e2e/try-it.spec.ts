import { trials } from '../../src/playground/trials.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './site.ts';

const enginePath = '/playground/engine/';

test('an option is tried on its page: another value, another output', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/configuration/optimization/#optimizationminimize');
  const place = page.locator('try-it[data-option="optimization.runtimeChunk"]');
  const button = place.getByRole('button', { name: 'Try it: optimization.runtimeChunk' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  const needed = (url: string) => url.startsWith(enginePath) || url.includes('playground-editor');
  expect(loaded.filter(needed)).toEqual([]);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(place.getByRole('status')).toHaveText('Built', { timeout: 60_000 });
  expect(loaded.some((url) => url.startsWith(enginePath))).toBe(true);

  const files = place.getByRole('table');
  await expect(files.getByRole('columnheader')).toHaveText(['File', 'false', "'single'"]);
  await expect(files.getByRole('rowheader')).toHaveText([
    'dist/menu.js',
    'dist/orders.js',
    'dist/runtime.js',
  ]);
  const before = place.getByRole('textbox', { name: 'dist/menu.js, false' });
  await expect(before).toContainText('__webpack_require__');
  const changed = place.locator('.cm-changedLine');
  await expect(changed.first()).toBeVisible();

  await place
    .getByRole('combobox', { name: 'optimization.runtimeChunk' })
    .selectOption("'multiple'");
  await expect(files.getByRole('rowheader')).toHaveText([
    'dist/menu.js',
    'dist/orders.js',
    'dist/runtime~menu.js',
    'dist/runtime~orders.js',
  ]);
  await files.getByRole('button', { name: 'dist/runtime~orders.js' }).click();
  await expect(place.getByRole('textbox', { name: 'dist/runtime~orders.js' })).toBeVisible();

  await place.getByRole('link', { name: 'Open in the playground' }).click();
  await page.waitForURL(/\/playground\/#1\./u);
  await expect(page.getByRole('tablist', { name: 'Files' })).toContainText('src/menu.js');
  await expect(page.getByRole('status', { name: 'Build result' })).toContainText('Built', {
    timeout: 60_000,
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what is tried is accessible and fits a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/configuration/mode/');
    const place = page.locator('try-it');
    await place.getByRole('button').click();
    await expect(place.getByRole('status')).toHaveText('Built', { timeout: 60_000 });
    await expect(place.locator('.cm-deletedChunk').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('every option with a trial has it in its section, and builds in the page', async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const url of new Set(trials.map((trial) => trial.page))) {
    await page.goto(url);
    const own = trials.filter((trial) => trial.page === url);
    await expect(page.locator('try-it')).toHaveCount(own.length);
    for (const { option, heading, values } of own) {
      const place = page.locator(`#${heading} ~ try-it`).first();
      await place.getByRole('button', { name: `Try it: ${option}` }).click();
      for (const value of values.slice(1)) {
        await place.getByRole('combobox').selectOption(value);
        await expect(place.getByRole('columnheader').last()).toHaveText(value, { timeout: 60_000 });
      }
      await expect(place.getByRole('alert')).toHaveCount(0);
    }
  }
});

test('an engine that does not come is said, and asked for again', async ({ page, problems }) => {
  await page.goto('/configuration/mode/');
  await page.route(`**${enginePath}**`, (route) => route.abort());
  const place = page.locator('try-it');
  await place.getByRole('button').click();
  await expect(place.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(`**${enginePath}**`);
  // What the browser says of the request that was stopped.
  problems.splice(0);
  await place.getByRole('button', { name: 'Try again' }).click();
  await expect(place.getByRole('status')).toHaveText('Built', { timeout: 60_000 });
});
