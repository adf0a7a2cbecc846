/** Build settings from environment variables, validated before anything is built. */
import type { HostedSettings } from './hosted-search.ts';
import { analyticsId } from './analytics.ts';
import { selectLocales } from './locales.ts';
import type { Locale } from './locales.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * What a deployment can configure. None of it is secret, because all of it ends up in the bundles that readers load.
 */
export interface Settings {
  /** The hosted search; undefined if only the built-in index is used. */
  readonly hostedSearch: HostedSettings | undefined;
  /** Id of the site at its analytics service; undefined if analytics is off. */
  readonly analyticsId: string | undefined;
  /** Languages to build. */
  readonly locales: readonly Locale[];
}

const hostedSearchNames = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** Value of a variable. An empty value counts as unset, since CI services pass on unset variables as empty ones. */
function valueOf(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim() ?? '';
  return value === '' ? undefined : value;
}

/** @throws Error that names the variable, its value and the expected form */
function checked(name: string, value: string, form: RegExp, description: string): string {
  if (form.test(value)) return value;
  throw new Error(`${name} is "${value}"; ${description}. Correct or unset it.`);
}

/**
 * Settings of the hosted search. The key ends up in the pages, so it must be a search-only key.
 *
 * @throws Error that names the missing variables if only some are set, or the invalid value
 */
export function hostedSettings(variables: Variables): HostedSettings | undefined {
  const missing = hostedSearchNames.filter((name) => valueOf(variables, name) === undefined);
  if (missing.length === hostedSearchNames.length) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `The hosted search needs ${hostedSearchNames.join(', ')}; set ${missing.join(' and ')} too.`,
    );
  }
  const [appId = '', apiKey = '', indexName = ''] = hostedSearchNames.map((name) =>
    valueOf(variables, name),
  );
  return {
    appId: checked(
      'ALGOLIA_APP_ID',
      appId,
      /^[A-Z0-9]+$/iu,
      'an application id has letters and digits only',
    ),
    // The value isn't repeated in the message, because it may be a secret key entered by mistake.
    apiKey: checkedKey(apiKey),
    indexName: checked(
      'ALGOLIA_INDEX_NAME',
      indexName,
      /^[\w.-]+$/u,
      'the name of an index has letters, digits, dots, hyphens and underscores only',
    ),
  };
}

/** @throws Error if the text isn't a key; the message doesn't contain the text */
function checkedKey(key: string): string {
  if (/^[a-z0-9+/=]+$/iu.test(key)) return key;
  throw new Error(
    'ALGOLIA_API_KEY has characters that no key has. Copy the search-only key of the application again.',
  );
}

/**
 * Reads and validates all variables.
 *
 * @throws Error that names the first invalid variable and how to fix it
 */
export function readSettings(variables: Variables): Settings {
  return {
    hostedSearch: hostedSettings(variables),
    analyticsId: analyticsId(variables),
    locales: selectLocales(variables.PORTAL_LOCALES),
  };
}
