import { describe, expect, it } from 'vitest';
import { availablePages } from '../../../src/offline/available.ts';
import { mayFill, minimumFreeBytes } from '../../../src/offline/conditions.ts';
import type { Conditions } from '../../../src/offline/conditions.ts';
import { byUse } from '../../../src/offline/fill.ts';
import { filesOfGroup, groupState, savedGroups } from '../../../src/offline/groups.ts';
import { isOfflineManifest } from '../../../src/offline/manifest.ts';
import type { OfflineFile, OfflineKind, OfflineManifest } from '../../../src/offline/manifest.ts';
import { saveFiles } from '../../../src/offline/save.ts';
import { StoreError } from '../../../src/offline/store.ts';

function file(path: string, kind: OfflineKind = 'page', bytes = 10): OfflineFile {
  return { path, kind, bytes, wire: bytes / 2, revision: path };
}

describe('mayFill', () => {
  const open: Conditions = { isOnline: true, connection: undefined, freeBytes: undefined };

  it.each<[string, Partial<Conditions>, boolean]>([
    ['a browser that tells nothing', {}, true],
    ['no network', { isOnline: false }, false],
    ['Save-Data', { connection: { saveData: true } }, false],
    ['a fast connection', { connection: { effectiveType: '4g', type: 'wifi' } }, true],
    ['3G', { connection: { effectiveType: '3g' } }, false],
    ['2G', { connection: { effectiveType: 'slow-2g' } }, false],
    ['a fast metered connection', { connection: { effectiveType: '4g', type: 'cellular' } }, false],
    ['enough room', { freeBytes: minimumFreeBytes }, true],
    ['little room', { freeBytes: minimumFreeBytes - 1 }, false],
  ])('with %s', (_name, conditions, expected) => {
    expect(mayFill({ ...open, ...conditions })).toBe(expected);
  });
});

describe('byUse', () => {
  it('puts what all pages use first, and the playground last', () => {
    const files = [
      file('assets/js/playground-editor.js', 'playground'),
      file('assets/b.js'),
      file('examples/step.zip', 'project'),
      file('api/printable/', 'printable'),
      file('search/text-0.json', 'excerpts'),
      file('assets/a.js'),
      file('search/index.json', 'search'),
      file('navigation.json', 'data'),
    ];
    expect(byUse(files).map(({ path }) => path)).toEqual([
      'navigation.json',
      'search/index.json',
      'assets/b.js',
      'assets/a.js',
      'search/text-0.json',
      'api/printable/',
      'examples/step.zip',
      'assets/js/playground-editor.js',
    ]);
  });
});

const manifest: OfflineManifest = {
  version: 1,
  build: 'b',
  files: [
    file('assets/shell.js', 'shell'),
    file('assets/api.js'),
    file('assets/node.js'),
    file('search/index.json', 'search'),
    file('search/text-0.json', 'excerpts'),
    file('api/printable/', 'printable'),
  ],
  pages: [
    { path: '', title: 'Home', files: [0] },
    { path: 'api/', title: 'API', files: [0, 1] },
    { path: 'api/node/', title: 'Node', files: [0, 1, 2] },
    { path: 'license/', title: 'License', files: [0, 2] },
  ],
  redirects: {},
};

describe('groups', () => {
  it('hold what they say, and everything holds each file but the shell once', () => {
    const paths = (files: OfflineFile[]) => files.map(({ path }) => path);
    expect(paths(filesOfGroup(manifest, 'printable'))).toEqual(['api/printable/']);
    expect(paths(filesOfGroup(manifest, 'excerpts'))).toEqual(['search/text-0.json']);
    expect(filesOfGroup(manifest, 'everything')).toHaveLength(5);
    expect(filesOfGroup(manifest, 'language')).toHaveLength(4);
  });

  it('tell what is there and what would have to be loaded', () => {
    const files = filesOfGroup(manifest, 'pages');
    expect(groupState(files, new Set(['assets/api.js']))).toEqual({
      bytes: 30,
      storedBytes: 10,
      missingWire: 10,
    });
  });
});

describe('savedGroups', () => {
  it('keeps no wish for what was removed', () => {
    expect(savedGroups(['printable'], 'everything', true)).toEqual(['printable', 'everything']);
    expect(savedGroups(['printable'], 'printable', true)).toEqual(['printable']);
    expect(savedGroups(['everything', 'excerpts'], 'printable', false)).toEqual(['excerpts']);
    expect(savedGroups(['printable', 'everything'], 'everything', false)).toEqual([]);
  });
});

describe('availablePages', () => {
  it('are those that were opened and those whose files are all there, by section', () => {
    const titles = (stored: string[], documents: string[]) =>
      availablePages(manifest, new Set(stored), new Set(documents)).map(({ id, pages }) => [
        id,
        ...pages.map(({ title }) => title),
      ]);
    expect(titles([], [])).toEqual([['', 'Home']]);
    expect(titles(['assets/api.js'], ['license/'])).toEqual([
      ['api', 'API'],
      ['', 'Home', 'License'],
    ]);
    expect(titles(['assets/api.js', 'assets/node.js'], [])).toEqual([
      ['api', 'API', 'Node'],
      ['', 'Home', 'License'],
    ]);
  });
});

describe('isOfflineManifest', () => {
  it('takes lists of its own version only', () => {
    expect(isOfflineManifest(manifest)).toBe(true);
    expect(isOfflineManifest({ ...manifest, version: 2 })).toBe(false);
    expect(isOfflineManifest(null)).toBe(false);
    expect(isOfflineManifest('<!doctype html>')).toBe(false);
  });
});

describe('saveFiles', () => {
  const files = Array.from({ length: 10 }, (_, index) => file(`assets/${index}.js`));
  const wait = () => Promise.resolve();

  it('stores every file and tells how far it is', async () => {
    const progress: number[] = [];
    const stored: string[] = [];
    const result = await saveFiles('/', files, {
      signal: new AbortController().signal,
      onProgress: (bytes) => progress.push(bytes),
      store: (_base, { path }) => {
        stored.push(path);
        return Promise.resolve(true);
      },
      wait,
    });
    expect(result).toBe('done');
    expect(stored.toSorted()).toEqual(files.map(({ path }) => path));
    expect(progress.at(-1)).toBe(100);
  });

  it('asks again when the connection breaks, and stops when it stays broken', async () => {
    let calls = 0;
    const store =
      (failures: number) =>
      (_base: string, { path }: OfflineFile) => {
        if (path !== 'assets/5.js') return Promise.resolve(true);
        calls += 1;
        return calls <= failures
          ? Promise.reject(new StoreError('network', 'broken'))
          : Promise.resolve(true);
      };
    const options = { signal: new AbortController().signal, onProgress: () => undefined, wait };
    expect(await saveFiles('/', files, { ...options, store: store(2) })).toBe('done');
    expect(calls).toBe(3);
    calls = 0;
    expect(await saveFiles('/', files, { ...options, store: store(9) })).toBe('network');
    expect(calls).toBe(3);
  });

  it.each(['full', 'outdated', 'blocked'] as const)(
    'stops at once when it is %s',
    async (problem) => {
      let calls = 0;
      const result = await saveFiles('/', files, {
        signal: new AbortController().signal,
        onProgress: () => undefined,
        store: () => {
          calls += 1;
          return Promise.reject(new StoreError(problem, 'no'));
        },
        wait,
      });
      expect(result).toBe(problem);
      // One file per lane was on its way.
      expect(calls).toBe(4);
    },
  );

  it('stops when it is cancelled', async () => {
    const stop = new AbortController();
    let calls = 0;
    const result = await saveFiles('/', files, {
      signal: stop.signal,
      onProgress: () => undefined,
      store: async () => {
        calls += 1;
        if (calls === 5) stop.abort();
        await Promise.resolve();
        return true;
      },
      wait,
    });
    expect(result).toBe('cancelled');
    expect(calls).toBeLessThan(files.length);
  });

  it('throws what nobody expects', async () => {
    const saving = saveFiles('/', files, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
      store: () => Promise.reject(new TypeError('a defect')),
      wait,
    });
    await expect(saving).rejects.toThrow('a defect');
  });
});
