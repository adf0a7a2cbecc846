import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cacheFolder,
  cacheKey,
  fetchPackages,
  missingPackages,
  readCachedPackage,
  type Pack,
} from '../../../src/readmes/fetch.ts';
import type { LockedPackage } from '../../../src/readmes/lock.ts';
import { readTarball } from '../../../src/readmes/tarball.ts';

const complete = {
  'README.md': '# a-loader\n',
  LICENSE: 'Copyright A\n',
  'package.json': '{"name":"a-loader"}',
  'dist/README.md': 'deeper',
  'index.js': 'throw new Error("never read")',
};

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'package-readmes-'));
});

afterEach(async () => {
  await rm(siteDir, { recursive: true, force: true });
});

/** Makes a tarball such as npm packs, and the lock entry that fits it. */
async function tarballOf(
  name: string,
  files: Readonly<Record<string, string>>,
  prepare?: (folder: string) => Promise<void>,
): Promise<{ bytes: Buffer; locked: LockedPackage }> {
  const folder = path.join(siteDir, `source-${name}`, 'package');
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  await prepare?.(folder);
  const bytes = create({ gzip: true, sync: true, portable: true, cwd: path.dirname(folder) }, [
    'package',
  ]).read();
  if (bytes === null) throw new Error('tar wrote nothing');
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  return { bytes, locked: { name, version: '1.0.0', integrity } };
}

function packing(tarballs: ReadonlyMap<string, Buffer>, calls: string[] = []): Pack {
  return async (specifier, destination) => {
    calls.push(specifier);
    const bytes = tarballs.get(specifier);
    if (bytes === undefined) throw new Error('ENOTCACHED: no network');
    await writeFile(path.join(destination, 'some-name.tgz'), bytes);
  };
}

const noPack: Pack = () => Promise.reject(new Error('npm must not be called'));

describe('fetching', () => {
  it('keeps the files of the package itself, once', async () => {
    const { bytes, locked } = await tarballOf('a-loader', complete);
    const calls: string[] = [];
    const pack = packing(new Map([['a-loader@1.0.0', bytes]]), calls);
    const fetched: string[] = [];
    const onFetched = ({ name }: LockedPackage, done: number, total: number): void => {
      fetched.push(`${name} ${done}/${total}`);
    };
    expect(await fetchPackages({ siteDir, packages: [locked], pack, onFetched })).toBe(1);
    expect(fetched).toEqual(['a-loader 1/1']);
    const files = await readCachedPackage(siteDir, locked);
    expect(files.readme.toString()).toBe('# a-loader\n');
    expect(files.license.toString()).toBe('Copyright A\n');
    expect(files.packageJson.toString()).toBe('{"name":"a-loader"}');
    expect(files.hasChangelog).toBe(false);
    expect((await readdir(path.join(siteDir, cacheFolder, cacheKey(locked)))).sort()).toEqual([
      'LICENSE',
      'README.md',
      'entry.json',
      'package.json',
    ]);
    // With everything in the cache, neither npm nor a network is needed.
    expect(await fetchPackages({ siteDir, packages: [locked], pack: noPack })).toBe(0);
    expect(calls).toEqual(['a-loader@1.0.0']);
  });

  it('takes files by any spelling, and sees a changelog', async () => {
    const { bytes, locked } = await tarballOf('a-loader', {
      'readme.md': 'text',
      'LICENCE.txt': 'Copyright A',
      'package.json': '{}',
      'CHANGELOG.md': 'changes',
    });
    const pack = packing(new Map([['a-loader@1.0.0', bytes]]));
    await fetchPackages({ siteDir, packages: [locked], pack });
    const files = await readCachedPackage(siteDir, locked);
    expect(files.readme.toString()).toBe('text');
    expect(files.hasChangelog).toBe(true);
  });

  it('refuses a tarball with another hash, and stores nothing of it', async () => {
    const { bytes, locked } = await tarballOf('a-loader', complete);
    const pack = packing(new Map([['a-loader@1.0.0', Buffer.concat([bytes, Buffer.of(0)])]]));
    await expect(fetchPackages({ siteDir, packages: [locked], pack })).rejects.toThrow(
      /^a-loader@1\.0\.0: the fetched tarball has the hash sha512-.*, but packages\/package-lock\.json has sha512-/u,
    );
    expect(missingPackages(siteDir, [locked])).toEqual([locked]);
    expect(await readdir(path.join(siteDir, cacheFolder))).toEqual([]);
  });

  it.each([
    ['README.md', 'README.md'],
    ['LICENSE', 'LICENSE file'],
    ['package.json', 'package.json'],
  ])('refuses a package without %s', async (file, what) => {
    const files = Object.fromEntries(Object.entries(complete).filter(([name]) => name !== file));
    const { bytes, locked } = await tarballOf('a-loader', files);
    const pack = packing(new Map([['a-loader@1.0.0', bytes]]));
    await expect(fetchPackages({ siteDir, packages: [locked], pack })).rejects.toThrow(
      `a-loader@1.0.0: the published package has no ${what}.`,
    );
  });

  it('does not follow a link in the place of a README', async () => {
    const others = { LICENSE: complete.LICENSE, 'package.json': complete['package.json'] };
    const secret = path.join(siteDir, 'secret.txt');
    await writeFile(secret, 'secret');
    const { bytes, locked } = await tarballOf('a-loader', others, (folder) =>
      symlink(secret, path.join(folder, 'README.md')),
    );
    const pack = packing(new Map([['a-loader@1.0.0', bytes]]));
    await expect(fetchPackages({ siteDir, packages: [locked], pack })).rejects.toThrow(
      'a-loader@1.0.0: the published package has no README.md.',
    );
  });

  it('refuses a damaged tarball whose hash is right', async () => {
    const bytes = Buffer.from('no tarball at all');
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    const locked = { name: 'a-loader', version: '1.0.0', integrity };
    const pack = packing(new Map([['a-loader@1.0.0', bytes]]));
    await expect(fetchPackages({ siteDir, packages: [locked], pack })).rejects.toThrow(
      /^a-loader@1\.0\.0: /u,
    );
  });

  describe('files of many bytes', () => {
    const refusal = /a-loader@1\.0\.0.*cannot be read/u;

    async function read(files: Readonly<Record<string, string>>) {
      const { bytes, locked } = await tarballOf('a-loader', files);
      const concat = vi.spyOn(Buffer, 'concat');
      try {
        return await readTarball(bytes, locked);
      } finally {
        const sizes = concat.mock.calls.map(([parts]) =>
          parts.reduce((sum, part) => sum + part.length, 0),
        );
        concat.mockRestore();
        expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(8 * 1024 * 1024);
      }
    }

    /** Text that does not shrink so much that the tarball is refused for that. */
    const megabytes = (count: number) => randomBytes(count * 512 * 1024).toString('hex');

    it('refuses a file that is too large, without collecting it', async () => {
      const error = await read({ ...complete, 'README.md': megabytes(9) }).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toMatchObject({
        message: expect.stringMatching(refusal) as string,
        cause: { message: expect.stringMatching(/README\.md: \d+ bytes, but at most/u) as string },
      });
    });

    it('refuses files that are too large together', async () => {
      const spellings = { 'README.md': megabytes(3), 'Readme.md': megabytes(3) };
      await expect(
        read({ ...complete, ...spellings, 'readme.markdown': megabytes(3) }),
      ).rejects.toThrow(refusal);
    });

    it('does not read a changelog, whatever its size', async () => {
      const files = await read({ ...complete, 'CHANGELOG.md': megabytes(9) });
      expect(files.hasChangelog).toBe(true);
    });
  });

  it('names every package that is missing without a network, after storing the others', async () => {
    const a = await tarballOf('a-loader', complete);
    const b = await tarballOf('b-loader', complete);
    const c = await tarballOf('c-loader', complete);
    const packages = [c.locked, a.locked, b.locked];
    const pack = packing(new Map([['b-loader@1.0.0', b.bytes]]));
    await expect(fetchPackages({ siteDir, packages, pack })).rejects.toThrow(
      /^a-loader@1\.0\.0 could not be fetched \(ENOTCACHED: no network\).*`npm run build`.*\nc-loader@1\.0\.0 could not/u,
    );
    expect(missingPackages(siteDir, packages)).toEqual([c.locked, a.locked]);
  });

  it('says how to mend a cache that lacks a package or is damaged', async () => {
    const { bytes, locked } = await tarballOf('a-loader', complete);
    const mending = /^a-loader@1\.0\.0: its README has not been fetched.*`npm run build`/u;
    await expect(readCachedPackage(siteDir, locked)).rejects.toThrow(mending);
    const pack = packing(new Map([['a-loader@1.0.0', bytes]]));
    await fetchPackages({ siteDir, packages: [locked], pack });
    await rm(path.join(siteDir, cacheFolder, cacheKey(locked), 'LICENSE'));
    await expect(readCachedPackage(siteDir, locked)).rejects.toThrow(mending);
  });

  it('runs a few at a time', async () => {
    const made = await Promise.all(
      Array.from({ length: 9 }, (_, index) => tarballOf(`p${index}`, complete)),
    );
    const tarballs = new Map(made.map(({ bytes, locked }) => [`${locked.name}@1.0.0`, bytes]));
    const inner = packing(tarballs);
    let running = 0;
    let most = 0;
    const pack: Pack = async (...args) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      await inner(...args);
      running -= 1;
    };
    const packages = made.map(({ locked }) => locked);
    expect(await fetchPackages({ siteDir, packages, pack, concurrency: 3 })).toBe(9);
    expect(most).toBe(3);
  });

  it('keeps scoped packages in one folder, and versions and hashes apart', () => {
    const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')}`;
    const other = `sha512-${Buffer.alloc(64, 2).toString('base64')}`;
    const key = cacheKey({ name: '@scope/a', version: '1.0.0', integrity });
    expect(key).toBe('@scope+a-1.0.0-0101010101010101');
    expect(cacheKey({ name: '@scope/a', version: '1.0.0', integrity: other })).not.toBe(key);
  });
});
