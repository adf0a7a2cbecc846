/** The element that the hash of a URL refers to, such as `#output`; null for malformed escapes. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
