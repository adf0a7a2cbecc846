import { expect, test } from '@playwright/test';

test('a visitor reserves a tool, and gives it back', async ({ page }) => {
  await page.goto('/');
  const drill = page.getByRole('article').filter({ hasText: 'Cordless drill' });
  await drill.getByRole('button', { name: 'Reserve' }).click();
  await expect(drill.getByRole('button')).toHaveText('Give back');
});

test('the report is loaded when it is visited', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  expect(scripts.some((url) => url.includes('report'))).toBe(false);
  await page.getByRole('link', { name: 'Report' }).click();
  await expect(page.getByText('On average 3.3 days')).toBeVisible();
  expect(scripts.some((url) => url.includes('report'))).toBe(true);
});

test('the page of a tool can be opened directly', async ({ page }) => {
  await page.goto('/tools/ladder');
  await expect(page.getByRole('heading')).toHaveText('Telescopic ladder');
});
