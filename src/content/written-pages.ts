import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pageRoots, pathnameOfFile } from './pathname.ts';
import { readFrontMatter } from './read-front-matter.ts';

function slugOf(file: string): string | undefined {
  const source = readFileSync(file, 'utf8');
  // Few pages have one, and all of them would be parsed.
  if (!source.includes('\nslug:')) return undefined;
  const { slug } = readFrontMatter(source);
  return typeof slug === 'string' ? slug : undefined;
}

/**
 * Paths of all pages that this build will have, read from the files themselves: links are resolved while pages
 * compile, which is before Docusaurus knows its routes.
 *
 * @param siteDir root of the project
 * @returns paths with a trailing slash, sorted
 */
export function readWrittenPages(siteDir: string): string[] {
  const pages = new Set(['/']);
  for (const [root, pathname] of Object.entries(pageRoots)) {
    const dir = path.join(siteDir, root);
    if (!existsSync(dir)) continue;
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      const relative = name.split(path.sep).join('/');
      const isPartial = relative.split('/').some((segment) => segment.startsWith('_'));
      const isPage = !isPartial && /\.mdx?$/u.test(relative);
      const page = isPage
        ? pathnameOfFile(`${root}/${relative}`, slugOf(path.join(dir, name)))
        : undefined;
      if (page === undefined) continue;
      pages.add(page);
      if (root === 'blog') pages.add(pathname);
    }
  }
  return [...pages].sort();
}
