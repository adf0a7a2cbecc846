import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

const wide = { width: 1280, height: 900 };

async function openSearch(page: Page, address = '/license/') {
  await page.setViewportSize(wide);
  await visit(page, address);
  await page.getByRole('button', { name: /^Search/u }).click();
  const dialog = page.getByRole('dialog');
  return { dialog, box: dialog.getByRole('searchbox') };
}

test('the index is fetched on hover, and not before', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/search/')) files.push(pathname);
  });
  await page.setViewportSize(wide);
  await visit(page, '/license/');
  expect(files).toEqual([]);
  await page.getByRole('button', { name: /^Search/u }).hover();
  await expect.poll(() => files.slice(0, 2)).toEqual(['/search/index.json', '/search/text-0.json']);
});

test('typing finds the heading, and Enter lands on it', async ({ page }) => {
  const { dialog, box } = await openSearch(page);
  await box.pressSequentially('output.publicP');
  const first = dialog.locator('[data-search-result]').first();
  await expect(first).toContainText('output.publicPath');
  await expect(first.locator('mark').first()).toHaveText('output.publicPath');
  await expect(dialog.getByRole('status')).toContainText('output.publicP');
  await box.press('Enter');
  await expect(page).toHaveURL('/configuration/output/#outputpublicpath');
  await expect(page.locator('#outputpublicpath')).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('texts appear below the headings, with the words marked', async ({ page }) => {
  const { dialog, box } = await openSearch(page);
  await box.fill('left-pad');
  await expect(dialog.locator('mark', { hasText: 'left-pad' }).first()).toBeVisible();
});

test('all results that are counted follow the first ones', async ({ page }) => {
  const { dialog, box } = await openSearch(page);
  await box.pressSequentially('chunks');
  await expect(dialog.getByRole('status')).toHaveText('Best results for “chunks”: 20');
  await expect(dialog.locator('[data-search-result]')).toHaveCount(20);
});

test('it works offline once the index is there', async ({ page, context, problems }) => {
  const { dialog, box } = await openSearch(page);
  await box.fill('a');
  await expect(dialog.locator('[data-search-result]').first()).toBeVisible();
  await context.setOffline(true);
  await box.fill('tree shaking');
  await expect(dialog.locator('[data-search-result]').first()).toContainText('Tree shaking');
  await context.setOffline(false);
  problems.splice(0);
});

test('a section narrows the results', async ({ page }) => {
  const { dialog, box } = await openSearch(page);
  await box.fill('publicPath');
  await expect(dialog.locator('[data-search-result]').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Section to search' }).selectOption('Guides');
  const links = dialog.locator('[data-search-result]');
  // The results of all sections may be there for a moment, and begin with a guide, too.
  await expect
    .poll(async () => {
      const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      return [...new Set(hrefs.map((href) => href?.split('/')[1]))];
    })
    .toEqual(['guides']);
});

test('no result offers pages alike and an issue', async ({ page }) => {
  const { dialog, box } = await openSearch(page);
  await box.fill('zqlazyloadingqz');
  await expect(dialog.getByRole('status')).toContainText('Nothing found');
  await expect(dialog.getByRole('link', { name: /Lazy loading/u })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Tell us in an issue' })).toHaveAttribute(
    'href',
    /issues\/new\?title=/u,
  );
});

test('opened results are remembered, kept and forgotten', async ({ page }) => {
  const { box } = await openSearch(page);
  await box.fill('devServer.proxy');
  await page.locator('[data-search-result]').first().click();
  await expect(page).toHaveURL('/configuration/dev-server/#devserverproxy');
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Recent', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: /^Keep “devServer\.proxy”/u }).click();
  await expect(dialog.getByText('Recent', { exact: true })).toBeHidden();
  await expect(dialog.getByText('Favorites', { exact: true })).toBeVisible();
  await page.reload();
  await visit(page, '/license/');
  await page.keyboard.press('Control+K');
  await expect(dialog.getByRole('link', { name: /devServer\.proxy/u })).toBeVisible();
  await dialog.getByRole('button', { name: /^Remove “devServer\.proxy”/u }).click();
  await expect(dialog.getByRole('link', { name: /devServer\.proxy/u })).toHaveCount(0);
});

test('whatever is typed or pasted, nothing breaks', async ({ page }) => {
  const { dialog, box } = await openSearch(page);
  const texts = [
    '(.*)+[\\',
    '<img src=x onerror=alert(1)>',
    'مرحبا بالعالم',
    '👩‍💻🚀',
    '   ',
    'x'.repeat(10_000),
  ];
  for (const text of texts) {
    await box.fill(text);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  }
  await box.fill('tree shaking '.repeat(800));
  await expect(dialog.locator('[data-search-result]').first()).toContainText('Tree shaking');
  await box.fill('<script src>');
  await expect(dialog.locator('[data-search-result]').first()).toBeVisible();
});

const lostIndexes = {
  'of another version': { status: 200, body: '{"format":0,"build":"old"}' },
  'that is missing': { status: 404, body: 'Not found' },
  'that a host answers with a page': { status: 200, body: '<!doctype html><p>Hello' },
  'that is cut off': { status: 200, body: '{"format":1,"build":"ab' },
} as const;

for (const [name, answer] of Object.entries(lostIndexes)) {
  test(`an index ${name} is not read; the reader can try again`, async ({ page, problems }) => {
    await page.route('**/search/index.json', (route) =>
      route.fulfill({ contentType: 'application/json', ...answer }),
    );
    const { dialog, box } = await openSearch(page);
    await box.fill('output');
    await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/search/index.json');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.locator('[data-search-result]').first()).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    // The browser reports the missing file.
    problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('404')));
  });
}

test('a worker that does not start says so, and the page stays', async ({ page, problems }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new Error('Workers are forbidden here.');
    };
    Object.defineProperty(window, 'Worker', { value: new Proxy(Worker, { construct: refuse }) });
  });
  const { dialog, box } = await openSearch(page);
  await box.fill('output');
  await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
});

test('results without texts are results', async ({ page, problems }) => {
  await page.route('**/search/text-*.json', (route) => route.abort());
  const { dialog, box } = await openSearch(page);
  await box.fill('tree shaking');
  await expect(dialog.locator('[data-search-result]').first()).toContainText('Tree shaking');
  // The browser reports the aborted request.
  problems.splice(0);
});

test('the search page answers the query of its address, and keeps it there', async ({ page }) => {
  await page.setViewportSize(wide);
  await visit(page, '/search/?q=tree+shaking');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('tree shaking');
  await expect(main.locator('[data-search-result]').first()).toContainText('Tree shaking');
  await main.getByRole('searchbox').fill('output.publicPath');
  await expect(page).toHaveURL('/search/?q=output.publicPath');
  await expect(main.locator('[data-search-result]').first()).toHaveAttribute(
    'href',
    '/configuration/output/#outputpublicpath',
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
});

test('the dialog leads to the page with all results', async ({ page }) => {
  const { dialog, box } = await openSearch(page);
  await box.fill('chunk & hash');
  await dialog.getByRole('link', { name: 'See all results on one page' }).click();
  await expect(page).toHaveURL('/search/?q=chunk+%26+hash');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('chunk & hash');
});

test('browsers can offer the search', async ({ page, request }) => {
  await visit(page, '/license/');
  const href = await page.locator('link[rel=search]').getAttribute('href');
  const response = await request.get(href ?? '');
  const text = await response.text();
  expect(text).toContain('template="https://webpack.js.org/search/?q={searchTerms}"');
  expect(text).not.toContain('undefined');
});

for (const theme of ['light', 'dark'] as const) {
  test(`dialog and page have no accessibility violation on a phone (${theme})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    await visit(page, '/search/?q=publicPath');
    await expect(page.getByRole('main').locator('[data-search-result]').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Control+K');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('publicPath');
    await expect(dialog.locator('mark').first()).toBeVisible();
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('searchbox').fill('qqqqqzzzzz');
    await expect(dialog.getByRole('link', { name: 'Tell us in an issue' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}
