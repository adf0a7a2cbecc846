/**
 * Reads one release of a package for the history, and prints its names as JSON. It runs the release's code, so `npm run
 * history:update` starts it in a process that may only read files.
 */
import process from 'node:process';
import { packageAt } from '../src/reference/package.ts';
import { readRelease } from '../src/reference/history/read-release.ts';

const [folder, name] = process.argv.slice(2);
if (folder === undefined || name === undefined) {
  throw new Error('Name the folder of an unpacked release, and the package.');
}
const { version, inventories, unreadable } = await readRelease(packageAt(folder, name));
const text = JSON.stringify({
  version,
  inventories: Object.fromEntries(inventories),
  unreadable,
});
// Compilers keep timers running, which must not keep the process alive.
process.stdout.write(text, () => {
  process.exit(0);
});
