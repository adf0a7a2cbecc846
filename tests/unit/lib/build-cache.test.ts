import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BuildCache, cachedValue, keyOf } from '../../../src/lib/build-cache.ts';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'portal-cache-'));
  mkdirSync(path.join(siteDir, 'src'));
  writeFileSync(path.join(siteDir, 'src/a.ts'), 'one');
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(siteDir, { recursive: true });
});

function open(): BuildCache<string> {
  return new BuildCache({ siteDir, name: 'test', inputs: ['src'] });
}

function store(entries: Readonly<Record<string, string>>): void {
  const cache = open();
  for (const [key, value] of Object.entries(entries)) cache.set(key, value);
  cache.save();
}

const folder = () => path.join(siteDir, 'node_modules/.cache/portal');

describe('BuildCache', () => {
  it('gives the next build what one has made', () => {
    store({ a: 'A', b: 'B' });
    expect(open().get('a')).toBe('A');
    expect(open().get('c')).toBeUndefined();
  });

  it.each([
    ['an input changes', 'src/a.ts', 'two'],
    ['an input is added', 'src/b.ts', ''],
    ['a package changes', 'package-lock.json', '{"lockfileVersion":3}'],
  ])('forgets everything when %s', (_case, file, content) => {
    store({ a: 'A' });
    writeFileSync(path.join(siteDir, file), content);
    expect(open().get('a')).toBeUndefined();
  });

  it('forgets what a build did not ask for, so that it does not grow', () => {
    store({ a: 'A', b: 'B' });
    const cache = open();
    cache.get('b');
    cache.save();
    expect(open().get('a')).toBeUndefined();
    expect(open().get('b')).toBe('B');
  });

  it('writes to another name first, and leaves nothing of it', () => {
    store({ a: 'A' });
    expect(readdirSync(folder())).toEqual(['test.json']);
  });

  it('begins anew where the file was cut off', () => {
    store({ a: 'A' });
    const file = path.join(folder(), 'test.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -5));
    expect(open().get('a')).toBeUndefined();
    store({ a: 'A' });
    expect(open().get('a')).toBe('A');
  });

  it('neither reads nor writes where caches are switched off', () => {
    store({ a: 'A' });
    vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
    expect(open().get('a')).toBeUndefined();
    store({ a: 'other' });
    vi.unstubAllEnvs();
    expect(open().get('a')).toBe('A');
  });
});

describe('cachedValue', () => {
  const value = (key: string, make: () => Promise<string>) =>
    cachedValue({ siteDir, name: 'value', inputs: ['src'] }, key, make);

  it('makes a value once for each key', async () => {
    const make = vi.fn(() => Promise.resolve('made'));
    expect(await value('one', make)).toBe('made');
    expect(await value('one', make)).toBe('made');
    expect(make).toHaveBeenCalledTimes(1);
    await value('two', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing of what failed', async () => {
    await expect(value('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await value('one', () => Promise.resolve('made'))).toBe('made');
  });
});

describe('keyOf', () => {
  it('tells values apart that read the same when put together', () => {
    expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
    expect(keyOf({ a: 1 })).toBe(keyOf({ a: 1 }));
  });
});
