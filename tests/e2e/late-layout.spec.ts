import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { drawn, visit } from './visit.ts';

/** The longest page, most of which a phone lays out when the reader comes near. */
const longPage = '/configuration/output/';

test.use({ viewport: { width: 390, height: 844 } });

/** Distance of the heading that the URL names from the top of the window, in pixels. */
function distance(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top ?? Infinity,
  );
}

/** The first paragraph below the header, with its distance from the top of the window. */
function readParagraph(page: Page): Promise<{ text: string; top: number }> {
  return page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll('page-text > p')].map((one) => ({
      text: one.textContent,
      top: one.getBoundingClientRect().top,
    }));
    return paragraphs.find(({ top }) => top > 100) ?? { text: '', top: Infinity };
  });
}

test('lays out what is far from the screen when the reader comes near', async ({ page }) => {
  await visit(page, longPage);
  const skipped = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('page-text > scroll-table td')].filter(
          (cell) => !cell.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
  expect(await skipped()).toBeGreaterThan(300);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(skipped).toBe(0);
});

test('leads to a heading that is far below', async ({ page }) => {
  for (const id of ['outputtrustedtypes', 'outputenvironment', 'outputclean']) {
    await page.goto('about:blank');
    await visit(page, `${longPage}#${id}`);
    await expect.poll(() => distance(page)).toBeGreaterThanOrEqual(0);
    expect(await distance(page)).toBeLessThan(200);
  }
});

test('keeps the place of a reader who scrolls up through estimates', async ({ page }) => {
  await visit(page, `${longPage}#outputenvironment`);
  await drawn(page);
  for (let step = 0; step < 8; step += 1) {
    const before = await readParagraph(page);
    await page.evaluate(() => {
      window.scrollBy({ top: -300, behavior: 'instant' });
    });
    await drawn(page);
    const top = await page.evaluate(
      (text) =>
        [...document.querySelectorAll('page-text > p')]
          .find((one) => one.textContent === text)
          ?.getBoundingClientRect().top ?? Infinity,
      before.text,
    );
    expect(Math.abs(top - before.top - 300)).toBeLessThan(2);
  }
});
