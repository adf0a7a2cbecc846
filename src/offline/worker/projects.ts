/** Answers requests for the files of guides' projects: from the network, and without one from the stored archives. */
import { unzipSync } from 'fflate';
import { belowBase } from '../../content/pathname.ts';
import { matchOptions } from '../caches.ts';

/**
 * The archive of a step, and the file in it that an address means.
 *
 * @param path address below the base, such as `examples/react/1-page/src/index.tsx.txt`
 * @returns nothing for an address that isn't that of a file of a step
 */
export function placeInArchive(path: string): { archive: string; file: string } | undefined {
  const [folder = '', guide = '', step = '', ...rest] = path.split('/');
  if (rest.length === 0) return undefined;
  return { archive: `${folder}/${guide}/${step}.zip`, file: `${guide}-${step}/${rest.join('/')}` };
}

/** The stored copy of a file; text carries the extension `.txt` in its address, not in the archive. */
async function storedFile(
  request: Request,
  cacheName: string,
  base: string,
): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const { pathname } = new URL(request.url);
  const stored = await cache.match(pathname, matchOptions);
  if (stored !== undefined) return stored;
  const place = placeInArchive(decodeURIComponent(belowBase(pathname, base)));
  if (place === undefined) return undefined;
  const archive = await cache.match(base + place.archive, matchOptions);
  if (archive === undefined) return undefined;
  const text = place.file.replace(/\.txt$/u, '');
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()), {
    filter: ({ name }) => name === text || name === place.file,
  });
  const own = files[place.file];
  const content = files[text] ?? own;
  if (content === undefined) return undefined;
  const type = own === undefined ? 'text/plain; charset=utf-8' : 'application/octet-stream';
  return new Response(new Uint8Array(content), { headers: { 'Content-Type': type } });
}

/**
 * @param cacheName cache that holds the archives
 * @param base where the language is on its host, with slashes on both ends
 * @throws {TypeError} without a network, for a file that isn't stored
 */
export async function projectFile(
  request: Request,
  cacheName: string,
  base: string,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await storedFile(request, cacheName, base).catch(() => undefined);
    if (stored === undefined) throw error;
    return stored;
  }
}
