import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * All hand-written pages in a folder, relative to the site, sorted by name. Files that begin with an underscore are
 * partials.
 */
export function listPages(siteDir: string, folder = 'docs'): string[] {
  const dir = path.join(siteDir, folder);
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.mdx') && !file.includes('/_'))
    .sort();
}
