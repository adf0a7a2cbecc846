import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { BuildCache } from '../../lib/build-cache.ts';
import type { OfflineFile, OfflineKind } from '../manifest.ts';
import { textFileName } from '../../content/page-text.ts';
import { isEditorFile, isEngineFile, isEngineList, previewFrame } from '../../site/playground.ts';

const compress = promisify(gzip);

/** Revision of a file: the first eight bytes of the SHA-256 of its content, in hexadecimal; see the store. */
export function revisionOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/**
 * The kind of a file in the built site, except for the shell.
 *
 * @param file path relative to the language's base URL
 * @returns undefined for files that aren't stored
 */
export function kindOfFile(file: string): OfflineKind | undefined {
  // Idle filling skips the editor: it is large, and few readers open it.
  if (isEditorFile(file)) return 'playground';
  // The folder also has licenses, source maps and compressed copies for hosts that don't compress.
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

/** Path of a file relative to the language's base URL: a page is identified by its folder. */
export function addressOfFile(file: string): string {
  return file.replace(/(^|\/)index\.html$/u, '$1');
}

/**
 * The compressed sizes of a language's files in bytes, by their revision. Compressing all files takes half of the time
 * for the list.
 */
export function openWireSizes(siteDir: string, locale: string): BuildCache<number> {
  return new BuildCache({
    siteDir,
    name: `wire-sizes-${locale}`,
    inputs: ['src/offline/build/files.ts'],
  });
}

/**
 * Describes a file of the built site for the list.
 *
 * @param wireSizes compressed sizes; that of the file is added if it is missing
 */
export async function describeFile(
  outDir: string,
  file: string,
  kind: OfflineKind,
  wireSizes: BuildCache<number>,
): Promise<OfflineFile> {
  // Synchronously, because hundreds of files open at the same time can exceed the system's limit.
  const content = readFileSync(path.join(outDir, file));
  const revision = revisionOf(content);
  let wire = wireSizes.get(revision);
  if (wire === undefined) {
    wire = (await compress(content, { level: 6 })).length;
    wireSizes.set(revision, wire);
  }
  return { path: addressOfFile(file), bytes: content.length, wire, revision, kind };
}
