import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Folder, relative to the site, that holds pages made by the build from package READMEs. */
export const generatedPagesDir = '.generated/pages';

interface PageRoot {
  readonly dir: string;
  /** First part of the addresses of the pages below `dir`. */
  readonly base: string;
}

const pageRoots: readonly PageRoot[] = [
  { dir: 'docs', base: '/' },
  { dir: generatedPagesDir, base: '/' },
  { dir: 'blog', base: '/blog/' },
];

function frontMatterSlug(file: string): string | undefined {
  const [, block] = /^---\r?\n(.*?)\r?\n---/su.exec(readFileSync(file, 'utf8')) ?? [];
  // Few pages have one, and all of them would be parsed.
  if (!block?.includes('slug')) return undefined;
  const data: unknown = parse(block);
  const slug = typeof data === 'object' && data !== null && 'slug' in data ? data.slug : undefined;
  return typeof slug === 'string' ? slug : undefined;
}

function pageAddress(root: PageRoot, relative: string, file: string): string {
  const slug = frontMatterSlug(file);
  if (slug !== undefined) return path.posix.join(root.base, slug);
  const route = relative.replace(/\.mdx?$/u, '').replace(/(?:^|\/)index$/u, '');
  return path.posix.join(root.base, route, '/');
}

/**
 * Addresses of all pages that this build will have, read from the files themselves: links are resolved while
 * pages compile, which is before Docusaurus knows its routes.
 *
 * @param siteDir root of the project
 * @returns paths with a trailing slash, sorted
 */
export function readWrittenPages(siteDir: string): string[] {
  const pages = new Set(['/']);
  for (const root of pageRoots) {
    const dir = path.join(siteDir, root.dir);
    if (!existsSync(dir)) continue;
    for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const relative = path.relative(dir, file).split(path.sep).join('/');
      const isPartial = relative.split('/').some((segment) => segment.startsWith('_'));
      if (!entry.isFile() || isPartial || !/\.mdx?$/u.test(entry.name)) continue;
      const address = pageAddress(root, relative, file);
      pages.add(address);
      if (root.base === '/blog/') pages.add('/blog/');
    }
  }
  return [...pages].sort();
}
