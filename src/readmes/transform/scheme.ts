const allowed: ReadonlySet<string> = new Set(['https', 'http', 'mailto']);

/**
 * The scheme of a URL as a browser parses it: in lower case, and without the spaces and control characters that can
 * disguise it.
 *
 * @returns undefined for a relative URL
 */
export function schemeOf(address: string): string | undefined {
  const visible = address.replaceAll(/[\0-\x20\x7F-\xA0\u200B-\u200F\uFEFF]/gu, '');
  return /^([a-z][a-z0-9+.-]*):/iu.exec(visible)?.[1]?.toLowerCase();
}

/** True if links may have the scheme. */
export function isAllowedScheme(scheme: string): boolean {
  return allowed.has(scheme);
}
