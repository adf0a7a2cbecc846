import type { RedirectRule } from '../site/redirect-rows.ts';

/** Content of the `_redirects` file that CDN hosts and the portal's own server read: `from to status`. */
export function redirectsFile(redirects: readonly RedirectRule[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * A page for hosts without redirect rules: it redirects immediately, and its script keeps the hash of the URL, which a
 * `meta` refresh would lose.
 *
 * @param baseUrl base URL of the site, with a trailing slash
 */
export function redirectPage(to: string, baseUrl: string): string {
  const target = escapeAttribute(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>This page has moved</title>
<link rel="canonical" href="${target}">
<script src="${escapeAttribute(baseUrl)}redirect.js"></script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body><p>This page has moved: <a href="${target}">${target}</a></p></body>
</html>
`;
}
