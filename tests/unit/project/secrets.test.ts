import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../support/secrets.ts';

/** Planted secrets are put together here, so that no scanner takes this file for a leak. */
const planted = {
  'private key': ['-----BEGIN', 'OPENSSH', 'PRIVATE KEY-----'].join(' '),
  'GitHub token': `ghp_${'a1B2'.repeat(9)}`,
  'npm token': ['//registry.test/:_authToken', 'abc'].join('='),
  'AWS key': `AKIA${'ABCD'.repeat(4)}`,
  'Google key': `AIza${'x'.repeat(35)}`,
  'Slack token': `xoxb-${'1'.repeat(12)}`,
  'Stripe key': `sk_live_${'a'.repeat(24)}`,
  'JSON web token': ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0NTYifQ', 'c2lnbmF0dXJl'].join('.'),
};

describe('findSecrets', () => {
  it.each(Object.entries(planted))('finds a planted %s', (name, secret) => {
    expect(findSecrets('main.js', `const a="${secret}";`, {})).toContain(name);
  });

  it('finds values of variables with a secret name, and does not print them', () => {
    const variables = { DEPLOY_TOKEN: 'hunter2hunter2', HOME: '/home/someone', SHORT_KEY: 'abc' };
    const found = findSecrets('main.js', 'abc /home/someone hunter2hunter2', variables);
    expect(found).toEqual(['the value of DEPLOY_TOKEN']);
  });

  it('lets only the search key of Algolia through', () => {
    const search = 'a'.repeat(32);
    const text = `{"apiKey":"${search}"}`;
    expect(findSecrets('a.js', text, { ALGOLIA_API_KEY: search })).toEqual([]);
    expect(findSecrets('a.js', text, {})).toEqual(['a key of Algolia']);
    expect(findSecrets('a.js', `admin_key: '${'b'.repeat(32)}'`, {})).toHaveLength(1);
  });

  it('finds files that are not for readers', () => {
    for (const file of [
      '.env',
      'examples/.env',
      'a/.env.production',
      'tls/site.key',
      'id_rsa',
      '.npmrc',
    ]) {
      expect(findSecrets(file, '', {}), file).toEqual(['a file that is not for readers']);
    }
    expect(findSecrets('guides/environment-variables/index.html', '', {})).toEqual([]);
    expect(findSecrets('ko/examples/environment-variables/2-dotenv/.env.txt', '', {})).toEqual([]);
  });

  it('leaves ordinary code alone', () => {
    const text = 'const token = next(); "sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="';
    expect(findSecrets('main.js', text, { NPM_TOKEN: undefined })).toEqual([]);
  });
});
