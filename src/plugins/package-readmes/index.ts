import path from 'node:path';
import { packages } from '../../site/packages.ts';
import { generatedPagesDir } from '../../site/written-pages.ts';
import { readCachedPackage } from './fetch.ts';
import { readLockedPackages } from './lock.ts';
import { readPackageJson, type PackageSource } from './page.ts';
import { renderPages, type RenderedPages } from './render.ts';
import { syncFolder } from './write.ts';

/**
 * Reads the fetched files of every documented package.
 *
 * @param siteDir root of the project
 * @throws naming the package, when the lists disagree or a file has not been fetched
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
 * It uses no network, clock or locale: the same files give the same pages, byte for byte.
 *
 * @throws naming package and version, when a file has not been fetched or must not become a page
 */
export async function writePackagePages({
  siteDir,
}: {
  readonly siteDir: string;
}): Promise<Omit<RenderedPages, 'files'>> {
  const { files, ...report } = renderPages(await readPackageSources(siteDir));
  await syncFolder(path.join(siteDir, generatedPagesDir), files);
  return report;
}
