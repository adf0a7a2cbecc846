import { createHash } from 'node:crypto';
import { keyOf } from '../../lib/build-cache.ts';
import type { BuildCache } from '../../lib/build-cache.ts';
import type { PrintedSource } from './document.ts';
import { makeSingleFiles } from './files.ts';
import type { PrintPage } from './files.ts';

type ReadAsset = PrintedSource['readAsset'];

/** Files that an earlier build has made. */
export interface MadeFiles {
  readonly files: readonly (readonly [name: string, text: string])[];
  /** The other files of the site that went into them, with the hashes that they had. */
  readonly assets: readonly (readonly [pathname: string, hash: string])[];
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** What of a print page goes into its file; names of scripts change with every page of the site. */
function savedParts(html: string): readonly string[] {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start === -1 || end === -1) return [html];
  const tags = html.slice(0, start).match(/<(?:html|link)\b[^>]*>/gu) ?? [];
  const used = tags.filter((tag) => tag.startsWith('<html') || tag.includes('stylesheet'));
  return [...used, html.slice(start, end)];
}

/** Whether the other files are still what they were. */
function areSame({ assets }: MadeFiles, readAsset: ReadAsset): boolean {
  try {
    return assets.every(([pathname, hash]) => hashOf(readAsset(pathname)) === hash);
  } catch {
    // One is gone.
    return false;
  }
}

/**
 * Makes the single files, or gives those of an earlier build of the same pages: see `makeSingleFiles`.
 *
 * @throws Error that names the page where one cannot stand alone
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
