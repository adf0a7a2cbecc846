import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './stalls.ts';
import { visit } from './visit.ts';

/** A page with many parts. */
const longPage = '/configuration/output/';

/** A heading far down on it. */
const far = 'outputlibraryexport';

/** Whether the browser has laid out what is in a part. */
function isLaidOut(page: Page, id: string): Promise<boolean> {
  return page
    .locator(`[id="${id}"]`)
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}

/** Distance of a heading to the top of the window, in whole pixels. */
function topOf(page: Page, id: string): Promise<number> {
  return page
    .locator(`[id="${id}"]`)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

/** The first heading in the window, and where it stands. */
function place(page: Page): Promise<string> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('.markdown :is(h2, h3)')];
    const first = headings.find((heading) => heading.getBoundingClientRect().top > 0);
    return `${first?.id ?? 'none'} ${Math.round(first?.getBoundingClientRect().top ?? 0)}`;
  });
}

/** Waits until the page has laid out every part once, and expects that all have kept their heights. */
async function waitForHeights(page: Page): Promise<void> {
  // Nothing is laid out before somebody is there.
  await page.mouse.move(9, 9);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heights: number[] = [];
  await expect
    .poll(
      async () => {
        heights.push(await height());
        return new Set(heights.slice(-5)).size === 1 && heights.length >= 5;
      },
      { intervals: [200] },
    )
    .toBe(true);
  const whole = await page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-size]')];
    for (const part of parts) part.style.contentVisibility = 'visible';
    const { scrollHeight } = document.documentElement;
    for (const part of parts) part.style.removeProperty('content-visibility');
    return scrollHeight;
  });
  expect(heights.at(-1)).toBe(whole);
}

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('what is far below is not laid out at first, and its height is known later', async ({
      page,
    }) => {
      await page.goto(longPage);
      expect(await isLaidOut(page, far)).toBe(false);
      await visit(page, longPage);
      await waitForHeights(page);
      expect(await isLaidOut(page, far)).toBe(false);
      await page.locator(`[id="${far}"]`).scrollIntoViewIfNeeded();
      await expect.poll(() => isLaidOut(page, far)).toBe(true);
    });

    test('a link to a heading leads to it, before and after the scripts have run', async ({
      page,
    }) => {
      await page.goto(`${longPage}#${far}`);
      const expected = await topOf(page, far);
      expect(expected).toBeGreaterThan(0);
      expect(expected).toBeLessThan(200);

      for (const goTo of [(address: string) => page.goto(address), visit.bind(null, page)]) {
        await goTo('/license/');
        await goTo(longPage);
        // As a press on the link does, wherever it is shown.
        await page.locator(`a[href$="#${far}"]`).first().dispatchEvent('click');
        await expect.poll(() => topOf(page, far)).toBe(expected);
        await waitForHeights(page);
        expect(await topOf(page, far)).toBe(expected);
      }
    });

    test('the place in a page stays after a reload and after going back', async ({ page }) => {
      await visit(page, longPage);
      await waitForHeights(page);
      await page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight * 0.6);
      });
      const before = await place(page);
      await page.reload();
      await expect.poll(() => place(page)).toBe(before);
      await page.mouse.move(5, 5);
      await page.locator('html[data-has-hydrated=true]').waitFor();
      await page.locator('a[href="/configuration/resolve/"]').first().dispatchEvent('click');
      await page.waitForURL('**/resolve/');
      await expect(page.locator('h1')).toHaveText('Resolve');
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Output');
      await expect.poll(() => place(page)).toBe(before);
    });
  });
}

test('an open explanation of a term reaches out of its part', async ({ page }) => {
  await visit(page, '/concepts/');
  const term = page.locator('[data-size] [data-glossary-term]').first();
  await term.hover();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  const isCut = await tip.evaluate(
    (element) => getComputedStyle(element.closest('[data-size]') ?? element).contentVisibility,
  );
  expect(isCut).toBe('visible');
});

test('paper shows all parts', async ({ page }) => {
  await visit(page, longPage);
  await page.emulateMedia({ media: 'print' });
  expect(await isLaidOut(page, far)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all parts are laid out', async ({ page }) => {
    await page.goto(longPage);
    const style = await page
      .locator('[data-size]')
      .last()
      .evaluate((part) => getComputedStyle(part).contentVisibility);
    expect(style).toBe('visible');
  });
});
