import { expect, it } from 'vitest';
import { formatDay, formatDollars } from '../../../src/components/formats.ts';
import { builtLocales } from '../../../src/site/locales.ts';

const days = Array.from({ length: 12 }, (_, month) => [
  new Date(Date.UTC(2026, month, 1)),
  new Date(Date.UTC(1999, month, 28, 23, 59)),
]).flat();

it.each(builtLocales)('writes days as Intl does: %s', (locale) => {
  for (const month of ['short', 'long'] as const) {
    const format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month,
      year: 'numeric',
      timeZone: 'UTC',
    });
    for (const day of days) expect(formatDay(day, locale, month)).toBe(format.format(day));
  }
});

it.each(builtLocales)('writes dollars as Intl does: %s', (locale) => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  for (const cents of [0, 49, 50, 99_949, 99_950, 100_000, 12_345_678, 1_234_567_890]) {
    expect(formatDollars(cents)).toBe(format.format(cents / 100));
  }
});
