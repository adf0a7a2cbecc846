import { engineFrame } from '../../hosting/playground.ts';
import { engineFiles, writeEngineFiles } from '../../playground/engine/files.ts';
import { writeExampleFiles } from './example-files.ts';
import type { BuiltSite } from './site.ts';

/** Writes all files that depend on no page. Runs in a thread. */
export default async function writeIndependentFiles(
  site: Pick<BuiltSite, 'siteDir' | 'outDir'>,
): Promise<void> {
  writeExampleFiles(site);
  // Each language has its own copy of the playground's engine, since each has its own service worker.
  writeEngineFiles(site.outDir, await engineFiles(site.siteDir, engineFrame));
}
