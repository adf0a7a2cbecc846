import type { Locale } from '../site/locales.ts';

// `Intl` is not used for what stands on a page when it starts: a browser reads its data at the first use, which keeps
// a slow phone busy for longer than the rest of the page.

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** How many letters of a month's name an abbreviated date has. */
const abbreviation = 3;

/**
 * A day in a language of the site, in UTC, as `Intl.DateTimeFormat` writes it with day, month and year.
 *
 * @param month `short` abbreviates the name of the month, in languages that have names for months
 */
export function formatDay(date: Date, locale: Locale, month: 'short' | 'long'): string {
  const day = date.getUTCDate();
  const number = date.getUTCMonth();
  const year = date.getUTCFullYear();
  if (locale === 'zh-CN') return `${year}年${number + 1}月${day}日`;
  if (locale === 'ko') return `${year}년 ${number + 1}월 ${day}일`;
  const name = months[number] ?? '';
  return `${month === 'short' ? name.slice(0, abbreviation) : name} ${day}, ${year}`;
}

/** Whole US dollars, in all languages of the site alike. */
export function formatDollars(cents: number): string {
  const digits = String(Math.round(cents / 100));
  return `$${digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')}`;
}
