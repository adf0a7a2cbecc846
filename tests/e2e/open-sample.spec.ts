import { expect, test } from './site.ts';

test('a sample opens in the playground and builds there', async ({ page }) => {
  await page.goto('/configuration/entry-context/');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const link = page.getByRole('link', { name: 'Open in the playground' }).first();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute('href', '/playground/');
  expect(loaded.filter((url) => url.includes('/playground/'))).toEqual([]);
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/playground\/#1\./u);
  await expect(page.getByRole('tablist', { name: 'Files' })).toContainText('webpack.config');
  await page.getByRole('button', { name: 'Build', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Build result' })).toContainText(/\d/u, {
    timeout: 60_000,
  });
});

test('a step of a guide opens in the playground with its files', async ({ page }) => {
  await page.goto('/guides/getting-started/');
  const panel = page.locator('[data-step]:has(a[data-opens])').first();
  await panel.locator('summary').first().click();
  const names = await panel.locator('ul').first().getByRole('link').allTextContents();
  await panel.getByRole('link', { name: 'Open in the playground' }).last().click();
  await page.waitForURL(/\/playground\/#1\./u);
  for (const name of names) {
    await expect(page.getByRole('tablist', { name: 'Files' })).toContainText(name);
  }
});
