/** How hosts answer: caching, headers and redirects, for the portal's own server and for host configuration. */

/** Sent with every answer. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

const yearInSeconds = 365 * 24 * 60 * 60;

/** First matching rule wins. Names below `/assets/` carry a hash of their content, so they never change. */
const cacheRules = [
  { path: /^\/assets\//u, value: `public, max-age=${yearInSeconds}, immutable` },
  { path: /^\/sw\.js$/u, value: 'no-cache' },
  { path: /^\/img\//u, value: 'public, max-age=86400' },
  { path: /(?:\/|\.html)$/u, value: 'public, max-age=0, must-revalidate' },
  { path: /./u, value: 'public, max-age=300, must-revalidate' },
] as const;

/**
 * Value of the `Cache-Control` header for an address.
 *
 * @param pathname path of the address or of the file in the built site, with a leading slash
 */
export function cacheControl(pathname: string): string {
  const rule = cacheRules.find(({ path }) => path.test(pathname));
  return rule?.value ?? 'no-cache';
}

/**
 * Reads a `_redirects` file (`from to status` per line).
 *
 * @returns targets by retired address
 * @throws Error that names the line that is not of this form
 */
export function parseRedirectsFile(content: string): Map<string, string> {
  const table = new Map<string, string>();
  content.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const [from, to, status, ...rest] = line.split(' ');
    if (from === undefined || to === undefined || status !== '301' || rest.length > 0) {
      throw new Error(`_redirects line ${index + 1}: expected "from to 301", got "${line}"`);
    }
    table.set(from, to);
  });
  return table;
}
