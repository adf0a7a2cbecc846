/** What is sent with every answer to keep readers safe. */
import { analyticsOrigins, analyticsPolicy } from '../site/analytics.ts';
import { avatarOrigins } from '../site/contributors.ts';
import type { Header } from './answers.ts';
import { sourceHash, themeStyle } from './inline-code.ts';
import { trustedTypesPolicies } from '../site/trusted-types.ts';

/** Sources as the policy writes them: hashes of code in pages, and origins of other servers. */
export interface PolicySources {
  /** Hashes (`sha256-…`) of the inline scripts of all pages. */
  readonly scripts: readonly string[];
  /** Hashes of the styles of single-file exports. */
  readonly styles: readonly string[];
  /** Origins that the site asks for data, such as a hosted search. */
  readonly connect: readonly string[];
  /** Whether page views are counted, by a script of another server. */
  readonly hasAnalytics: boolean;
}

/** Names and values of the directives, in the order in which they are sent. */
type Directives = Readonly<Record<string, readonly string[]>>;

function directives({ scripts, styles, connect, hasAnalytics }: PolicySources): Directives {
  const analytics = (name: keyof typeof analyticsOrigins) =>
    hasAnalytics ? analyticsOrigins[name] : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`), ...analytics('script-src')],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
    // Its name warns of event handlers, which are no styles.
    'style-src-attr': ["'unsafe-hashes'", `'${sourceHash(themeStyle)}'`],
    // Small pictures of the stylesheet are written into it.
    'img-src': ["'self'", 'data:', ...avatarOrigins, ...analytics('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect, ...analytics('connect-src')],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // Frames of the playground, which are in a sandbox by their own policies; nothing else may be in a frame.
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
  return Object.entries(directives(sources))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Abilities of browsers that no page of the site has a use for. */
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

/** Headers of every answer, errors and redirects included. */
export function securityHeaders(sources: PolicySources): Header[] {
  return [
    { name: 'Content-Security-Policy', value: contentSecurityPolicy(sources) },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    {
      name: 'Permissions-Policy',
      value: unusedAbilities.map((ability) => `${ability}=()`).join(', '),
    },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    // Says nothing about subdomains, since other people run some of them; browsers heed it over HTTPS only.
    { name: 'Strict-Transport-Security', value: `max-age=${twoYearsInSeconds}` },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
  ];
}
