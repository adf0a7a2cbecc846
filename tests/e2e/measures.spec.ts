import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

/** Key measures of the layout, in CSS pixels; a change here is a change of design, to be made on purpose. */
const screens = [
  { width: 390, height: 844, textLeft: 21, titleTop: 240 },
  { width: 768, height: 1024, textLeft: 21, titleTop: 217 },
  { width: 1280, height: 900, textLeft: 319, titleTop: 165 },
  { width: 1600, height: 900, textLeft: 456, titleTop: 165 },
] as const;

/** Longest line of running text, in widths of the digit 0: 70, and what rounding adds. */
const longestLine = 70.1;

const docsPages = ['/concepts/', '/guides/getting-started/', '/loaders/css-loader/'];

interface Measures {
  /** Longest line of running text, in widths of the digit 0. */
  readonly measure: number;
  readonly fontSize: number;
  readonly leading: number;
  readonly textLeft: number;
  readonly titleTop: number;
  readonly headerHeight: number;
}

function measure(page: Page): Promise<Measures> {
  return page.evaluate(() => {
    const box = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`The page has no ${selector}`);
      return element.getBoundingClientRect();
    };
    const paragraphs = [...document.querySelectorAll('article .markdown > p')];
    const [first] = paragraphs;
    if (!first) throw new Error('The page has no paragraph');
    const style = getComputedStyle(first);
    const digit = document.createElement('span');
    digit.style.cssText = 'position: absolute; width: 1ch';
    first.append(digit);
    const ch = digit.getBoundingClientRect().width;
    digit.remove();
    const fontSize = parseFloat(style.fontSize);
    return {
      measure: Math.max(...paragraphs.map((p) => p.getBoundingClientRect().width)) / ch,
      fontSize,
      leading: parseFloat(style.lineHeight) / fontSize,
      textLeft: first.getBoundingClientRect().left,
      titleTop: box('h1').top,
      headerHeight: box('header, .navbar').height,
    };
  });
}

for (const { width, height, textLeft, titleTop } of screens) {
  test(`pages keep the measures of the layout at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const address of docsPages) {
      await visit(page, address);
      const measures = await measure(page);
      expect(measures.measure, address).toBeLessThanOrEqual(longestLine);
      expect(measures, address).toMatchObject({ fontSize: 17, leading: 1.7, headerHeight: 63.75 });
      expect(Math.round(measures.textLeft), address).toBe(textLeft);
      expect(Math.abs(measures.titleTop - titleTop), address).toBeLessThanOrEqual(1);
    }
  });
}

test('a line of code has at least 36 characters on phones and 70 on tablets', async ({ page }) => {
  const characters = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/guides/getting-started/');
    return page
      .locator('.theme-code-block pre')
      .first()
      .evaluate((block) => {
        const digit = document.createElement('span');
        digit.style.cssText = 'position: absolute; width: 1ch';
        block.append(digit);
        return block.clientWidth / digit.getBoundingClientRect().width;
      });
  };
  expect(await characters(390)).toBeGreaterThanOrEqual(36);
  expect(await characters(768)).toBeGreaterThanOrEqual(70);
});
