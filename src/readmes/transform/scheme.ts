const allowed: ReadonlySet<string> = new Set(['https', 'http', 'mailto']);

/**
 * The scheme of an address as a browser finds it: in small letters, and without the spaces and control
 * characters with which it may be disguised.
 *
 * @returns undefined for a relative address
 */
export function schemeOf(address: string): string | undefined {
  const visible = address.replaceAll(/[\0-\x20\x7F-\xA0\u200B-\u200F\uFEFF]/gu, '');
  return /^([a-z][a-z0-9+.-]*):/iu.exec(visible)?.[1]?.toLowerCase();
}

/** Whether links may have the scheme. */
export function isAllowedScheme(scheme: string): boolean {
  return allowed.has(scheme);
}
