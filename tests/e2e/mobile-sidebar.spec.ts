import AxeBuilder from '@axe-core/playwright';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

type Step = readonly [x: number, y: number];

/** A finger that comes down at the first point and goes through the others. */
async function touch(cdp: CDPSession, steps: readonly Step[]): Promise<void> {
  for (const [index, [x, y]] of steps.entries()) {
    await cdp.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    });
  }
}

async function lift(cdp: CDPSession): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function swipe(page: Page, steps: readonly Step[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await touch(cdp, steps);
  await lift(cdp);
}

const site = (page: Page) => page.getByRole('navigation', { name: 'Site' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation menu' });

async function open(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(page.getByRole('button', { name: 'Close navigation menu' })).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await visit(page, '/loaders/css-loader/');
});

test('is closed at first, and loads its tree only when it is wanted', async ({ page }) => {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(site(page)).toHaveCount(0);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page);
  await expect(site(page).getByRole('link', { name: 'babel-loader' })).toBeVisible();
  expect(requests).toContain('/navigation.json');
});

test('has the whole tree, open at the current page', async ({ page }) => {
  await open(page);
  for (const name of ['API', 'Concepts', 'Configuration', 'Guides', 'Migrate', 'Contribute']) {
    await expect(site(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(site(page).getByRole('link', { name: 'Blog', exact: true })).toBeVisible();
  const current = site(page).locator('[aria-current=page]');
  await expect(current).toHaveText('css-loader');
  await expect(current).toBeInViewport();
  await expect(
    site(page).getByRole('button', { name: 'Toggle css-loader section' }),
  ).toHaveAttribute('aria-expanded', 'true');
  await site(page).getByRole('button', { name: 'Toggle pages of Plugins' }).click();
  await site(page).getByRole('button', { name: 'Toggle TerserWebpackPlugin section' }).click();
  await expect(
    site(page).locator('a[href^="/plugins/terser-webpack-plugin/#"]').first(),
  ).toBeVisible();
  await expect(site(page).getByRole('combobox', { name: 'Version', exact: true })).toBeVisible();
});

test.describe('closes and gives the focus back', () => {
  test.beforeEach(async ({ page }) => {
    await open(page);
  });
  test.afterEach(async ({ page }) => {
    await expect(site(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle(page)).toBeFocused();
  });

  test('by its button', async ({ page }) => {
    await page.getByRole('button', { name: 'Close navigation menu' }).click();
  });

  test('by Escape', async ({ page }) => {
    await page.keyboard.press('Escape');
  });

  test('by a tap outside', async ({ page }) => {
    await page.touchscreen.tap(350, 500);
  });

  test('by a swipe to the left', async ({ page }) => {
    await swipe(page, [
      [250, 400],
      [240, 400],
      [229, 400],
    ]);
  });
});

test('closes by navigation, on another page', async ({ page }) => {
  await open(page);
  await site(page).getByRole('link', { name: 'babel-loader' }).click();
  await expect(page).toHaveURL('/loaders/babel-loader/');
  await expect(site(page)).toBeHidden();
  await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
});

test('keeps the focus inside', async ({ page }) => {
  await open(page);
  await expect(site(page).getByRole('link', { name: 'babel-loader' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(site(page).getByRole('link', { name: 'Discord' })).toBeFocused();
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await site(page).evaluate((nav) => nav.contains(document.activeElement));
    expect(isInside, `step ${step}`).toBe(true);
  }
});

test.describe('a swipe', () => {
  test('from the edge follows the finger and opens', async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    await touch(cdp, [
      [5, 400],
      [40, 402],
      [105, 405],
    ]);
    const panel = page.locator('nav[aria-label=Site]');
    await expect(panel).toHaveCount(1);
    await touchOn(cdp, [106, 405]);
    const edge = () => panel.evaluate((nav) => Math.round(nav.getBoundingClientRect().right));
    await expect.poll(edge).toBe(101);
    await touchOn(cdp, [380, 405]);
    await expect.poll(edge).toBe(295);
    await lift(cdp);
    await expect(page.getByRole('button', { name: 'Close navigation menu' })).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });

  const still: readonly (readonly [string, readonly Step[]])[] = [
    [
      'of 20 px does not open',
      [
        [5, 400],
        [15, 400],
        [25, 400],
      ],
    ],
    [
      'away from the edge does not open',
      [
        [60, 400],
        [80, 400],
        [100, 400],
      ],
    ],
    [
      'that is too steep does not open',
      [
        [5, 400],
        [45, 432],
        [105, 480],
      ],
    ],
  ];
  for (const [name, steps] of still) {
    test(name, async ({ page }) => {
      await swipe(page, steps);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(site(page)).toBeHidden();
    });
  }

  test('of 21 px opens', async ({ page }) => {
    await swipe(page, [
      [5, 400],
      [15, 400],
      [26, 400],
    ]);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('of 20 px to the left does not close', async ({ page }) => {
    await open(page);
    await swipe(page, [
      [250, 400],
      [240, 400],
      [230, 400],
    ]);
    await expect(site(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });
});

/** The next point of a finger that is down. */
async function touchOn(cdp: CDPSession, [x, y]: Step): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
}

for (const theme of ['light', 'dark'] as const) {
  test(`has no accessibility violation (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await open(page);
    await expect(site(page).getByRole('link', { name: 'babel-loader' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('nav[aria-label=Site]').analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`),
    ).toEqual([]);
  });
}
