import { locales } from '../site/locales.ts';
import type { Locale } from '../site/locales.ts';

// `Intl` isn't used for text that is on a page when it starts: a browser loads its data at first use, which blocks a
// slow phone for longer than the rest of the page.

/**
 * A date in a language of the site, in UTC, formatted like `Intl.DateTimeFormat` with day, month and year.
 *
 * @param month `short` abbreviates the month name in languages that have month names
 */
export function formatDay(date: Date, locale: Locale, month: 'short' | 'long'): string {
  const { day, months } = locales[locale];
  const number = date.getUTCMonth();
  return day
    .replace('{year}', String(date.getUTCFullYear()))
    .replace('{month}', String(number + 1))
    .replace('{name}', months?.[month].split(' ')[number] ?? '')
    .replace('{day}', String(date.getUTCDate()));
}

/** Whole US dollars, formatted the same in all languages of the site. */
export function formatDollars(cents: number): string {
  const digits = String(Math.round(cents / 100));
  return `$${digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')}`;
}
