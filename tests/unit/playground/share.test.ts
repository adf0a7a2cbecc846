import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { RefusedError, limits } from '../../../src/playground/project.ts';
import type { Project } from '../../../src/playground/project.ts';
import {
  decodeProject,
  encodeProject,
  hashLimit,
  inflatedLimit,
} from '../../../src/playground/share.ts';
import { projectOf, templateIds, templates } from '../../../src/playground/templates/index.ts';

function hashOf(value: unknown, version = '1'): string {
  const json = typeof value === 'string' ? value : JSON.stringify(value);
  return `${version}.${deflateRawSync(json).toString('base64url')}`;
}

async function refusalOf(hash: string): Promise<string> {
  try {
    await decodeProject(hash);
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
  return 'accepted';
}

const one: Project = { files: [{ path: 'src/index.js', content: "console.log('ä 漢 🎉');\n" }] };

describe('links', () => {
  test.each(templateIds)('the template %s comes back as it was', async (id) => {
    const project = projectOf(templates[id]);
    const hash = await encodeProject(project);
    expect(hash).toMatch(/^1\.[\w-]+$/u);
    expect(hash.length).toBeLessThan(3000);
    expect(await decodeProject(hash)).toEqual(project);
  });

  test('keep all of Unicode', async () => {
    expect(await decodeProject(await encodeProject(one))).toEqual(one);
  });

  test('of the first version are read for good', async () => {
    const written = '1.q1ZKy8xJLVayio5WKi5K1s_MS0mt0MsqVtJRSs7PK87PSdXLyU_XMNS0jslTio2tBQA';
    const { files } = await decodeProject(written);
    expect(files).toEqual([{ path: 'src/index.js', content: 'console.log(1);\n' }]);
  });

  test('a project that is too large gets none', async () => {
    const content = 'x'.repeat(limits.characters + 1);
    await expect(encodeProject({ files: [{ path: 'a.js', content }] })).rejects.toThrow(
      'text-long',
    );
  });

  test('text that does not compress gets none beyond the length of addresses', async () => {
    const content = Array.from({ length: 400_000 }, (_, index) =>
      String.fromCharCode(0x4e00 + ((index * index * 7919) % 20_011)),
    ).join('');
    await expect(encodeProject({ files: [{ path: 'a.js', content }] })).rejects.toThrow(
      'link-long',
    );
  });
});

describe('hostile links', () => {
  const file = (path: string, content = '') => ({ files: [[path, content]] });

  test.each<[name: string, refusal: string, hash: string]>([
    ['nothing', 'link-damaged', ''],
    ['no version', 'link-damaged', 'abc'],
    ['an anchor', 'link-damaged', 'why'],
    ['an unknown version', 'link-version', hashOf(file('a.js'), '2')],
    ['a version that no number holds', 'link-damaged', hashOf(file('a.js'), '1'.repeat(400))],
    ['other characters', 'link-damaged', '1.<script>'],
    ['percent signs', 'link-damaged', '1.%00%ff'],
    ['a wrong length of base64', 'link-damaged', '1.A'],
    [
      'bytes that are not compressed',
      'link-damaged',
      `1.${Buffer.from('{}x').toString('base64url')}`,
    ],
    ['half of a stream', 'link-damaged', hashOf(file('a.js', 'long '.repeat(90))).slice(0, -8)],
    ['a hash that is too long', 'link-long', `1.${'A'.repeat(hashLimit)}`],
    ['a bomb', 'link-large', hashOf(' '.repeat(inflatedLimit + 1))],
    ['no JSON', 'link-damaged', hashOf('alert(1)')],
    ['JSON without files', 'link-damaged', hashOf({})],
    ['null', 'link-damaged', hashOf('null')],
    ['files as an object', 'link-damaged', hashOf({ files: { 'a.js': '' } })],
    ['a file that is a number', 'link-damaged', hashOf({ files: [1] })],
    ['a text that is an object', 'link-damaged', hashOf({ files: [['a.js', { toString: 1 }]] })],
    ['no files', 'files-none', hashOf({ files: [] })],
    [
      'too many files',
      'files-many',
      hashOf({
        files: Array.from({ length: limits.files + 1 }, (_, index) => [`${index}.js`, '']),
      }),
    ],
    ['too much text', 'text-long', hashOf(file('a.js', 'a'.repeat(limits.characters + 1)))],
    ['a path up', 'path-unsafe', hashOf(file('../../etc/passwd'))],
    ['a path up inside', 'path-unsafe', hashOf(file('src/../../x.js'))],
    ['an absolute path', 'path-unsafe', hashOf(file('/etc/passwd'))],
    ['a path of Windows', 'path-unsafe', hashOf(file('C:\\Windows\\x.js'))],
    ['a device of Windows', 'path-unsafe', hashOf(file('src/con.js'))],
    ['a prototype', 'path-unsafe', hashOf(file('__proto__'))],
    ['a null byte', 'path-unsafe', hashOf(file('a.js\0.png'))],
    ['a line break', 'path-unsafe', hashOf(file('a\n.js'))],
    ['text from right to left', 'path-unsafe', hashOf(file('a\u202Esj.exe'))],
    ['an address', 'path-unsafe', hashOf(file('https://example.com/x.js'))],
    ['an empty path', 'path-empty', hashOf(file(''))],
    ['a long path', 'path-long', hashOf(file('a'.repeat(limits.path + 1)))],
    ['a deep path', 'path-deep', hashOf(file(`${'a/'.repeat(limits.depth + 1)}b.js`))],
    [
      'a path twice',
      'path-taken',
      hashOf({
        files: [
          ['a.js', ''],
          ['A.js', ''],
        ],
      }),
    ],
    [
      'a file that is a folder',
      'path-folder',
      hashOf({
        files: [
          ['a', ''],
          ['a/b.js', ''],
        ],
      }),
    ],
  ])('%s: %s', async (_name, refusal, hash) => {
    expect(await refusalOf(hash)).toBe(refusal);
  });

  test('what a link has beside its files is left out', async () => {
    const project = await decodeProject(
      hashOf({ ...file('a.js'), __proto__: { trusted: true }, run: 1 }),
    );
    expect(project).toEqual({ files: [{ path: 'a.js', content: '' }] });
  });
});
