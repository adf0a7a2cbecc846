import { writeExampleFiles } from './example-files.ts';
import { writeSingleFiles } from './single-files.ts';
import type { PrintedSite } from './single-files.ts';

/** Writes all files that readers can save. Runs in a thread. */
export default function writeFilesToSave(site: PrintedSite): void {
  // Sections contain the archives of their projects.
  writeExampleFiles(site);
  writeSingleFiles(site);
}
