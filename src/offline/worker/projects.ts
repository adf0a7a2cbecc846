/** Answers requests for project files of guides: from the network, or offline from the stored archives. */
import { unzipSync } from 'fflate';
import { belowBase } from '../../content/pathname.ts';
import { matchOptions } from '../caches.ts';

/**
 * The archive of a step, and the file in it, for a path.
 *
 * @param path path relative to the base URL, such as `examples/react/1-page/src/index.tsx.txt`
 * @returns undefined for a path that isn't a file of a step
 */
export function placeInArchive(path: string): { archive: string; file: string } | undefined {
  const [folder = '', guide = '', step = '', ...rest] = path.split('/');
  if (rest.length === 0) return undefined;
  return { archive: `${folder}/${guide}/${step}.zip`, file: `${guide}-${step}/${rest.join('/')}` };
}

/** The stored copy of a file. Text files have the extension `.txt` in their URL but not in the archive. */
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
 * @param cacheName cache that has the archives
 * @param base base URL of the language, with a slash at both ends
 * @throws {TypeError} if offline and the file isn't stored
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
