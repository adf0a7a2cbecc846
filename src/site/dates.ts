import type { Locale } from './locales.ts';

/** Date format of a language. It isn't part of `locales.ts` because every page loads that file. */
interface DateFormat {
  /** As `Intl.DateTimeFormat` writes it with numeric day and year; `{month}` is a number, `{name}` a name. */
  readonly day: string;
  /** Month names from January on, for formats that contain `{name}`. */
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
