/** Security headers of every response. */
import { analyticsOrigins, analyticsPolicy } from '../site/analytics.ts';
import { avatarOrigins } from '../site/contributors.ts';
import type { Header } from './answers.ts';
import { sourceHash, themeStyle } from './inline-code.ts';
import { policyText } from './policy.ts';
import type { Directives } from './policy.ts';
import { trustedTypesPolicies } from '../site/trusted-types.ts';

/** Sources in the policy's format: hashes of inline code, and origins of other servers. */
export interface PolicySources {
  /** Hashes (`sha256-…`) of the inline scripts of all pages. */
  readonly scripts: readonly string[];
  /** Hashes of the styles of single-file exports. */
  readonly styles: readonly string[];
  /** Origins that the site requests data from, such as a hosted search. */
  readonly connect: readonly string[];
  /** True if page views are counted by a script from another server. */
  readonly hasAnalytics: boolean;
}

function directives({ scripts, styles, connect, hasAnalytics }: PolicySources): Directives {
  const analytics = (name: keyof typeof analyticsOrigins) =>
    hasAnalytics ? analyticsOrigins[name] : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`), ...analytics('script-src')],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
    // The "unsafe" in the keyword is a warning about event handlers, and this directive is only about styles.
    'style-src-attr': ["'unsafe-hashes'", `'${sourceHash(themeStyle)}'`],
    // Small images are inlined in the stylesheet.
    'img-src': ["'self'", 'data:', ...avatarOrigins, ...analytics('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect, ...analytics('connect-src')],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // Frames of the playground, which their own policies sandbox; nothing else may be framed.
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      ...Object.values(trustedTypesPolicies),
      ...(hasAnalytics ? [analyticsPolicy] : []),
    ],
  };
}

/** Value of the `Content-Security-Policy` header, one for all pages. */
export function contentSecurityPolicy(sources: PolicySources): string {
  return policyText(directives(sources));
}

/** Browser features that no page of the site needs. */
const unusedAbilities = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
] as const;

const twoYearsInSeconds = 2 * 365 * 24 * 60 * 60;

/** Headers of every response, including errors and redirects. */
export function securityHeaders(sources: PolicySources): Header[] {
  return [
    { name: 'Content-Security-Policy', value: contentSecurityPolicy(sources) },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    {
      name: 'Permissions-Policy',
      value: unusedAbilities.map((ability) => `${ability}=()`).join(', '),
    },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    // Doesn't include subdomains, since others run some of them; browsers ignore it unless sent over HTTPS.
    { name: 'Strict-Transport-Security', value: `max-age=${twoYearsInSeconds}` },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
  ];
}
