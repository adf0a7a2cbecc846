import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/site/environment.ts';
import { connectOrigins } from '../../../src/hosting/site-files.ts';

const algolia = { ALGOLIA_APP_ID: 'A1', ALGOLIA_API_KEY: 'abc0', ALGOLIA_INDEX_NAME: 'webpack' };

describe('readSettings', () => {
  it('needs nothing, and takes an empty variable for an unset one', () => {
    const none = {
      hostedSearch: undefined,
      analyticsId: undefined,
      locales: ['en', 'zh-CN', 'ko'],
    };
    expect(readSettings({})).toEqual(none);
    expect(readSettings({ ALGOLIA_APP_ID: '', ANALYTICS_ID: ' ' })).toEqual(none);
  });

  it('reads what is set', () => {
    expect(readSettings({ ...algolia, ANALYTICS_ID: 'G-1A2B3C' })).toEqual({
      hostedSearch: { appId: 'A1', apiKey: 'abc0', indexName: 'webpack' },
      analyticsId: 'G-1A2B3C',
      locales: ['en', 'zh-CN', 'ko'],
    });
  });

  it.each([
    [{ ...algolia, ALGOLIA_APP_ID: 'a.test/' }, /ALGOLIA_APP_ID is "a\.test\/"; .*Correct/u],
    [{ ...algolia, ALGOLIA_INDEX_NAME: 'a b' }, /ALGOLIA_INDEX_NAME is "a b"/u],
    [{ ALGOLIA_APP_ID: 'A1' }, /set ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME too/u],
    [{ ANALYTICS_ID: '"><script>' }, /ANALYTICS_ID is .* such as G-/u],
    [{ PORTAL_LOCALES: 'fr' }, /PORTAL_LOCALES names fr/u],
  ])('names a variable that cannot be right: %j', (variables, message) => {
    expect(() => readSettings(variables)).toThrow(message);
  });

  it('never prints a key', () => {
    expect(() => readSettings({ ...algolia, ALGOLIA_API_KEY: 'not a key!' })).toThrow(
      /^ALGOLIA_API_KEY has characters/u,
    );
    expect(() => readSettings({ ...algolia, ALGOLIA_API_KEY: 'not a key!' })).not.toThrow(
      /not a key!/u,
    );
  });
});

describe('connectOrigins', () => {
  it('names the hosted search only where it is set', () => {
    expect(connectOrigins(readSettings({}))).toEqual([]);
    expect(connectOrigins(readSettings(algolia))).toEqual(['https://a1-dsn.algolia.net']);
  });
});
