import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import builtPagesPlugin from '../../../../src/plugins/built-pages/index.ts';
import type { BuiltSite } from '../../../../src/plugins/built-pages/site.ts';

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

const { read, nothing } = vi.hoisted(() => ({
  nothing: () => undefined,
  /** Reads a page as late as a step can that waits for something. */
  read: async ({ reader }: BuiltSite) => {
    await new Promise(setImmediate);
    reader.read({ permalink: '/ko/a/', title: 'A', isCurrent: false });
  },
}));
vi.mock('../../../../src/content/docs-pages.ts', () => ({ loadedDocs: () => ({}) }));
vi.mock('../../../../src/plugins/offline/index.ts', () => ({ offlineReading: nothing }));
vi.mock('../../../../src/plugins/search-index/index.ts', () => ({ writeSearchIndex: nothing }));
vi.mock('../../../../src/plugins/built-pages/content-index.ts', () => ({
  writeContentIndex: nothing,
}));
vi.mock('../../../../src/plugins/built-pages/data-files.ts', () => ({ writeDataFiles: nothing }));
vi.mock('../../../../src/plugins/built-pages/example-files.ts', () => ({
  writeExampleFiles: nothing,
}));
vi.mock('../../../../src/plugins/built-pages/markdown-copies.ts', () => ({
  writeMarkdownCopies: nothing,
}));
vi.mock('../../../../src/plugins/built-pages/playground.ts', () => ({ writePlayground: nothing }));
vi.mock('../../../../src/plugins/built-pages/redirects.ts', () => ({ writeRedirects: nothing }));
vi.mock('../../../../src/plugins/built-pages/single-files.ts', () => ({ writeSingleFiles: read }));
vi.mock('../../../../src/plugins/built-pages/texts.ts', () => ({ writeTexts: nothing }));
vi.mock('../../../../src/plugins/built-pages/well-known.ts', () => ({
  writeRobots: nothing,
  writeWebManifest: nothing,
}));

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'portal-steps-'));
  mkdirSync(path.join(siteDir, 'node_modules'));
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
  mkdirSync(path.join(siteDir, 'a'));
  writeFileSync(
    path.join(siteDir, 'a/index.html'),
    '<!doctype html><html><body><main><article><div class="theme-doc-markdown markdown"><p>Text.</div></article></main></body></html>',
  );
});
afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

it('keeps what the last of its steps has read, however late', async () => {
  const context = {
    siteDir,
    baseUrl: '/ko/',
    siteConfig: { url: 'https://webpack.js.org' },
    i18n: { currentLocale: 'ko' },
  } as LoadContext;
  const plugin = builtPagesPlugin(context);
  await plugin.allContentLoaded?.({ allContent: { reference: { default: {} } } } as never);
  await plugin.postBuild?.({ outDir: siteDir } as PostBuildProps);
  const file = path.join(siteDir, 'node_modules/.cache/portal/built-pages-ko.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: object };
  expect(Object.keys(entries)).toHaveLength(1);
});
