import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const sizes = new Map<string, number>();

/** Size of a file in bytes as the best host sends it: brotli 11, or uncompressed if that is smaller, as for images. */
export function sentSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const size = Math.min(content.length, brotliCompressSync(content, { params }).length);
  sizes.set(file, size);
  return size;
}

/**
 * The file for a path of the built site.
 *
 * @returns `404.html` if there is none
 */
export function fileOf(dir: string, pathname: string): string {
  const file = path.join(dir, decodeURIComponent(pathname));
  if (existsSync(file)) return statSync(file).isDirectory() ? path.join(file, 'index.html') : file;
  return path.join(dir, '404.html');
}

/** Total size of a folder's files in bytes. */
export function folderSize(dir: string): number {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
