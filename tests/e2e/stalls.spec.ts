import { expect, test } from './site.ts';
import { drawn, isStalled } from './stalls.ts';
import { visit } from './visit.ts';

/** Milliseconds, shorter than for a page that may yet be drawn. */
const patience = 2000;

test('a page that Chromium draws, or that is busy, is not taken for one that it does not draw', async ({
  page,
}) => {
  await visit(page, '/license/');
  await drawn(page);
  expect(await isStalled(page)).toBe(false);
  const busy = page.evaluate((milliseconds) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  }, 2 * patience);
  expect(await isStalled(page, patience)).toBe(false);
  await busy;
});

test('a page is found that Chromium does not draw, though its scripts could run', async ({
  page,
}) => {
  await visit(page, '/license/');
  // For as long as this lasts, which is four seconds at most, Chromium holds back the frames of the page.
  await page.evaluate(() => {
    document.startViewTransition(() => new Promise(() => undefined));
  });
  expect(await isStalled(page, patience)).toBe(true);
});
