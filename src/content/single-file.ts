/** Single-file exports of the print pages, and how the page announces their sizes. */

/** Address of the file that holds a whole section and needs no other file. */
export function singleFilePath(section: string): string {
  return `/${section}/printable/${section}.html`;
}

/** Name of the archive of all sections of a language, at the root of that language. */
export function archiveName(locale: string): string {
  return `webpack-documentation-${locale}.zip`;
}

/**
 * What a page has in place of a file's size. The size is known when all pages are written, so the build replaces
 * this text last.
 *
 * @param path address of the file without the base of the site
 */
export function sizePlaceholder(path: string): string {
  return `{size of ${path}}`;
}

/**
 * Whether a file of the built site is a single-file export. Such files carry their styles and a policy of
 * their own, and are meant to be saved, not to be opened at the host.
 *
 * @param file path below the folder of the built site, with slashes
 */
export function isSingleFile(file: string): boolean {
  return /(?:^|\/)([\w-]+)\/printable\/\1\.html$/u.test(file);
}
