import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A module and the modules of the project that it imports, directly or indirectly. */
function modulesFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/\b(?:from |import\(|import )'(\.[^']+)'/gu);
  for (const [, specifier = ''] of imports) {
    modulesFrom(path.join(path.dirname(file), specifier), found);
  }
  return found;
}

function filesBelow(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry)
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)));
}

function filesOf(entry: string): string[] {
  return /\.m?ts$/u.test(entry) ? [...modulesFrom(entry)].sort() : filesBelow(entry);
}

/**
 * Hash of the names and contents of files, used to detect changes.
 *
 * @param root folder to which the names are relative
 * @param entries files and folders in `root`; a module includes everything that it imports, and a missing file counts
 *   as empty
 */
export function digestOf(root: string, entries: readonly string[]): string {
  const hash = createHash('sha256');
  for (const entry of entries) {
    for (const file of filesOf(path.join(root, entry))) {
      const name = path.relative(root, file).split(path.sep).join('/');
      hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
