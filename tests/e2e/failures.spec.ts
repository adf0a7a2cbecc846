import type { Page } from '@playwright/test';
import type { Fault } from './offline-site.ts';
import { contentFile, expect, offlineManifest, test } from './offline-site.ts';

const address = '/concepts/loaders/';
const script = `/${contentFile(offlineManifest(), 'concepts/loaders/')}`;

const faults: readonly Fault[] = ['abort', 404, 500, 'truncated', 'cut', 'wrong-type'];

test.beforeEach(async ({ page }) => {
  // Nothing is loaded ahead of the reader, so that each request belongs to what the reader does.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
});

/** Opens the page before, and waits until its scripts answer. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/concepts/`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Goes to the page as readers do. */
async function follow(page: Page): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.locator('a[href="/concepts/loaders/"]').press('Enter');
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

const title = { level: 1, name: 'Loaders' } as const;

for (const fault of faults) {
  test(`a script that fails once (${fault}) is asked for again, past the caches`, async ({
    page,
    site,
  }) => {
    await open(page, site.url);
    const loads = countLoads(page);
    site.fault = (asked) => (asked === script ? fault : undefined);
    await follow(page);
    await expect(page.getByRole('heading', title)).toBeVisible();
    expect(site.requests.filter((asked) => asked.startsWith(`${script}?retry=`))).toHaveLength(1);
    expect(loads()).toBe(0);
  });

  test(`a script that stays away (${fault}) leads to one fresh load of the page`, async ({
    page,
    site,
  }) => {
    await open(page, site.url);
    const loads = countLoads(page);
    site.fault = (asked) => (asked.startsWith(script) ? fault : undefined);
    const before = site.requests.length;
    await follow(page);
    await expect(page.getByRole('heading', title)).toBeVisible();
    await expect(page).toHaveURL(site.url + address);
    await expect.poll(loads).toBe(1);
    // The text of the document stays, and the page does not load itself again and again.
    const asked = () => site.requests.slice(before).filter((one) => one.startsWith(script)).length;
    await expect.poll(asked).toBeGreaterThanOrEqual(3);
    await expect(page.getByRole('heading', title)).toBeVisible();
    expect(loads()).toBe(1);
  });
}

test('a tab that remembers nothing loads the page afresh only once', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await open(page, site.url);
  const loads = countLoads(page);
  site.fault = (asked) => (asked.startsWith(script) ? 404 : undefined);
  await follow(page);
  await expect.poll(loads).toBe(1);
  // Twice by the page before, and once by the fresh document.
  await expect
    .poll(() => site.requests.filter((asked) => asked.startsWith(script)).length)
    .toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('heading', title)).toBeVisible();
  expect(loads()).toBe(1);
});

for (const fault of faults) {
  test(`without its host (${fault}) a page says what is missing, and comes when asked again`, async ({
    page,
    site,
  }) => {
    await open(page, site.url);
    const loads = countLoads(page);
    site.fault = (asked) => {
      if (asked.startsWith(script)) return fault;
      return asked === address ? 'abort' : undefined;
    };
    await follow(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Error loading content.' });
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL(site.url + address);
    await alert.getByText('Details').click();
    // What webpack knows of the failure has come as far as the error boundary.
    const type = fault === 'cut' ? 'missing' : 'error';
    await expect(alert).toContainText(/ChunkLoadError: Loading chunk \w+ failed\./u);
    await expect(alert).toContainText(`(${type}: ${site.url}${script}?retry=`);
    await expect(alert.getByRole('link', { name: 'Pages that are on this device' })).toBeVisible();
    site.goOnline();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', title)).toBeVisible();
    expect(loads()).toBe(0);
  });
}

test('a script that does not come within two minutes counts as failed', async ({ page, site }) => {
  await page.clock.install();
  await open(page, site.url);
  site.fault = (asked) => {
    if (asked.startsWith(script)) return 'hang';
    return asked === address ? 'abort' : undefined;
  };
  const asked = page.waitForRequest((request) => request.url() === site.url + script);
  await follow(page);
  await asked;
  const alert = page.getByRole('alert').filter({ hasText: 'Error loading content.' });
  await page.clock.fastForward(119_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Concepts' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.clock.fastForward(1_100);
  await alert.getByText('Details').click();
  await expect(alert).toContainText(`(timeout: ${site.url}${script})`);
  expect(site.requests.filter((one) => one.startsWith(script))).toHaveLength(1);
});

test('pictures that do not come leave neutral tiles', async ({ page, site }) => {
  await page.route(/^https:\/\/github\.com\//u, (route) => route.abort());
  await page.goto(`${site.url}/concepts/`);
  const heading = page.getByRole('heading', { name: /Contributors?$/u });
  await heading.scrollIntoViewIfNeeded();
  const list = page.locator('section').filter({ has: heading }).last();
  const first = list.getByRole('listitem').first();
  await expect(first.locator('img')).toHaveCount(0);
  await expect(first).toContainText(/^[A-Z\d]/u);
});

test('a search that does not load says so, and opens when asked again', async ({ page, site }) => {
  await open(page, site.url);
  site.fault = (asked) => (asked.startsWith('/assets/js/') ? 404 : undefined);
  await page.keyboard.press('/');
  const alert = page.getByRole('alert').filter({ hasText: 'Error loading content.' });
  await expect(alert).toBeVisible();
  // The page below is none the worse.
  await expect(page.getByRole('heading', { level: 1, name: 'Concepts' })).toBeVisible();
  site.goOnline();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(alert).toHaveCount(0);
});
