import { dateFormats } from '../site/dates.ts';
import type { Locale } from '../site/locales.ts';

// `Intl` is not used for what stands on a page when it starts: a browser reads its data at the first use, which keeps
// a slow phone busy for longer than the rest of the page.

/**
 * A day in a language of the site, in UTC, as `Intl.DateTimeFormat` writes it with day, month and year.
 *
 * @param month `short` abbreviates the name of the month, in languages that have names for months
 */
export function formatDay(date: Date, locale: Locale, month: 'short' | 'long'): string {
  const { day, months } = dateFormats[locale];
  const number = date.getUTCMonth();
  return day
    .replace('{year}', String(date.getUTCFullYear()))
    .replace('{month}', String(number + 1))
    .replace('{name}', months?.[month][number] ?? '')
    .replace('{day}', String(date.getUTCDate()));
}

/** Whole US dollars, in all languages of the site alike. */
export function formatDollars(cents: number): string {
  const digits = String(Math.round(cents / 100));
  return `$${digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')}`;
}
