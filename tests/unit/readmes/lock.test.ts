import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { agreeOnPackages, readLockedPackages } from '../../../src/readmes/lock.ts';
import { packages } from '../../../src/site/packages.ts';

const siteDir = path.resolve(import.meta.dirname, '../../..');
const integrity = `sha512-${'A'.repeat(86)}==`;
const list = { devDependencies: { 'a-loader': '1.0.0', 'b-plugin': '2.0.0' } };
const lock = {
  lockfileVersion: 3,
  packages: {
    '': { version: '0.0.0' },
    'node_modules/a-loader': { version: '1.0.0', integrity },
    'node_modules/b-plugin': { version: '2.0.0', integrity },
  },
};
const withEntry = (entry: object): object => ({
  ...lock,
  packages: { ...lock.packages, 'node_modules/b-plugin': entry },
});

describe('the lists of packages', () => {
  it('give version and hash for each name, in the order of the manifest', () => {
    expect(agreeOnPackages(['b-plugin', 'a-loader'], list, lock)).toEqual([
      { name: 'b-plugin', version: '2.0.0', integrity },
      { name: 'a-loader', version: '1.0.0', integrity },
    ]);
  });

  it.each([
    [
      'a package that is pinned only',
      ['a-loader'],
      list,
      lock,
      /^b-plugin is pinned .* missing in src\/site\/packages\.ts/u,
    ],
    [
      'a package that is listed only',
      ['a-loader', 'b-plugin', 'c'],
      list,
      lock,
      /^c is listed .*npm install c@<version>/u,
    ],
    [
      'a package that is listed twice',
      ['a-loader', 'b-plugin', 'a-loader'],
      list,
      lock,
      /lists a-loader twice/u,
    ],
    [
      'a range instead of a version',
      ['a-loader', 'b-plugin'],
      { devDependencies: { ...list.devDependencies, 'b-plugin': '^2.0.0' } },
      lock,
      /^b-plugin is pinned .* as "\^2\.0\.0", which is no exact version/u,
    ],
    [
      'a lock with another version',
      ['a-loader', 'b-plugin'],
      list,
      withEntry({ version: '2.0.1', integrity }),
      /has b-plugin@2\.0\.1, but .* asks for 2\.0\.0/u,
    ],
    [
      'a lock without the package',
      ['a-loader', 'b-plugin'],
      list,
      { ...lock, packages: {} },
      /has a-loader@\(none\)/u,
    ],
    [
      'a lock without a hash',
      ['a-loader', 'b-plugin'],
      list,
      withEntry({ version: '2.0.0' }),
      /no sha512 for b-plugin@2\.0\.0/u,
    ],
    [
      'a lock with a weaker hash',
      ['a-loader', 'b-plugin'],
      list,
      withEntry({ version: '2.0.0', integrity: 'sha1-AAAA' }),
      /no sha512 for b-plugin@2\.0\.0/u,
    ],
    [
      'a lock of another format',
      ['a-loader', 'b-plugin'],
      list,
      { ...lock, lockfileVersion: 1 },
      /package-lock\.json does not have the expected shape.*lockfileVersion/su,
    ],
  ])('refuse %s', (_, names, someList, someLock, message) => {
    expect(() => agreeOnPackages(names, someList, someLock)).toThrow(message);
  });

  it('agree in this project', () => {
    const names = packages.map(({ npm }) => npm);
    expect(readLockedPackages(siteDir, names).map(({ name }) => name)).toEqual(names);
  });

  it('are named when they cannot be read', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-lock-'));
    mkdirSync(path.join(folder, 'packages'));
    writeFileSync(path.join(folder, 'packages', 'package.json'), '{,}');
    expect(() => readLockedPackages(folder, [])).toThrow(/packages\/package\.json cannot be read/u);
    rmSync(folder, { recursive: true });
  });

  it('name no host and no peers that nobody asked for', () => {
    const text = readFileSync(path.join(siteDir, 'packages', 'package-lock.json'), 'utf8');
    expect(text).not.toContain('"resolved"');
    expect(text).not.toContain('"node_modules/coffeescript"');
  });
});
