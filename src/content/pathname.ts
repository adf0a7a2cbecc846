/** Paths of pages in URLs: the site's base URL, the trailing slash, and the mapping from files to paths. */

/** Path of a page as published, with a trailing slash. */
export function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/** Path relative to the site's base URL, without a leading slash: `/ko/concepts/` is `concepts/`. */
export function belowBase(pathname: string, baseUrl: string): string {
  return pathname.slice(baseUrl.length);
}

/** Language-independent path: `/ko/concepts/` is `/concepts/`. */
export function withoutBase(pathname: string, baseUrl: string): string {
  return `/${belowBase(pathname, baseUrl)}`;
}

/** Path in a language for a language-independent one: `/concepts/` is `/ko/concepts/`. */
export function withBase(pathname: string, baseUrl: string): string {
  return baseUrl + pathname.slice(1);
}

/** Folder, relative to the site, for pages that the build generates from package READMEs. */
export const generatedPagesDir = 'docs/readmes';

/** Folders of pages, relative to the site, with the base paths where they are published. */
export const pageRoots: Readonly<Record<string, string>> = {
  [generatedPagesDir]: '/',
  docs: '/',
  blog: '/blog/',
};

/**
 * Path of the page for a file, without the language's base URL.
 *
 * @param file English page, relative to the site, such as `docs/concepts/loaders.mdx`
 * @param slug path from the front matter that replaces the file name
 * @returns undefined for a file that isn't a page
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
