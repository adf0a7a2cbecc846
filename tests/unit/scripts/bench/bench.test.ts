import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copied, corpusPage } from '../../../../scripts/bench/corpus.mts';
import { devtoolRatios } from '../../../../scripts/bench/devtool.mts';
import { fileOf, folderSize, sentSize } from '../../../../scripts/bench/files.mts';
import { englishPages } from '../../../../scripts/bench/plain-site.mts';
import { median } from '../../../../scripts/bench/statistics.mts';
import { columns, kB } from '../../../../scripts/bench/table.mts';
import { sources } from '../../../../scripts/lib/build.mts';

describe('median', () => {
  it('takes the middle value, and of two the worse', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 3, 4])).toBe(3);
  });

  it('has no answer for nothing', () => {
    expect(() => median([])).toThrow(/nothing/u);
  });
});

describe('ratios of devtool', () => {
  const build = (time: number, script = 100) => ({
    build: time,
    rebuild: time / 2,
    script,
    map: 50,
    modules: 3,
  });

  it('compare each value with `false` of the same round', () => {
    const rounds = [
      new Map([
        ['false', [build(10), build(12)]],
        ['eval', [build(18, 120)]],
      ]),
      new Map([
        ['false', [build(20)]],
        ['eval', [build(20, 120)]],
      ]),
    ];
    expect(devtoolRatios(rounds).eval).toEqual({
      build: { median: 1.5, low: 1, high: 1.5 },
      rebuild: { median: 1.5, low: 1, high: 1.5 },
      script: 1.2,
      map: 0.5,
    });
  });

  it('need every value in every round', () => {
    const rounds = [new Map([['eval', [build(1)]]]), new Map([['false', [build(1)]]])];
    expect(() => devtoolRatios(rounds)).toThrow(/devtool false was not measured/u);
  });
});

describe('tables', () => {
  it('align names to the left and figures to the right', () => {
    expect(
      columns([
        ['page', 'kB'],
        ['/', kB(12_345)],
      ]),
    ).toBe('page    kB\n/     12.3');
  });
});

describe('the synthetic corpus', () => {
  it('is the same in every run, and another text on every page', () => {
    expect(corpusPage(7)).toBe(corpusPage(7));
    expect(corpusPage(7)).not.toBe(corpusPage(8));
    expect(corpusPage(7).match(/^## /gmu)).toHaveLength(12);
  });

  it('lies in a copy of everything that the site is made from', () => {
    const isCopied = (source: string): boolean =>
      copied.some((entry) => source === entry || source.startsWith(`${entry}/`));
    expect(sources.filter((source) => !isCopied(source))).toEqual([]);
  });
});

describe('the plain site', () => {
  it('has the pages of one language', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'portal-plain-'));
    for (const folder of ['a', 'korea', 'ko/a', 'zh-CN/a']) {
      mkdirSync(path.join(dir, folder), { recursive: true });
      writeFileSync(path.join(dir, folder, 'index.md'), '');
    }
    writeFileSync(path.join(dir, 'a/index.html'), '');
    expect(englishPages(dir).sort()).toEqual(['a/index.md', 'korea/index.md']);
    rmSync(dir, { recursive: true });
  });
});

describe('files of a built site', () => {
  let dir: string;

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
    mkdirSync(path.join(dir, 'a'));
    writeFileSync(path.join(dir, 'a/index.html'), '<p>'.repeat(500));
    writeFileSync(path.join(dir, 'b.bin'), Buffer.from([1, 2, 3]));
  });

  afterAll(() => {
    rmSync(dir, { recursive: true });
  });

  it('are found as a host finds them', () => {
    expect(fileOf(dir, '/a/')).toBe(path.join(dir, 'a/index.html'));
    expect(fileOf(dir, '/none/')).toBe(path.join(dir, '404.html'));
  });

  it('are measured compressed only where that is smaller', () => {
    expect(sentSize(path.join(dir, 'a/index.html'))).toBeLessThan(100);
    expect(sentSize(path.join(dir, 'b.bin'))).toBe(3);
    expect(folderSize(dir)).toBe(1503);
  });
});
