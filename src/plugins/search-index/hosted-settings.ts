import type { HostedSettings } from '../../search/hosted.ts';

const names = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Settings of the hosted search from the environment. The key ends up in the pages, so it must be one that may only
 * search.
 *
 * @returns undefined where none of the variables is set: the index of the build answers alone
 * @throws Error that names the missing variables where only some are set, or a value that cannot be right
 */
export function hostedSettings(
  environment: Readonly<Record<string, string | undefined>>,
): HostedSettings | undefined {
  const missing = names.filter((name) => (environment[name] ?? '') === '');
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `The hosted search needs ${names.join(', ')}; set ${missing.join(' and ')} too.`,
    );
  }
  const [appId = '', apiKey = '', indexName = ''] = names.map((name) => environment[name]);
  if (!/^[A-Z0-9]+$/iu.test(appId)) {
    throw new Error(`ALGOLIA_APP_ID is "${appId}"; an application id has letters and digits only.`);
  }
  return { appId, apiKey, indexName };
}
