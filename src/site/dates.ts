import type { Locale } from './locales.ts';

/** How a language writes a day. Not in `locales.ts`, which every page loads. */
interface DateFormat {
  /** As `Intl.DateTimeFormat` writes it with a numeric day and year; `{month}` is a number, `{name}` a name. */
  readonly day: string;
  /** Names of the months from January on, for languages whose days have `{name}`. */
  readonly months?: { readonly short: readonly string[]; readonly long: readonly string[] };
}

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

export const dateFormats: Readonly<Record<Locale, DateFormat>> = {
  en: {
    day: '{name} {day}, {year}',
    months: { short: months.map((name) => name.slice(0, 3)), long: months },
  },
  'zh-CN': { day: '{year}年{month}月{day}日' },
  ko: { day: '{year}년 {month}월 {day}일' },
};
