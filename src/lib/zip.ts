import { strToU8, zipSync } from 'fflate';

/** All archives have the same date, so the same files produce the same bytes. */
const date = new Date(2020, 0, 1);

/**
 * Creates an archive of files, in the given order.
 *
 * @param files text or bytes by path in the archive
 */
export function zip(
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): Uint8Array<ArrayBuffer> {
  const entries = [...files].map(
    ([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: date });
}
