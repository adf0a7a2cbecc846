import { describe, expect, it } from 'vitest';
import { searchFiles } from '../../../../src/plugins/search-index/files.ts';
import { makeRecords } from '../../../../src/plugins/search-index/records.ts';
import { SearchEngine } from '../../../../src/search/engine.ts';
import { loadIndex } from '../../../../src/search/files.ts';
import type { IndexFile, TextFile } from '../../../../src/search/index-file.ts';
import { page } from '../../search/site.ts';

describe('records', () => {
  it('know the heading above them', () => {
    const records = makeRecords([
      page('/guides/a/', 'A', [
        [2, 'b', 'B', ''],
        [4, 'c', 'C', ''],
        [3, 'd', 'D', ''],
        [2, 'e', 'E', ''],
      ]),
    ]);
    expect(records.map(({ id, parent }) => [id, parent])).toEqual([
      ['', -1],
      ['b', 0],
      ['c', 1],
      ['d', 1],
      ['e', 0],
    ]);
  });

  it('leave out what every README ends with, on package pages alone', () => {
    const sections = [[2, 'license', 'License', 'MIT']] as const;
    expect(makeRecords([page('/loaders/x/', 'x', sections)])).toHaveLength(1);
    expect(makeRecords([page('/guides/x/', 'x', sections)])).toHaveLength(2);
  });
});

describe('files', () => {
  const filesOf = (length: number, count: number): Map<string, string> => {
    const pages = [
      page(
        '/guides/a/',
        'A',
        Array.from(
          { length: count },
          (_, index) => [2, `s${index}`, `S${index}`, 'ß'.repeat(length / 2)] as const,
        ),
      ),
    ];
    return searchFiles(pages, makeRecords(pages));
  };

  it('belong to one build, and keep the order of the texts', () => {
    const files = filesOf(600_000, 6);
    expect([...files.keys()]).toEqual(['index.json', 'text-0.json', 'text-1.json', 'text-2.json']);
    const [index, ...texts] = [...files.values()].map(
      (text) => JSON.parse(text) as IndexFile & TextFile,
    );
    expect(index?.textFiles).toBe(3);
    expect(new Set([index, ...texts].map((file) => file?.build)).size).toBe(1);
    expect(texts.flatMap((file) => file.texts)).toHaveLength(index?.ids.length ?? 0);
    for (const text of files.values())
      expect(Buffer.byteLength(text)).toBeLessThan(2 * 1024 * 1024);
  });

  it('of a large site have the end of the terms in files of their own', async () => {
    // Terms share their beginnings in the file, so that only different ends fill it.
    const word = (index: number, n: number): string => `w${index}x${n}${'abcdefgh'.repeat(4)}`;
    const pages = Array.from({ length: 60 }, (_, index) =>
      page(`/guides/${index}/`, `Page ${index}`, [
        [2, 'words', 'Words', Array.from({ length: 800 }, (__, n) => word(index, n)).join(' ')],
      ]),
    );
    const files = searchFiles(pages, makeRecords(pages));
    const names = [...files.keys()];
    expect(names.slice(0, 2)).toEqual(['index.json', 'terms-0.json']);
    for (const text of files.values())
      expect(Buffer.byteLength(text)).toBeLessThan(2 * 1024 * 1024);

    const requested: string[] = [];
    const fetchIt = (address: string): Promise<Response> => {
      requested.push(address);
      return Promise.resolve(new Response(files.get(address.slice('/search/'.length))));
    };
    const engine = new SearchEngine(await loadIndex('/search/', fetchIt));
    expect(requested).toEqual(
      names.filter((name) => !name.startsWith('text')).map((n) => `/search/${n}`),
    );
    for (const index of [0, 30, 59]) {
      const [best] = engine.rank(word(index, 799));
      expect(engine.pages[engine.records[best?.record ?? -1]?.page ?? -1]?.url).toBe(
        `/guides/${index}/`,
      );
    }

    files.set(
      'terms-0.json',
      (files.get('terms-0.json') ?? '').replace(/"build":"\w+"/u, '"build":"old"'),
    );
    await expect(loadIndex('/search/', fetchIt)).rejects.toThrow(
      'terms-0.json is of another build',
    );
  });

  it('have another build name when the content is another', () => {
    const build = (files: Map<string, string>): string =>
      (JSON.parse(files.get('index.json') ?? '') as IndexFile).build;
    expect(build(filesOf(10, 1))).toBe(build(filesOf(10, 1)));
    expect(build(filesOf(10, 1))).not.toBe(build(filesOf(12, 1)));
  });

  it('that the offline cache would leave out stop the build', () => {
    expect(() => filesOf(2_200_000, 1)).toThrow(/search\/text-\d\.json has \d+ bytes/u);
  });
});
