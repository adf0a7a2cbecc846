// Fetches the READMEs of the documented packages into the cache, and generates their pages: `node
// scripts/fetch-readmes.mts`. Cached files aren't fetched again, so a second run needs no network.
import path from 'node:path';
import { fetchPackages } from '../src/readmes/fetch.ts';
import { writePackagePages } from '../src/readmes/index.ts';
import { readLockedPackages } from '../src/readmes/lock.ts';
import { packages } from '../src/site/packages.ts';

const siteDir = path.resolve(import.meta.dirname, '..');

try {
  const locked = readLockedPackages(
    siteDir,
    packages.map((entry) => entry.npm),
  );
  const fetched = await fetchPackages({
    siteDir,
    packages: locked,
    onFetched: ({ name, version }, done, total) => {
      console.log(`[${done}/${total}] ${name}@${version}`);
    },
  });
  console.log(
    fetched === 0
      ? `READMEs: all ${locked.length} are in the cache.`
      : `READMEs: fetched ${fetched} of ${locked.length}.`,
  );
  // Docusaurus initializes all plugins at once, and some of them need the list of pages right away.
  await writePackagePages({ siteDir });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
