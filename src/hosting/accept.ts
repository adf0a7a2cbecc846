/**
 * Selects the form of a page by the `Accept` header: Markdown if `text/markdown` is named and HTML isn't preferred to
 * it. Browsers name HTML; a wildcard also counts as HTML.
 */

/** Names for HTML, most specific first: only the first one in a header counts. */
const htmlNames = ['text/html', 'text/*', '*/*'] as const;

const markdownName = 'text/markdown';

/** A weight in thousandths, from 0 to 1000; undefined if it is invalid. */
function thousandths(weight: string): number | undefined {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/u.test(weight)
    ? Math.round(Number(weight) * 1000)
    : undefined;
}

/** Weights by media type, in lower case; malformed ranges are left out. */
function weightsOf(accept: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const range of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    const [weight = '1'] = parameters.flatMap((one) => /^q=(.*)$/u.exec(one)?.[1] ?? []);
    const value = thousandths(weight);
    if (value !== undefined && !weights.has(name)) weights.set(name, value);
  }
  return weights;
}

/** True if Markdown is a better response to a request than HTML. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const weights = weightsOf(accept ?? '');
  const markdown = weights.get(markdownName) ?? 0;
  const [html = 0] = htmlNames.flatMap((name) => weights.get(name) ?? []);
  return markdown > 0 && markdown >= html;
}

type Row = readonly [pattern: string, value: string];

/** Rows of an nginx map from the header to the weight of a media type, as four digits. */
function weightRows(name: string): Row[] {
  const type = name.replaceAll(/[*/]/gu, '\\$&');
  const start = `~*(?:^|,)\\s*${type}\\s*`;
  const end = '\\s*(?:[,;]|$)';
  const weighted = `${start}(?:;(?!\\s*q=)[^,;]*)*;\\s*q=`;
  return [
    [`${start}(?:;(?!\\s*q=)[^,;]*)*(?:,|$)`, '1000'],
    [`${weighted}1(?:\\.0{0,3})?${end}`, '1000'],
    [`${weighted}0\\.(?<thousandths>\\d\\d\\d)${end}`, '0$thousandths'],
    [`${weighted}0\\.(?<hundredths>\\d\\d)${end}`, '0${hundredths}0'],
    [`${weighted}0\\.(?<tenths>\\d)${end}`, '0${tenths}00'],
    [`${weighted}0\\.?${end}`, '0000'],
  ];
}

/** The same decision for nginx, which has maps of patterns but no arithmetic. */
export const acceptMaps: {
  readonly markdown: readonly Row[];
  readonly html: readonly Row[];
  /** Matches both weights, joined with a colon. */
  readonly isMarkdown: readonly string[];
} = {
  markdown: weightRows(markdownName),
  html: htmlNames.flatMap(weightRows),
  isMarkdown: [
    // Matches equal weights, and weights whose first differing digit is larger.
    '~^(?<same>\\d+):\\k<same>$',
    ...Array.from(
      { length: 9 },
      (_, digit) => `~^(?<before>\\d*)${digit + 1}\\d*:\\k<before>[0-${digit}]`,
    ),
  ],
};
