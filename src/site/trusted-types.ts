/**
 * Names of the Trusted Types policies that may exist on a page; the content security policy lists exactly these.
 * Where a browser enforces them, text becomes HTML or the address of a script only through one of them.
 */
export const trustedTypesPolicies = {
  /** webpack's: addresses of its own chunks and workers. */
  bundler: 'portal-bundler',
  /** HTML that the portal's code has made itself. */
  html: 'portal-html',
  /** Asked by the browser for whatever comes without a policy: lets through only what cannot run. */
  fallback: 'default',
} as const;
