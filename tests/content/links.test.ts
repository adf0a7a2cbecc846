import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { beforeAll, expect, it } from 'vitest';
import { writePackagePages } from '../../src/readmes/index.ts';
import { resolveAddress } from '../../src/content/addresses.ts';
import type { ResolvedAddress } from '../../src/content/addresses.ts';
import { generatedPagesDir } from '../../src/content/pathname.ts';
import { readWrittenPages } from '../../src/content/written-pages.ts';

interface FoundLink {
  readonly place: string;
  readonly resolved: ResolvedAddress;
}

const siteDir = process.cwd();
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
let links: FoundLink[] = [];

function markdownFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/u.test(file))
    .map((file) => path.join(dir, file));
}

function linksOf(file: string, isWritten: (pathname: string) => boolean): FoundLink[] {
  const found: FoundLink[] = [];
  const tree = parser.parse(readFileSync(file, 'utf8'));
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const line = node.position?.start.line ?? 0;
    found.push({ place: `${file}:${line}`, resolved: resolveAddress(node.url, isWritten) });
  });
  return found;
}

beforeAll(async () => {
  await writePackagePages({ siteDir });
  const written = new Set(readWrittenPages(siteDir));
  links = ['docs', 'blog', generatedPagesDir]
    .flatMap((dir) => markdownFiles(dir))
    .flatMap((file) => linksOf(file, (pathname) => written.has(pathname)));
});

it('every root-absolute link of a page is an address that the site has or has promised', () => {
  expect(links.length).toBeGreaterThan(200);
  const unknown = links
    .filter(({ resolved }) => resolved.kind === 'other' && /^\/(?!\/)/u.test(resolved.href))
    .map(({ place, resolved }) => `${place} ${resolved.kind === 'other' ? resolved.href : ''}`);
  expect(unknown).toEqual([]);
});

it('prints how many links wait for a page that is not written yet', () => {
  const waiting = new Map<string, number>();
  for (const { resolved } of links) {
    if (resolved.kind !== 'unwritten' && resolved.kind !== 'planned') continue;
    waiting.set(resolved.pathname, (waiting.get(resolved.pathname) ?? 0) + 1);
  }
  const total = [...waiting.values()].reduce((sum, count) => sum + count, 0);
  const rows = [...waiting].sort(([, a], [, b]) => b - a).map(([page, n]) => `  ${n} ${page}`);
  process.stdout.write(
    `${total} links to ${waiting.size} pages that are not written yet:\n${rows.join('\n')}\n`,
  );
  const written = new Set(readWrittenPages(siteDir));
  expect([...waiting.keys()].filter((page) => written.has(page))).toEqual([]);
});
