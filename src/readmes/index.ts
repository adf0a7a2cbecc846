import { createHash } from 'node:crypto';
import path from 'node:path';
import { cachedValue, keyOf } from '../lib/build-cache.ts';
import { packages } from '../site/packages.ts';
import { generatedPagesDir } from '../content/pathname.ts';
import { readCachedPackage } from './fetch.ts';
import { readLockedPackages } from './lock.ts';
import { readPackageJson, type PackageSource } from './page.ts';
import { renderPages, type RenderedPages } from './render.ts';
import type { PackageFiles } from './tarball.ts';
import { syncFolder } from './write.ts';

function hashesOf({ readme, license, packageJson, hasChangelog }: PackageFiles): unknown {
  const hash = (file: Uint8Array) => createHash('sha256').update(file).digest('hex');
  return [hash(readme), hash(license), hash(packageJson), hasChangelog];
}

/**
 * Reads the fetched files of every documented package.
 *
 * @param siteDir project root
 * @throws with the package name, if the lists disagree or a file hasn't been fetched
 */
export async function readPackageSources(siteDir: string): Promise<readonly PackageSource[]> {
  const locked = readLockedPackages(
    siteDir,
    packages.map(({ npm }) => npm),
  );
  const byName = new Map(packages.map((entry) => [entry.npm, entry]));
  return Promise.all(
    locked.map(async (own) => {
      const entry = byName.get(own.name);
      if (entry === undefined)
        throw new Error(`${own.name} is not listed in src/site/packages.ts.`);
      const files = await readCachedPackage(siteDir, own);
      return {
        entry,
        locked: own,
        files,
        packageJson: readPackageJson(files.packageJson, entry, own),
      };
    }),
  );
}

/**
 * Writes a page for each documented package, and the page with their licenses, from the fetched files.
 *
 * Doesn't depend on network, time or locale: the same files give the same pages, byte for byte.
 *
 * @throws with package and version, if a file hasn't been fetched or is rejected
 */
export async function writePackagePages({
  siteDir,
}: {
  readonly siteDir: string;
}): Promise<Omit<RenderedPages, 'files'>> {
  const sources = await readPackageSources(siteDir);
  const { files, ...report } = await cachedValue(
    { siteDir, name: 'package-pages', inputs: ['src/readmes/index.ts'] },
    keyOf(sources.map(({ entry, locked, files: own }) => [entry, locked, hashesOf(own)])),
    () => {
      const rendered = renderPages(sources);
      return Promise.resolve({ ...rendered, files: [...rendered.files] });
    },
  );
  await syncFolder(path.join(siteDir, generatedPagesDir), new Map(files));
  return report;
}
