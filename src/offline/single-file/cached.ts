import { createHash } from 'node:crypto';
import { keyOf } from '../../lib/build-cache.ts';
import type { BuildCache } from '../../lib/build-cache.ts';
import type { PrintedSource } from './document.ts';
import { makeSingleFiles } from './files.ts';
import type { PrintPage } from './files.ts';

type ReadAsset = PrintedSource['readAsset'];

/** Files that an earlier build generated. */
export interface MadeFiles {
  readonly files: readonly (readonly [name: string, text: string])[];
  /** The other files of the site that were embedded, with their hashes at the time. */
  readonly assets: readonly (readonly [pathname: string, hash: string])[];
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * The parts of a print page that go into its file; script names are left out because they change with every page of the
 * site.
 */
function savedParts(html: string): readonly string[] {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start === -1 || end === -1) return [html];
  const tags = html.slice(0, start).match(/<(?:html|link)\b[^>]*>/gu) ?? [];
  const used = tags.filter((tag) => tag.startsWith('<html') || tag.includes('stylesheet'));
  return [...used, html.slice(start, end)];
}

/** True if the embedded files are unchanged. */
function areSame({ assets }: MadeFiles, readAsset: ReadAsset): boolean {
  try {
    return assets.every(([pathname, hash]) => hashOf(readAsset(pathname)) === hash);
  } catch {
    // One of them no longer exists.
    return false;
  }
}

/**
 * Creates the single files, or returns those of an earlier build of the same pages: see `makeSingleFiles`.
 *
 * @throws Error that names the page if one can't be self-contained
 */
export function cachedSingleFiles(
  pages: readonly PrintPage[],
  baseUrl: string,
  siteName: string,
  readAsset: ReadAsset,
  cache: BuildCache<MadeFiles>,
): ReadonlyMap<string, string> {
  const key = keyOf(
    baseUrl,
    siteName,
    pages.map(({ name, address, html }) => [name, address, savedParts(html)]),
  );
  const known = cache.get(key);
  if (known !== undefined && areSame(known, readAsset)) return new Map(known.files);
  const assets = new Map<string, string>();
  const files = makeSingleFiles(pages, baseUrl, siteName, (pathname) => {
    const content = readAsset(pathname);
    assets.set(pathname, hashOf(content));
    return content;
  });
  cache.set(key, { files: [...files], assets: [...assets] });
  return files;
}
