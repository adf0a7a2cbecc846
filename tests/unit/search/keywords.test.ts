import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readKeywords } from '../../../src/plugins/search-index/keywords.ts';
import type { Locale } from '../../../src/site/locales.ts';
import { answers, page } from './site.ts';

const known = new Set(['/', '/guides/caching/', '/guides/caching/#output-filenames']);

describe('search keywords', () => {
  let siteDir = '';
  const write = (name: string, content: unknown): void => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const file = path.join(siteDir, 'src/search/keywords', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'portal-words-'));
  });
  afterEach(() => {
    rmSync(siteDir, { recursive: true });
  });

  it('are read by URL, from all files of a language', () => {
    write('ko/tasks.json', { '/guides/caching/': { '': ['오래된 파일'] } });
    write('ko/names.json', { '/guides/caching/': { '': ['캐시'] } });
    write('en/guides.json', {
      '/guides/caching/': { '': ['cache busting'], 'output-filenames': ['hash in name'] },
    });
    write('en/others.json', { '/': { '': ['start'] }, '/guides/caching/': { '': ['old files'] } });
    const read = (...locales: Locale[]) =>
      Object.values(readKeywords(siteDir, known, locales)).map((texts) =>
        [...(texts as Map<string, string>)].map(([to, text]) => [to, text.trim()]),
      );
    const english = [
      ['/guides/caching/', 'cache busting\nold files'],
      ['/guides/caching/#output-filenames', 'hash in name'],
      ['/', 'start'],
    ];
    expect(read('en')).toEqual([english, []]);
    expect(read('zh-CN')).toEqual([[], []]);
    expect(read('en', 'ko')).toEqual([
      [['/guides/caching/', 'cache busting\nold files\n오래된 파일'], ...english.slice(1)],
      [['/guides/caching/', '캐시']],
    ]);
  });

  it.each([
    [{ '/guides/cashing/': { '': ['x'] } }, /guides\.json: \/guides\/cashing\/ isn't a page or/u],
    [
      { '/guides/caching/': { files: ['x'] } },
      /\/guides\/caching\/#files isn't a page or heading/u,
    ],
    [{ 'guides/caching': { '': ['x'] } }, /guides\.json: guides\/caching isn't a page or/u],
    [{ '/guides/caching/': { '': [] } }, /guides\.json: .*\/guides\/caching\//su],
    ['{', /guides\.json: .*JSON/su],
  ])('that are wrong are named: %j', (content, message) => {
    write('en/guides.json', content);
    expect(() => readKeywords(siteDir, known, ['en'])).toThrow(message);
  });

  it('find sections that have none of the words', () => {
    const pages = [
      page('/guides/caching/', 'Caching', [
        [2, 'output-filenames', 'Output filenames', 'A placeholder changes with the content.'],
      ]),
      page('/guides/lazy-loading/', 'Lazy Loading', [
        [2, 'example', 'Example', 'The browser keeps nothing old here.'],
      ]),
    ];
    const phrases = new Map([['/guides/caching/#output-filenames', 'browser keeps old copy']]);
    const keywords = { phrases, names: new Map() };
    const address = '/guides/caching/#output-filenames';
    expect(answers(pages, 'browser keeps old copy')).not.toContain(address);
    expect(answers(pages, 'browser keeps old copy', keywords)[0]).toBe(address);
    // The first letters are enough, as they are for headings.
    expect(answers(pages, 'bro', keywords)).toContain(address);
  });

  it('count as headings if they are names', () => {
    const pages = [
      page('/configuration/dev-server/', 'DevServer', [
        [2, 'devserverproxy', 'devServer.proxy', 'Sends requests to another server.'],
      ]),
      page('/guides/development/', '开发', [[2, 'server', '服务器', '接口代理的配置,以及代理。']]),
    ];
    const address = '/configuration/dev-server/#devserverproxy';
    const names = new Map([[address, '接口代理']]);
    expect(answers(pages, '接口代理')[0]).toBe('/guides/development/#server');
    expect(answers(pages, '接口代理', { phrases: new Map(), names })[0]).toBe(address);
  });
});
