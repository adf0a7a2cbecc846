import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * All hand-written pages of a folder, relative to the site, in the order of their names. What begins with an underscore
 * is part of other pages.
 */
export function listPages(siteDir: string, folder = 'docs'): string[] {
  const dir = path.join(siteDir, folder);
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.mdx') && !file.includes('/_'))
    .sort();
}
