import { expect, test } from './site.ts';

test.describe('a docs page', () => {
  test('has title, canonical address, description and one h1', async ({ page }) => {
    const response = await page.goto('/concepts/');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle('Concepts | webpack');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://webpack.js.org/concepts/',
    );
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{3}/u);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Concepts');
  });

  test('lists the pages of its section, links to the next one and to its source', async ({
    page,
  }) => {
    await page.goto('/loaders/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Loaders', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(sidebar.getByRole('link', { name: 'babel-loader' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      'https://github.com/webpack/webpack.js.org/edit/main/docs/loaders/index.mdx',
    );
  });

  test('marks the current item of the top navigation', async ({ page }) => {
    await page.goto('/guides/getting-started/');
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Documentation' });
    await expect(link).toHaveClass(/active/u);
  });

  test('scrolls to the anchor of its address', async ({ page }) => {
    await page.goto('/concepts/#plugins');
    await expect(page.locator('#plugins')).toBeInViewport();
  });
});

test.describe('a README page', () => {
  test('shows version, license, links, disclaimer, and the title once', async ({ page }) => {
    await page.goto('/loaders/babel-loader/');
    await expect(page).toHaveTitle('babel-loader | webpack');
    await expect(page.getByRole('note').filter({ hasText: /^Disclaimer:/u })).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '10.1.1' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'npm', exact: true })).toHaveAttribute(
      'href',
      'https://www.npmjs.com/package/babel-loader/v/10.1.1',
    );
    await expect(main.getByRole('link', { name: 'MIT' })).toHaveAttribute('href', '/licenses/');
    await expect(main.getByRole('link', { name: 'Changelog' })).toBeVisible();
    await expect(main.locator('img')).toHaveCount(0);
  });

  test('of a deprecated package names the replacement', async ({ page }) => {
    await page.goto('/loaders/style-loader/');
    await expect(page.locator('.theme-admonition-danger')).toContainText(
      'Use webpack built-in CSS instead.',
    );
  });

  test('offers the package managers as tabs', async ({ page }) => {
    await page.goto('/loaders/css-loader/');
    const tabs = page.getByRole('tab', { name: 'Yarn' }).first();
    await tabs.click();
    await expect(page.getByRole('tabpanel').first()).toContainText('yarn add');
  });

  test('stands after the pages of packages in use when it is deprecated', async ({ page }) => {
    await page.goto('/plugins/');
    const groups = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .locator('.theme-doc-sidebar-item-category-level-1');
    await expect(groups.last()).toContainText('Deprecated');
    await expect(groups.last()).toContainText('CopyWebpackPlugin');
  });

  test('is listed with its copyright', async ({ page }) => {
    await page.goto('/licenses/');
    await expect(page.getByRole('main')).toContainText('Luís Couto');
  });
});

test('an unknown address answers 404 with a way home', async ({ page, problems }) => {
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(
    page.getByText('Oops! The page you are looking for has been removed or relocated.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/');
  // The browser itself reports the status of the document as an error.
  problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('404')));
});

test('the license has one address with and without the slash', async ({ page }) => {
  const response = await page.goto('/license');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL('/license/');
  await expect(page).toHaveTitle('License | webpack');
});
