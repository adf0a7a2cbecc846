/** The paths of pages in URLs: the base of the site, the slash at the end, and which file makes which path. */

/** Path of a page as the site publishes it, with a slash at the end. */
export function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/** Path below the base of the site, without a slash at its beginning: `/ko/concepts/` is `concepts/`. */
export function belowBase(pathname: string, baseUrl: string): string {
  return pathname.slice(baseUrl.length);
}

/** Path that is the same in every language: `/ko/concepts/` is `/concepts/`. */
export function withoutBase(pathname: string, baseUrl: string): string {
  return `/${belowBase(pathname, baseUrl)}`;
}

/** Path of a language from the one that is the same in all: `/concepts/` is `/ko/concepts/`. */
export function withBase(pathname: string, baseUrl: string): string {
  return baseUrl + pathname.slice(1);
}

/** Folder, relative to the site, that holds pages made by the build from package READMEs. */
export const generatedPagesDir = 'docs/readmes';

/** Folders of pages, relative to the site, with the paths below which they are published. */
export const pageRoots: Readonly<Record<string, string>> = {
  [generatedPagesDir]: '/',
  docs: '/',
  blog: '/blog/',
};

/**
 * Path of the page that a file makes, without the base of a language.
 *
 * @param file English page, relative to the site, such as `docs/concepts/loaders.mdx`
 * @param slug path that the front matter sets in place of the file's name
 * @returns undefined for a file that makes no page
 */
export function pathnameOfFile(file: string, slug?: string): string | undefined {
  const root = Object.keys(pageRoots).find((folder) => file.startsWith(`${folder}/`));
  if (root === undefined || !/\.mdx?$/u.test(file)) return undefined;
  const name = file
    .slice(root.length)
    .replace(/\.mdx?$/u, '')
    .replace(/\/index$/u, '');
  return `${pageRoots[root] ?? '/'}${slug ?? name}/`.replaceAll(/\/{2,}/gu, '/');
}
