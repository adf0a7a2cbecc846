/** Creates the npm package with the documentation from the built site: see `packages/webpack-docs`. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'tar';
import type { DocsHeading, DocsPage, DataFile } from '../../packages/webpack-docs/src/data.ts';
import type { SearchRecord } from '../../src/search/types.ts';
import { indexFileName, termFileName } from '../../src/search/file-names.ts';
import { readRecords } from '../../src/search/index-file.ts';
import type { IndexFile, TermFile } from '../../src/search/index-file.ts';
import { markdownCopyName } from '../../src/content/markdown-copy.ts';
import { sectionsTitle } from '../../src/content/markdown/markdown.ts';
import { installedPackage } from '../../src/reference/package.ts';
import { docsPackageFile } from '../../src/site/docs-package.ts';
import { site } from '../../src/site/site.ts';
import { bundleDocsServer } from './docs-bundle.mts';
import { readDocsFacts } from './docs-facts.mts';
import { docsIndex } from './docs-index.mts';
import { buildDir, root } from './paths.mts';

/** Committed source folder of the package. */
export const docsPackageDir = path.join(root, 'packages/webpack-docs');

/** Output folder. */
const distDir = path.join(docsPackageDir, 'dist');

/** The index of the built site, as a single object. */
function readSearchIndex(folder: string): IndexFile {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const index = read(indexFileName) as IndexFile;
  const parts = Array.from(
    { length: index.termFiles },
    (_, part) => (read(termFileName(part)) as TermFile).terms,
  );
  return { ...index, terms: [index.terms, ...parts].join(''), termFiles: 0, textFiles: 0 };
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * The headings of a copy with their ids on the page.
 *
 * @param records the page's search records, in order
 */
export function headingsOf(markdown: string, records: readonly SearchRecord[]): DocsHeading[] {
  const headings: DocsHeading[] = [];
  let fence: string | undefined;
  let start = 0;
  let next = 0;
  for (const line of markdown.split('\n')) {
    const sign = /^ {0,3}(?<sign>`{3,}|~{3,})/u.exec(line)?.groups?.sign;
    if (fence === undefined) fence = sign;
    else if (line.trim() === fence) fence = undefined;
    const found = fence === undefined ? /^(#{2,6}) (.*)$/u.exec(line) : null;
    const [, signs = '', text = ''] = found ?? [];
    if (signs !== '') {
      const title = text
        .replaceAll(/\\(?=[!-/:-@[-`{-~])|`/gu, '')
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1');
      const record = records.findIndex(
        ({ level, heading }, place) =>
          place >= next && level > 1 && plain(heading) === plain(title),
      );
      if (record !== -1) next = record + 1;
      const id = records[record]?.id ?? '';
      headings.push({ level: signs.length, id, title, start });
    }
    start += line.length + 1;
  }
  return headings.filter(({ id }) => id !== '');
}

/** Lines above the text of a copy: its source, and links to the others. */
const headLine = /^(?:Source|Index of all pages|All sections of this page): <.*$/u;

/** The text of a copy without its header. */
function bodyOf(markdown: string): string {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line, place) => place > 0 && line !== '' && !headLine.test(line));
  return start === -1 ? '' : lines.slice(start).join('\n');
}

/**
 * The whole text of a page, whose copy may only be a list of its sections.
 *
 * @param read reads a file next to the copy
 */
export function wholeCopy(markdown: string, read: (file: string) => string): string {
  const [title = ''] = markdown.split('\n', 1);
  const place = markdown.lastIndexOf(`\n## ${sectionsTitle}\n`);
  const files = [...markdown.slice(place).matchAll(/^- \[.*\]\(\S*\/([^/\s)]+\.md)\)$/gmu)];
  if (place === -1 || files.length === 0) return `${title}\n\n${bodyOf(markdown)}`;
  const parts = [
    bodyOf(markdown.slice(0, place)),
    ...files.map(([, file = '']) => bodyOf(read(decodeURIComponent(file)))),
  ];
  return [title, ...parts.map((part) => part.trim()).filter((part) => part !== '')].join('\n\n');
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes the copies with links relative to the site, and returns their headings. */
function writePages(siteDir: string, index: IndexFile): DocsPage[] {
  const records = readRecords(index);
  return index.pages.map(([url, title, section], place) => {
    const read = (file: string): string => readFileSync(path.join(siteDir, url, file), 'utf8');
    const copy = wholeCopy(read(markdownCopyName), read);
    const markdown = copy.replaceAll(`](${site.url}/`, '](/');
    write(path.join(distDir, 'docs', `${url.replace(/^\/|\/$/gu, '')}.md`), markdown);
    const own = records.filter(({ page }) => page === place);
    return { url, title, section, headings: headingsOf(markdown, own) };
  });
}

/** Creates an archive of the package that package managers can install. */
async function pack(out: string): Promise<void> {
  const files = [
    'package.json',
    'README.md',
    'LICENSE',
    ...readdirSync(distDir).map((name) => `dist/${name}`),
  ];
  await create(
    {
      cwd: docsPackageDir,
      file: path.join(out, docsPackageFile),
      gzip: { level: 9 },
      portable: true,
      // The same files produce the same archive.
      mtime: new Date('2020-01-01T00:00:00Z'),
      prefix: 'package',
      sync: false,
    },
    files,
  );
}

/**
 * Creates the package from the built site, and adds its archive to the site.
 *
 * @throws Error if the English site isn't built
 */
export async function makeDocsPackage(siteDir = buildDir): Promise<void> {
  rmSync(distDir, { recursive: true, force: true });
  const index = readSearchIndex(path.join(siteDir, 'search'));
  const webpack = installedPackage('webpack');
  const versions = { webpack: webpack.version, site: `${site.url}${site.baseUrl}` };
  const pages = writePages(siteDir, index);
  const { facts, changes } = readDocsFacts(siteDir);
  const files: Readonly<Record<DataFile, unknown>> = {
    'versions.json': versions,
    'pages.json': pages,
    'facts.json': facts,
    'changes.json': changes,
    'search.json': index,
    'schema.json': webpack.schema('schemas/WebpackOptions.json'),
  };
  for (const [name, content] of Object.entries(files)) {
    write(path.join(distDir, 'data', name), `${JSON.stringify(content)}\n`);
  }
  write(path.join(distDir, 'INDEX.md'), docsIndex(versions.webpack, pages, facts, changes));
  const licenses = await bundleDocsServer(path.join(docsPackageDir, 'src/cli.ts'), distDir);
  write(path.join(distDir, 'LICENSES.txt'), licenses);
  await pack(siteDir);
}
