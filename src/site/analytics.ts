/** Facts about the analytics service, for the client that loads it and for the policies that have to allow it. */

/** Script URL of the service, up to the property's id. */
export const analyticsScript = 'https://www.googletagmanager.com/gtag/js?id=';

/** Name of the Trusted Types policy under which the script is added. */
export const analyticsPolicy = 'portal-analytics';

/** Origins that the content security policy has to allow if an id is configured, by directive. */
export const analyticsOrigins = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
} as const;

/**
 * Id of the analytics property from the environment.
 *
 * @returns undefined if the variable is not set; the site then has no analytics
 * @throws Error that names the variable and the accepted form
 */
export function analyticsId(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const id = environment.ANALYTICS_ID ?? '';
  // CI services pass on unset variables as empty ones.
  if (id.trim() === '') return undefined;
  if (!/^G-[A-Z0-9]{4,20}$/u.test(id)) {
    throw new Error(
      `ANALYTICS_ID is "${id}"; set it to a measurement id such as G-1A2B3C4D5E, or unset it to build without analytics.`,
    );
  }
  return id;
}
