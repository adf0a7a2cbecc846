import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { OfflineFile, OfflineKind } from '../manifest.ts';
import { textFileName } from '../../content/page-text.ts';
import { isEditorFile, isEngineFile, isEngineList, previewFrame } from '../../site/playground.ts';

const compress = promisify(gzip);

/** Revision of a file: the first eight bytes of the SHA-256 of its content, in hexadecimal; see the store. */
export function revisionOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/**
 * What a file of the built site is kept for, the shell apart.
 *
 * @param file path below the base of the language
 * @returns nothing for files that are not kept
 */
export function kindOfFile(file: string): OfflineKind | undefined {
  // Idle time leaves the editor out: it is large, and few readers open it.
  if (isEditorFile(file)) return 'playground';
  // Licenses, source maps and copies for hosts that do not compress lie there too.
  if (/^assets\/.+\.(?:js|css|json|png|svg|jpe?g|gif|webp|avif|ico|woff2?)$/u.test(file))
    return 'page';
  if (path.posix.basename(file) === textFileName) return 'page';
  if (/^anchors\/\w+\.json$/u.test(file) || file === 'navigation.json') return 'data';
  if (/^search\/(?:index|terms-\d+)\.json$/u.test(file)) return 'search';
  if (/^search\/[\w-]+\.json$/u.test(file)) return 'excerpts';
  if (/^[\w-]+\/printable\/index\.html$/u.test(file)) return 'printable';
  if (/^examples\/[^/]+\/[^/]+\.zip$/u.test(file)) return 'project';
  if (isEngineFile(file) || isEngineList(file) || file === previewFrame) return 'playground';
  return undefined;
}

/** Address of a file below the base of the language: a page is known by its folder. */
export function addressOfFile(file: string): string {
  return file.replace(/(^|\/)index\.html$/u, '$1');
}

/** Paths of all files below a folder, sorted, with slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Describes a file of the built site. */
export async function describeFile(
  outDir: string,
  file: string,
  kind: OfflineKind,
): Promise<OfflineFile> {
  // At once: hundreds of files that are open together can be more than the system allows.
  const content = readFileSync(path.join(outDir, file));
  return {
    path: addressOfFile(file),
    bytes: content.length,
    wire: (await compress(content, { level: 6 })).length,
    revision: revisionOf(content),
    kind,
  };
}
