import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { findTestBrowser } from '../../../../scripts/lib/browser.mts';
import { examine } from '../../../../scripts/lib/doctor.mts';
import type { Machine } from '../../../../scripts/lib/doctor.mts';
import { nginxPackages } from '../../../../scripts/lib/nginx.mts';

const machine: Machine = {
  versionOf: () => '1.0',
  findBrowser: () => '/usr/bin/chromium',
  nginx: { program: '/usr/sbin/nginx' },
  exists: (file) => file !== '.git/shallow',
  isWritable: () => true,
  memory: 8e9,
  disk: 50e9,
  isRoot: false,
  platform: 'linux',
};

function without(program: string): Machine['versionOf'] {
  return (name) => (name.includes(program) ? undefined : '1.0');
}

const noBrowser = (): undefined => undefined;

afterEach(() => {
  vi.unstubAllEnvs();
});

it('finds the browser that PORTAL_CHROMIUM names, as the tests do, and says where it names none', () => {
  vi.stubEnv('PORTAL_CHROMIUM', process.execPath);
  expect(examine({ ...machine, findBrowser: findTestBrowser })).toContainEqual({
    kind: 'fine',
    text: `Browser for tests: ${process.execPath}`,
  });
  vi.stubEnv('PORTAL_CHROMIUM', '/none/chromium');
  expect(examine({ ...machine, findBrowser: findTestBrowser })).toContainEqual({
    kind: 'missing',
    text: expect.stringContaining('PORTAL_CHROMIUM names /none/chromium') as string,
  });
});

it('finds what the devcontainer installs for the delivery tests', () => {
  const { onCreateCommand } = JSON.parse(
    readFileSync('.devcontainer/devcontainer.json', 'utf8'),
  ) as { onCreateCommand: string };
  expect(onCreateCommand.split(' ')).toEqual(expect.arrayContaining(nginxPackages));
});

it('finds nothing missing on a machine that has everything', () => {
  expect(examine(machine).filter(({ kind }) => kind !== 'fine')).toEqual([]);
});

it.each<[string, Partial<Machine>, string]>([
  ['the Node.js of the project', { versionOf: without('.bin') }, 'FAIL libatomic1'],
  ['git', { versionOf: without('git') }, 'FAIL git is not installed'],
  ['a browser', { findBrowser: noBrowser }, 'FAIL apt-get install chromium-headless-shell'],
  ['a browser that root can install', { findBrowser: noBrowser, isRoot: true }, 'note install one'],
  [
    'nginx',
    { nginx: { missing: 'there is no x.so' } },
    'note there is no x.so; apt-get install nginx',
  ],
  ['the whole history', { exists: () => true }, 'note git fetch --unshallow'],
  ['memory', { memory: 1e9 }, 'note 1.0 GB of memory'],
  ['disk space', { disk: 1e9 }, 'FAIL Less than 3 GB'],
  ['the right to write', { isWritable: (folder) => folder !== 'build' }, 'FAIL chown -R'],
  ['READMEs', { exists: () => false }, 'note npm registry'],
])('names %s where it is missing, with the mending', (_, part, expected) => {
  const [, sign, text] = /^(FAIL|note) (.*)$/u.exec(expected) ?? [];
  const found = examine({ ...machine, ...part }).filter(({ kind }) => kind !== 'fine');
  expect(found).toContainEqual({
    kind: sign === 'FAIL' ? 'missing' : 'advice',
    text: expect.stringContaining(text ?? '') as string,
  });
});
