import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { beforeAll, expect, it } from 'vitest';
import { writePackagePages } from '../../src/readmes/index.ts';
import { linkTarget } from '../../src/content/link-target.ts';
import { pathnameOfFile } from '../../src/content/pathname.ts';
import { readFrontMatter } from '../../src/content/read-front-matter.ts';

interface Page {
  readonly file: string;
  readonly source: string;
}

const siteDir = process.cwd();
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
let pages: readonly Page[] = [];

function readPages(dir: string): Page[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/u.test(file))
    .map((name) => path.join(dir, name).split(path.sep).join('/'))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}

function pathnameOf({ file, source }: Page): string {
  const { slug } = readFrontMatter(source);
  return pathnameOfFile(file, typeof slug === 'string' ? slug : undefined) ?? '';
}

/** Root-absolute links of a page: where each is, and where it leads. */
function linksOf({ file, source }: Page): { place: string; target: string }[] {
  const found: { place: string; target: string }[] = [];
  visit(parser.parse(source), ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const target = linkTarget(node.url);
    if (/^\/(?!\/)/u.test(target)) {
      found.push({ place: `${file}:${node.position?.start.line ?? 0}`, target });
    }
  });
  return found;
}

beforeAll(async () => {
  await writePackagePages({ siteDir });
  pages = ['docs', 'blog'].flatMap(readPages);
});

it('every root-absolute link of a page leads to a page of the site', () => {
  const known = new Set(['/', '/blog/', ...pages.map(pathnameOf)]);
  const links = pages.flatMap(linksOf);
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter(({ target }) => !known.has(target.replace(/[?#].*$/su, '')))).toEqual([]);
});
