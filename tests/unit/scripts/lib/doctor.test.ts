import { expect, it } from 'vitest';
import { examine } from '../../../../scripts/lib/doctor.mts';
import type { Machine } from '../../../../scripts/lib/doctor.mts';

const machine: Machine = {
  versionOf: () => '1.0',
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

const noBrowser: Machine['versionOf'] = (name) => (/chrom/iu.test(name) ? undefined : '1.0');

it('finds nothing missing on a machine that has everything', () => {
  expect(examine(machine).filter(({ kind }) => kind !== 'fine')).toEqual([]);
});

it.each<[string, Partial<Machine>, string]>([
  ['the Node.js of the project', { versionOf: without('.bin') }, 'FAIL libatomic1'],
  ['git', { versionOf: without('git') }, 'FAIL git is not installed'],
  ['a browser', { versionOf: noBrowser }, 'FAIL apt-get install chromium-headless-shell'],
  ['a browser that root can install', { versionOf: noBrowser, isRoot: true }, 'note install one'],
  ['nginx', { versionOf: without('nginx') }, 'note No nginx'],
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
