import { zipSync } from 'fflate';

/** All archives have the same date, so the same pages produce the same bytes. */
const date = new Date(2020, 0, 1);

/**
 * Creates an archive of files, in the given order.
 *
 * @param files text by name
 */
export function makeArchive(files: ReadonlyMap<string, string>): Uint8Array {
  const encoder = new TextEncoder();
  const entries = [...files].map(([name, text]) => [name, encoder.encode(text)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: date });
}

/**
 * A human-readable size in a language, such as "1.4 MB".
 *
 * @param bytes size of a file
 * @param locale language tag
 */
export function formatSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
}
