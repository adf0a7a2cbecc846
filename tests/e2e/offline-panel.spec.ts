import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { filesOfKinds } from '../../src/offline/manifest.ts';
import { cached, controlled, expect, offlineManifest, test } from './offline-site.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  // Nothing is filled in, so that all that is stored was asked for.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
});

const printable = filesOfKinds(offlineManifest(), ['printable']);

function group(page: Page, name: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
}

async function saved(page: Page): Promise<string[]> {
  return (await cached(page)).get('portal / saved 1') ?? [];
}

test('readers learn the size, save, and remove', async ({ page, site }) => {
  await page.goto(`${site.url}/concepts/`);
  await page.getByRole('link', { name: 'Offline reading' }).click();
  await controlled(page);
  const pages = group(page, 'Printable pages');
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const stored = megabytes(sum(printable.map(({ bytes }) => bytes)));
  const wire = megabytes(sum(printable.map((file) => file.wire)));
  await expect(pages).toContainText(`${wire} to download; 0.0 MB of ${stored} on this device`);
  expect(site.requests.filter((address) => address.includes('printable'))).toEqual([]);

  const save = pages.getByRole('button', { name: 'Save for offline' });
  await expect(save).toHaveAccessibleDescription(new RegExp(`^Printable pages ${wire}`, 'u'));
  await save.press('Enter');
  await expect(pages.getByRole('status')).toHaveText('Saved on this device.', { timeout: 60_000 });
  await expect(pages).toContainText(`On this device: ${stored}`);
  expect(await saved(page)).toHaveLength(printable.length);

  await pages.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(pages.getByRole('status')).toHaveText('Removed from this device.');
  expect(await saved(page)).toEqual([]);
  await expect(save).toBeVisible();
});

test('another language is saved whole, and opens without a network', async ({ page, site }) => {
  await page.goto(`${site.url}/offline/`);
  await controlled(page);
  const korean = group(page, '한국어');
  await korean.getByRole('button', { name: 'Save for offline' }).click();
  await expect(korean.getByRole('status')).toHaveText('Saved on this device.', { timeout: 60_000 });
  site.goOffline();
  await page.goto(`${site.url}/ko/concepts/loaders/`);
  await expect(page.getByRole('heading', { level: 1, name: '로더' })).toBeVisible({
    timeout: 30_000,
  });
});

test('saving can be cancelled and goes on from there', async ({ page, site }) => {
  await page.goto(`${site.url}/offline/`);
  await controlled(page);
  const last = printable.map((file) => `/${file.path}`).slice(-3);
  site.fault = (address) => (last.includes(address) ? 'hang' : undefined);
  const pages = group(page, 'Printable pages');
  await pages.getByRole('button', { name: 'Save for offline' }).click();
  await expect.poll(() => saved(page)).toHaveLength(printable.length - last.length);
  await expect(pages.getByRole('status')).toHaveText('Saving …');
  await expect(pages.getByRole('progressbar', { name: 'Printable pages' })).toBeVisible();
  await pages.getByRole('button', { name: 'Cancel' }).click();
  await expect(pages.getByRole('status')).toContainText('Stopped.');
  const before = site.requests.filter((address) => address.includes('printable')).length;

  site.goOnline();
  await pages.getByRole('button', { name: 'Continue saving' }).click();
  await expect(pages.getByRole('status')).toHaveText('Saved on this device.', { timeout: 60_000 });
  const after = site.requests.filter((address) => address.includes('printable')).length;
  // What was there is not loaded a second time.
  expect(after - before).toBe(last.length);
});

test('saving goes on when a lost connection is back', async ({ page, site, context }) => {
  await page.goto(`${site.url}/offline/`);
  await controlled(page);
  const pages = group(page, 'Printable pages');
  const [first] = printable;
  site.fault = (address) => (address === `/${first?.path ?? ''}` ? undefined : 'abort');
  // The list of files is read before the connection is lost.
  site.fault = (address) =>
    address.includes('printable') && address !== `/${first?.path ?? ''}` ? 'abort' : undefined;
  await pages.getByRole('button', { name: 'Save for offline' }).click();
  await expect(pages.getByRole('status')).toContainText('The connection is lost.', {
    timeout: 30_000,
  });
  expect(await saved(page)).toContain(`/${first?.path ?? ''}`);
  site.goOnline();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(pages.getByRole('status')).toHaveText('Saved on this device.', { timeout: 60_000 });
});

test('files that are not as listed are not kept', async ({ page, site }) => {
  await page.goto(`${site.url}/offline/`);
  await controlled(page);
  const pages = group(page, 'Printable pages');
  site.fault = (address) => (address.includes('printable') ? 'wrong-type' : undefined);
  await pages.getByRole('button', { name: 'Save for offline' }).click();
  await expect(pages.getByRole('status')).toContainText('The site has just been updated.');
  expect(await saved(page)).toEqual([]);
});

test('a full storage is said, and nothing else breaks', async ({ page, site }) => {
  await page.goto(`${site.url}/offline/`);
  await controlled(page);
  const session = await page.context().newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin: site.url });
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: site.url,
    quotaSize: usage + 1_500_000,
  });
  const pages = group(page, 'Printable pages');
  await pages.getByRole('button', { name: 'Save for offline' }).click();
  await expect(pages.getByRole('status')).toContainText('no room for more', { timeout: 60_000 });
  const kept = await saved(page);
  expect(kept.length).toBeLessThan(printable.length);

  // Reading goes on, also of pages that cannot be kept.
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
  await page.goto(`${site.url}/concepts/loaders/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Loaders' })).toBeVisible();
  await page.getByRole('link', { name: 'Guides', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url });
  await page.goto(`${site.url}/offline/`);
  await pages.getByRole('button', { name: /Save for offline|Continue saving/u }).click();
  await expect(pages.getByRole('status')).toHaveText('Saved on this device.', { timeout: 60_000 });
});

test('the offline banner leads to what is on the device', async ({ page, site, context }) => {
  await page.goto(`${site.url}/concepts/`);
  await controlled(page);
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await banner.getByRole('link', { name: 'Pages that are on this device' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offline reading' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`the page is accessible and fits at ${width} px in ${colorScheme}`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}/concepts/`);
      await controlled(page);
      await expect
        .poll(async () => (await cached(page)).get('portal / documents 1'))
        .toEqual(['/concepts/']);
      await page.goto(`${site.url}/offline/?from=%2Fconcepts%2Floaders%2F`);
      await expect(group(page, 'Printable pages')).toBeVisible();
      await page.locator('details').first().locator('summary').click();
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)])).toEqual(
        [],
      );
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
