import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { indexFileName } from '../../src/search/file-names.ts';
import { builtLocales, defaultLocale } from '../../src/site/locales.ts';
import { expect, test } from './site.ts';

/**
 * Bytes with brotli that a reader waits for before the first result: the index, and the files with the end of its terms.
 * Translations have their own words beside the English names; those of Chinese are pairs of characters, which is most of
 * the difference.
 */
const budgets = { [defaultLocale]: 290_000, other: 730_000 } as const;

/** A larger file would be left out of what a browser keeps for reading offline. */
const largestFile = 2 * 1024 * 1024;

function brotliSize(content: Buffer): number {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }).length;
}

for (const locale of builtLocales) {
  const folder = locale === defaultLocale ? 'build/search' : `build/${locale}/search`;

  test(`the index of ${locale} is small enough`, () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(files).toContain(indexFileName);
    expect(files.length).toBeGreaterThan(1);
    for (const name of files) {
      expect(readFileSync(`${folder}/${name}`).length, name).toBeLessThan(largestFile);
    }
    const budget = locale === defaultLocale ? budgets[defaultLocale] : budgets.other;
    const first = files.filter((name) => !name.startsWith('text-'));
    const sizes = first.map((name) => brotliSize(readFileSync(`${folder}/${name}`)));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budget);
  });
}
