import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentMarkdown } from '../../../../src/content/markdown/markdown.ts';
import { articleHtml, contentOf, descriptionOf } from '../../../../src/content/article.ts';
import { readArticle } from '../../../../src/content/read-article.ts';
import { PageReader } from '../../../../src/plugins/built-pages/read.ts';

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'portal-built-'));
  mkdirSync(path.join(siteDir, 'node_modules'));
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
});

afterAll(() => {
  rmSync(siteDir, { recursive: true });
});

function document(text: string, menu = 'menu', description = 'About &amp; around'): string {
  return `<!doctype html><html lang=en><head><title>A</title><meta name=description content="${description}"></head><body><nav><div class=markdown>${menu}</div></nav><main><article><div class="theme-doc-markdown markdown"><header><h1>A</h1></header><p>${text}<h2 id=b>B</h2><p>See <a href=/c/>C</a>.</div></article></main></body></html>`;
}

const page = { permalink: '/ko/a/', title: 'A', isCurrent: false };

/** Reads a page as a build does that writes into a folder of its own. */
async function build(folder: string, html: string) {
  const outDir = path.join(siteDir, folder);
  mkdirSync(path.join(outDir, 'a'), { recursive: true });
  writeFileSync(path.join(outDir, 'a/index.html'), html);
  const context = {
    siteDir,
    baseUrl: '/ko/',
    siteConfig: { url: 'https://webpack.js.org' },
    i18n: { currentLocale: 'ko' },
  } as LoadContext;
  const reader = new PageReader(context, outDir);
  await reader.readAll([page]);
  return reader.read(page.permalink);
}

function keptKeys(): string[] {
  const file = path.join(siteDir, 'node_modules/.cache/portal/built-pages-ko.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: object };
  return Object.keys(entries);
}

describe('PageReader', () => {
  it('gives what reading the document for each purpose gives', async () => {
    const html = document('Text.');
    expect(await build('one', html)).toEqual({
      ...readArticle(contentOf(html, ''), { title: 'A', description: 'About & around' }),
      copy: contentMarkdown(contentOf(html, ''), {
        title: 'A',
        address: 'https://webpack.js.org/ko/a/',
        version: undefined,
        index: 'https://webpack.js.org/ko/llms.txt',
      }),
    });
  });

  it('keeps the text for the next build, whatever stands around it', async () => {
    const first = await build('two', document('Text.'));
    const keys = keptKeys();
    expect(await build('three', document('Text.', 'another menu'))).toEqual(first);
    expect(keptKeys()).toEqual(keys);
  });

  it.each([
    ['text', document('Another text.')],
    ['description', document('Text.', 'menu', 'Another one')],
  ])('reads a page anew whose %s has changed', async (what, html) => {
    const first = await build(`before-${what}`, document('Text.'));
    const keys = keptKeys();
    expect(await build(`after-${what}`, html)).not.toEqual(first);
    expect(keptKeys()).not.toEqual(keys);
  });

  it('names a page that was not read with the others', () => {
    const reader = new PageReader(
      { siteDir, i18n: { currentLocale: 'ko' } } as LoadContext,
      siteDir,
    );
    expect(() => reader.read(page.permalink)).toThrow("/ko/a/ hasn't been read");
  });
});

describe('an article', () => {
  it('is found without what stands around it', () => {
    const html = document('Text.');
    expect(contentOf(html, '/a/').properties.className).toContain('theme-doc-markdown');
    expect(descriptionOf(html)).toBe('About & around');
  });

  it('is missed by name in a document without one', () => {
    const html = '<!doctype html><html><head></head><body><p>x</body></html>';
    expect(articleHtml(html)).toBe(html);
    expect(descriptionOf(html)).toBe('');
    expect(() => contentOf(html, '/a/')).toThrow('/a/: the page has no content');
  });
});
