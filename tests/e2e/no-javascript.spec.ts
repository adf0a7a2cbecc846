import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

test('a docs page has text, navigation, sidebar, code and anchors, all usable', async ({
  page,
}) => {
  await page.goto('/concepts/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Concepts');
  await expect(main.locator('.theme-code-block').first()).toContainText('import');
  const top = page.getByRole('navigation', { name: 'Main' });
  await expect(top.getByRole('link', { name: 'Documentation' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Concepts', exact: true })).toBeVisible();
  await page.goto('/concepts/#plugins');
  await expect(page.locator('#plugins')).toBeInViewport();
});

test('previous and next pages, and those of the sidebar, are a click away', async ({ page }) => {
  await page.goto('/loaders/babel-loader/');
  const next = page.locator('a.pagination-nav__link--next');
  const address = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(address);
  await page.locator('a.pagination-nav__link--prev').click();
  await expect(page).toHaveURL('/loaders/babel-loader/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'style-loader' }).click();
  await expect(page.locator('h1')).toHaveText(/style-loader/u);
});

test('a README page shows the commands of every package manager', async ({ page }) => {
  await page.goto('/loaders/css-loader/');
  await expect(page.getByRole('note').filter({ hasText: /^Disclaimer:/u })).toBeVisible();
  await expect(page.getByText('npm install --save-dev css-loader')).toBeVisible();
  await expect(page.getByText('yarn add --dev css-loader')).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
});

test('a printable section has its pages, and its contents lead to them', async ({ page }) => {
  await page.goto('/concepts/printable/');
  await expect(page.locator('article > h2').first()).toHaveText(/Concepts/u);
  await page.locator('main nav a').first().click();
  await expect(page.locator('article > h2').first()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Print this page' })).toHaveCount(0);
});

test('an unknown address leads home, and offers nothing that cannot work', async ({
  page,
  problems,
}) => {
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find it with the search' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/');
  problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('404')));
});

test('footer and text are there on a phone too, without sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guides/getting-started/');
  await expect(page.getByRole('main').locator('h1')).toHaveText('Getting started');
  await expect(
    page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'License' }),
  ).toBeVisible();
});

test('the frame offers no control that cannot work', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/', '/concepts/', '/blog/']) {
      await page.goto(address);
      await expect(page.locator('header').getByRole('button')).toHaveCount(0);
    }
  }
});

test('the skip link leads into the main part, past the sidebar', async ({ page }) => {
  for (const address of ['/', '/concepts/', '/blog/']) {
    await page.goto(address);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus'), address).toHaveCount(1);
  }
});
