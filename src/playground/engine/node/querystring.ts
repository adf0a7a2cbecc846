/** Node.js's `querystring`. */

export const escape = encodeURIComponent;
export const unescape = decodeURIComponent;

export function parse(text: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const known = found[key];
    found[key] = known === undefined ? value : [known, value].flat();
  }
  return found;
}

/** Types with a text form in URLs; all others become empty, as in Node.js. */
function isPlain(value: unknown): value is string | number | bigint | boolean {
  return ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
}

export function stringify(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .flatMap(([key, value]) =>
      [value].flat().map((one) => `${escape(key)}=${escape(isPlain(one) ? String(one) : '')}`),
    )
    .join('&');
}

export default { escape, unescape, parse, stringify };
