import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { copyrightLines, renderLicensesPage } from '../../../src/readmes/licenses.ts';
import type { LockedPackage } from '../../../src/readmes/lock.ts';
import {
  positionsOf,
  readPackageJson,
  renderPackagePage,
  type PackageSource,
} from '../../../src/readmes/page.ts';
import type { DocumentedPackage } from '../../../src/site/packages.ts';
import { sample, version } from './support.ts';

const locked: LockedPackage = { name: sample.npm, version, integrity: 'sha512-x' };
const packageJson = {
  name: sample.npm,
  version,
  description: 'A loader that loads samples',
  license: 'MIT',
  repository: 'webpack/sample-loader',
  engines: { node: '>= 20' },
  peerDependencies: { webpack: '^5.0.0' },
};

function source(
  overrides: Partial<DocumentedPackage> = {},
  json: Partial<typeof packageJson> = {},
  license = 'Copyright A\n\nThe above copyright notice',
): PackageSource {
  const entry = { ...sample, ...overrides };
  return {
    entry,
    locked: { ...locked, name: entry.npm },
    files: {
      readme: Buffer.from(''),
      license: Buffer.from(license),
      packageJson: Buffer.from(''),
      hasChangelog: false,
    },
    packageJson: { ...packageJson, ...json },
  };
}

function frontMatter(page: string): Record<string, unknown> {
  return parse(page.split('---\n')[1] ?? '') as Record<string, unknown>;
}

describe('the package.json of a package', () => {
  const read = (json: unknown): unknown =>
    readPackageJson(Buffer.from(JSON.stringify(json)), sample, locked);

  it('is read', () => {
    expect(read(packageJson)).toEqual(packageJson);
    const repository = { type: 'git', url: 'git+https://github.com/webpack/sample-loader.git' };
    expect(() => read({ ...packageJson, repository })).not.toThrow();
  });

  it.each([
    ['another license', { license: 'GPL-3.0' }, /published under "GPL-3\.0", but .* says "MIT"/u],
    ['another name', { name: 'other' }, /its package\.json says other@1\.2\.3/u],
    ['another version', { version: '9.9.9' }, /its package\.json says sample-loader@9\.9\.9/u],
    ['no description', { description: '' }, /description/u],
    ['a repository that is no git host', { repository: 'https://example.com/' }, /repository/u],
  ])('is refused with %s', (_, change, reason) => {
    expect(() => read({ ...packageJson, ...change })).toThrow(reason);
    expect(() => read({ ...packageJson, ...change })).toThrow('sample-loader@1.2.3: ');
  });

  it('is refused when it is no JSON', () => {
    expect(() => readPackageJson(Buffer.from('{'), sample, locked)).toThrow(
      'sample-loader@1.2.3: its package.json is not valid JSON.',
    );
  });
});

describe('the front matter of a page', () => {
  it('says what the theme needs', () => {
    const page = renderPackagePage(source({ contributors: ['someone'] }), 7, 'Text.\n');
    expect(page.endsWith('---\n\nText.\n')).toBe(true);
    expect(frontMatter(page)).toEqual({
      title: 'sample-loader',
      description: 'A loader that loads samples',
      slug: '/loaders/sample-loader/',
      sidebar_position: 7,
      contributors: ['someone'],
      custom_edit_url: 'https://github.com/webpack/sample-loader/edit/main/README.md',
      source: 'https://github.com/webpack/sample-loader/blob/v1.2.3/README.md',
      repo: 'https://github.com/webpack/sample-loader',
      thirdParty: true,
      toc_max_heading_level: 3,
      mdx: { format: 'md' },
      package: {
        name: 'sample-loader',
        version: '1.2.3',
        integrity: 'sha512-x',
        license: 'MIT',
        npm: 'https://www.npmjs.com/package/sample-loader/v/1.2.3',
        repository: 'https://github.com/webpack/sample-loader',
        changelog: 'https://github.com/webpack/sample-loader/releases',
        node: '>= 20',
        webpack: '^5.0.0',
        deprecated: false,
      },
    });
  });

  it('groups a deprecated package as such, and names what replaces it', () => {
    const replacedBy = { replacement: 'other-loader', route: '/loaders/other-loader/' };
    const page = renderPackagePage(source({ deprecated: true, group: 'CSS', replacedBy }), 1, '');
    expect(frontMatter(page)).toMatchObject({
      group: 'Deprecated',
      package: {
        deprecated: true,
        replacement: { text: 'other-loader', route: '/loaders/other-loader/' },
      },
    });
  });

  it('offers no editing of a branch whose name is not known', () => {
    const page = renderPackagePage(source({ branch: 'HEAD', tagPrefix: '' }), 1, '');
    expect(frontMatter(page)).toMatchObject({
      custom_edit_url: 'https://github.com/webpack/sample-loader/blob/HEAD/README.md',
      source: 'https://github.com/webpack/sample-loader/blob/1.2.3/README.md',
    });
  });

  it('keeps descriptions within what the site allows', () => {
    const describe = (description: string): unknown =>
      frontMatter(renderPackagePage(source({}, { description }), 1, '')).description;
    expect(describe('Samples')).toBe('sample-loader, a loader for webpack: Samples');
    const long = describe('word '.repeat(100));
    expect(String(long).length).toBeLessThanOrEqual(200);
    expect(long).toMatch(/^(?:word )+…$/u);
  });
});

describe('the places of the packages', () => {
  const entry = (npm: string, overrides: Partial<DocumentedPackage> = {}): DocumentedPackage => ({
    ...sample,
    npm,
    ...overrides,
  });

  it('go by group, then by name, the deprecated ones last', () => {
    const positions = positionsOf([
      entry('z-loader'),
      entry('old-loader', { deprecated: true }),
      entry('css', { group: 'CSS' }),
      entry('a-loader'),
      entry('plugin', { kind: 'plugin', group: 'Community' }),
    ]);
    expect(Object.fromEntries(positions)).toEqual({
      'a-loader': 1,
      'z-loader': 2,
      css: 3,
      'old-loader': 4,
      plugin: 1,
    });
  });

  it('need a group that the section has', () => {
    expect(() => positionsOf([entry('a-loader', { group: 'Nope' })])).toThrow(
      'the group "Nope" of a-loader is none of the section "loaders"',
    );
  });
});

describe('licenses', () => {
  it.each([
    [
      'MIT\n\nCopyright (c) 2020 A\nCopyright B <b@example.com>\n',
      ['Copyright (c) 2020 A', 'Copyright B <b@example.com>'],
    ],
    ['  © 2020 A\n', ['© 2020 A']],
    ['Copyright A\nCopyright notice\nCOPYRIGHT HOLDERS BE LIABLE', ['Copyright A']],
  ])('name the holders in %j', (license, lines) => {
    expect(copyrightLines(license, 'a@1.0.0')).toEqual(lines);
  });

  it('without a holder are refused', () => {
    expect(() => copyrightLines('The above copyright notice', 'a@1.0.0')).toThrow(
      'a@1.0.0: its LICENSE names no holder of the copyright.',
    );
  });

  it('are printed once for all packages that share one', () => {
    const page = renderLicensesPage([
      source({ npm: 'b-loader' }, {}, 'Copyright A\n\nsame text'),
      source({ npm: 'a-loader' }, {}, 'Copyright A\nsame  text\n'),
      source({ npm: 'c-loader' }, {}, 'Copyright C\n<script>alert(1)</script> ```'),
    ]);
    expect(page.match(/same\s+text/gu)).toHaveLength(1);
    expect(page.match(/^### .*/gmu)).toEqual([
      '### a-loader',
      '### b-loader',
      '### c-loader',
      '### License text 1',
      '### License text 2',
    ]);
    // The fence is longer than any in the text, so that nothing of the text can leave it.
    expect(page).toContain('````text\nCopyright C\n<script>alert(1)</script> ```\n````');
  });
});
