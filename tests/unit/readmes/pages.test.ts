import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readPackageSources } from '../../../src/readmes/index.ts';
import type { PackageSource } from '../../../src/readmes/page.ts';
import { renderPages, type RenderedPages } from '../../../src/readmes/render.ts';
import { readmeHeadingIds } from '../../../src/readmes/transform/index.ts';
import { syncFolder } from '../../../src/readmes/write.ts';
import { validateFrontMatter } from '../../../src/content/front-matter.ts';
import { packages, routeOfPackage } from '../../../src/site/packages.ts';
import publishedPages from '../../../src/site/published-pages.json' with { type: 'json' };
import { renamedReadmeHeadings } from '../../../src/site/redirects-of-anchors.ts';
import { compilePage } from './compile.ts';

const siteDir = path.resolve(import.meta.dirname, '../../..');

let sources: readonly PackageSource[];
let pages: RenderedPages;

beforeAll(async () => {
  sources = await readPackageSources(siteDir);
  pages = renderPages(sources);
}, 120_000);

function idsOf({ entry, locked, files }: PackageSource): ReadonlySet<string> {
  return readmeHeadingIds({ entry, version: locked.version, readme: files.readme });
}

function fileOf({ entry }: PackageSource): string {
  return `${entry.kind}s/${entry.slug}.md`;
}

/** Front matter and body of a page. */
function split(file: string): { frontMatter: Record<string, unknown>; body: string } {
  const [, yaml = '', body = ''] =
    /^---\n(.*?)\n---\n\n(.*)$/su.exec(pages.files.get(file) ?? '') ?? [];
  return { frontMatter: parse(yaml) as Record<string, unknown>, body };
}

describe('the pages of the documented packages', () => {
  it('are one for each package, and one for the licenses', () => {
    expect([...pages.files.keys()].sort()).toEqual(
      ['licenses.md', ...packages.map((entry) => `${entry.kind}s/${entry.slug}.md`)].sort(),
    );
  });

  it('are the same on every run', () => {
    expect(renderPages(sources).files).toEqual(pages.files);
  }, 60_000);

  it('need nobody to look at them', () => {
    expect(pages.warnings).toEqual([]);
  });

  it('hold what they held when a person looked last', async () => {
    await expect(`${JSON.stringify(pages.counts, undefined, 2)}\n`).toMatchFileSnapshot(
      path.join(import.meta.dirname, 'fixtures', 'statistics.json'),
    );
  });

  it('have front matter that the site accepts', () => {
    for (const file of pages.files.keys()) {
      expect(() => validateFrontMatter(split(file).frontMatter, file, 'doc')).not.toThrow();
    }
  });

  it('stand in the order of the groups, the deprecated ones last', () => {
    for (const kind of ['loader', 'plugin'] as const) {
      const inOrder = sources
        .filter(({ entry }) => entry.kind === kind)
        .map((source) => ({ entry: source.entry, ...split(fileOf(source)) }))
        .sort(
          (a, b) => Number(a.frontMatter.sidebar_position) - Number(b.frontMatter.sidebar_position),
        );
      expect(inOrder.map(({ frontMatter }) => frontMatter.sidebar_position)).toEqual(
        inOrder.map((_, index) => index + 1),
      );
      const deprecated = inOrder.map(({ entry }) => entry.deprecated);
      expect(deprecated).toEqual(deprecated.toSorted((a, b) => Number(a) - Number(b)));
    }
  });

  it('name replacements whose place exists', () => {
    for (const { entry } of sources) {
      const [route, id] = entry.replacedBy?.route?.split('#') ?? [];
      const target = sources.find((other) => routeOfPackage(other.entry) === route);
      if (target !== undefined && id !== undefined) expect(idsOf(target)).toContain(id);
    }
  });

  it('show no picture, badge, or boilerplate of the tail', () => {
    for (const source of sources) {
      const { body } = split(fileOf(source));
      expect(body).not.toMatch(/img\.shields\.io|codecov\.io|worldvectorlogo/u);
      expect(body).not.toMatch(/contributing guidelines if you haven/u);
    }
  });

  it.each(packages.map((entry) => entry.npm))('%s keeps the ids that were published', (npm) => {
    const source = sources.find(({ entry }) => entry.npm === npm);
    const published = publishedPages.find(
      ({ url }) => source !== undefined && url === routeOfPackage(source.entry),
    );
    if (source === undefined || published === undefined) return;
    const ids = idsOf(source);
    const renamed = renamedReadmeHeadings[published.url];
    const missing = published.ids.map((id) => renamed?.[id] ?? id).filter((id) => !ids.has(id));
    expect(missing).toEqual([]);
  });

  it.each(packages.map((entry) => entry.npm))(
    '%s compiles, with the ids of GitHub and nothing that runs',
    async (npm) => {
      const source = sources.find(({ entry }) => entry.npm === npm);
      if (source === undefined) throw new Error(`${npm} is missing`);
      const compiled = await compilePage(split(fileOf(source)).body, siteDir);
      expect(compiled.ids).toEqual([...idsOf(source)]);
      // The tabs of the package managers are the only code in a page.
      for (const line of compiled.statements.join('\n').split('\n').filter(Boolean)) {
        expect(line).toMatch(/^import (Tabs|TabItem) from '@theme\/\1'$/u);
      }
      for (const name of compiled.components) expect(['Tabs', 'TabItem']).toContain(name);
      for (const name of ['img', 'script', 'style', 'iframe', 'input', 'h1']) {
        expect(compiled.elements).not.toContain(name);
      }
      const fragments = compiled.hrefs.filter((href) => href.startsWith('#'));
      expect(fragments.filter((href) => !compiled.ids.includes(href.slice(1)))).toEqual([]);
    },
    60_000,
  );

  it('the licenses name every package and every holder', async () => {
    const { body } = split('licenses.md');
    const compiled = await compilePage(body, siteDir);
    for (const { npm } of packages) expect(compiled.ids).toContain(npm);
    const fragments = compiled.hrefs.filter((href) => !href.startsWith('mailto:'));
    for (const href of fragments) expect(compiled.ids).toContain(href.slice(1));
    for (const holder of ['JS Foundation', 'Yoriiis', 'Luís Couto']) expect(body).toContain(holder);
  });
});

describe('writing pages', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'package-pages-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('adds, changes and removes files, and leaves the others untouched', async () => {
    await syncFolder(
      folder,
      new Map([
        ['loaders/a.md', 'a'],
        ['loaders/b.md', 'b'],
        ['c.md', 'c'],
      ]),
    );
    const before = await stat(path.join(folder, 'c.md'), { bigint: true });
    await writeFile(path.join(folder, 'loaders', 'stray.md'), 'stray');
    await syncFolder(
      folder,
      new Map([
        ['loaders/a.md', 'A'],
        ['c.md', 'c'],
      ]),
    );
    expect(await readFile(path.join(folder, 'loaders', 'a.md'), 'utf8')).toBe('A');
    await expect(stat(path.join(folder, 'loaders', 'b.md'))).rejects.toThrow('ENOENT');
    await expect(stat(path.join(folder, 'loaders', 'stray.md'))).rejects.toThrow('ENOENT');
    const after = await stat(path.join(folder, 'c.md'), { bigint: true });
    expect(after.mtimeNs).toBe(before.mtimeNs);
  });
});
