/**
 * Names of the Trusted Types policies that a page may create; the content security policy lists exactly these. In
 * browsers that enforce Trusted Types, text becomes HTML or a script URL only through one of them.
 */
export const trustedTypesPolicies = {
  /** webpack's policy: URLs of its own chunks and workers. */
  bundler: 'portal-bundler',
  /** HTML that the portal's code has generated itself. */
  html: 'portal-html',
  /**
   * The default policy, which the browser applies to strings without a policy; it only lets through what can't run
   * code.
   */
  fallback: 'default',
} as const;
