/** Single-file exports of the print pages, and the placeholder for their sizes. */

/** URL of the self-contained file with a whole section. */
export function singleFilePath(section: string): string {
  return `/${section}/printable/${section}.html`;
}

/** Name of the archive of all sections of a language, in that language's root folder. */
export function archiveName(locale: string): string {
  return `webpack-documentation-${locale}.zip`;
}

/**
 * Placeholder for a file's size on a page. The size is only known once all pages are written, so the build replaces
 * this text last.
 *
 * @param path path of the file without the site's base URL
 */
export function sizePlaceholder(path: string): string {
  return `{size of ${path}}`;
}

/**
 * True if a file of the built site is a single-file export. Such files contain their styles and their own policy, and
 * are meant to be saved, not opened on the host.
 *
 * @param file path relative to the folder of the built site, with slashes
 */
export function isSingleFile(file: string): boolean {
  return /(?:^|\/)([\w-]+)\/printable\/\1\.html$/u.test(file);
}
