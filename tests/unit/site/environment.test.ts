import { describe, expect, it } from 'vitest';
import { analyticsOrigins, analyticsPolicy } from '../../../src/site/analytics.ts';
import { readSettings } from '../../../src/site/environment.ts';
import { foreignSources } from '../../../src/site/hosting/site-files.ts';

const algolia = { ALGOLIA_APP_ID: 'A1', ALGOLIA_API_KEY: 'abc0', ALGOLIA_INDEX_NAME: 'webpack' };

describe('readSettings', () => {
  it('needs nothing, and takes an empty variable for an unset one', () => {
    const none = { hostedSearch: undefined, analyticsId: undefined };
    expect(readSettings({})).toEqual(none);
    expect(readSettings({ ALGOLIA_APP_ID: '', ANALYTICS_ID: '' })).toEqual(none);
  });

  it('reads what is set', () => {
    expect(readSettings({ ...algolia, ANALYTICS_ID: 'G-1A2B3C' })).toEqual({
      hostedSearch: { appId: 'A1', apiKey: 'abc0', indexName: 'webpack' },
      analyticsId: 'G-1A2B3C',
    });
  });

  it.each([
    [{ ...algolia, ALGOLIA_APP_ID: 'a.test/' }, /ALGOLIA_APP_ID is "a\.test\/"; .*Correct/u],
    [{ ...algolia, ALGOLIA_INDEX_NAME: 'a b' }, /ALGOLIA_INDEX_NAME is "a b"/u],
    [{ ALGOLIA_APP_ID: 'A1' }, /set ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME too/u],
    [{ ANALYTICS_ID: '"><script>' }, /ANALYTICS_ID is .* such as G-/u],
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

describe('foreignSources', () => {
  it('lets other servers in only where a setting names them', () => {
    expect(foreignSources(readSettings({}))).toEqual({
      foreign: { 'connect-src': [] },
      policies: [],
    });
    const search = ['https://a1-dsn.algolia.net'];
    expect(foreignSources(readSettings(algolia)).foreign).toEqual({ 'connect-src': search });
    const { foreign, policies } = foreignSources(
      readSettings({ ...algolia, ANALYTICS_ID: 'G-1A2B3C' }),
    );
    expect(foreign['connect-src']).toEqual([...search, ...analyticsOrigins['connect-src']]);
    expect(foreign['script-src']).toEqual(analyticsOrigins['script-src']);
    expect(policies).toEqual([analyticsPolicy]);
  });
});
