import path from 'node:path';
import { createFsFromVolume, Volume } from 'memfs';
import { describe, expect, test } from 'vitest';
import webpack from 'webpack';
import type { StatsCompilation } from 'webpack';
import {
  StatsError,
  compilationsOf,
  placeModules,
  readWhy,
  shownModules,
} from '../../../src/playground/why.ts';

const files = {
  '/src/index.js': `import { a } from './a.js';
import * as util from './util.cjs';
import './side.js';
console.log(a, util.x);
import(/* webpackChunkName: "lazy" */ './lazy.js').then((m) => m.lazy());`,
  '/src/a.js': 'export const a = 1; export const b = 2;',
  '/src/util.cjs': 'exports.x = 1; exports.y = 2;',
  '/src/side.js': 'globalThis.foo = 1; export const unused = 3;',
  '/src/lazy.js': "import { b } from './a.js'; export function lazy() { console.log(b); }",
};

function statsOf(mode: 'production' | 'development'): Promise<StatsCompilation> {
  const fs = createFsFromVolume(Volume.fromJSON(files));
  const compiler = webpack({ mode, context: '/', output: { path: path.resolve('/dist') } });
  Object.assign(compiler, {
    inputFileSystem: fs,
    outputFileSystem: fs,
    intermediateFileSystem: fs,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null || stats === undefined) reject(error ?? new Error('No statistics'));
      else
        resolve(
          JSON.parse(
            JSON.stringify(
              stats.toJson({
                preset: 'verbose',
                source: false,
                modules: true,
                orphanModules: true,
              }),
            ),
          ) as StatsCompilation,
        );
    });
  });
}

describe('a production build', async () => {
  const model = readWhy(await statsOf('production'));
  const find = (name: string) => {
    const module = shownModules(model).find((one) => one.name === name);
    if (module === undefined) throw new Error(`No module ${name}`);
    return module;
  };

  test('shows the modules that a reader wrote', () => {
    expect(
      shownModules(model)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['./src/a.js', './src/index.js', './src/lazy.js', './src/side.js', './src/util.cjs']);
  });

  test('tells who imports a module, and where', () => {
    expect(find('./src/util.cjs').importedBy).toEqual([
      expect.objectContaining({
        name: './src/index.js',
        type: 'harmony side effect evaluation',
        location: '2:0-35',
        from: find('./src/index.js').key,
      }),
      expect.objectContaining({
        name: './src/index.js',
        type: 'harmony import specifier',
        location: '4:15-21',
      }),
    ]);
    expect(find('./src/index.js').imports).toContain(find('./src/lazy.js').key);
  });

  test('tells the exports that are used, and what is in the way', () => {
    const util = find('./src/util.cjs');
    expect(util.providedExports).toEqual(['x', 'y']);
    expect(util.usedExports).toEqual(['x']);
    expect(util.bailouts).toContain('ModuleConcatenation bailout: Module is not in strict mode');
  });

  test('tells what was merged into what', () => {
    const side = find('./src/side.js');
    const outer = model.modules.find(({ key }) => key === side.mergedInto);
    expect(outer?.name).toBe('./src/index.js + 1 modules');
    expect(outer?.merged).toContain(side.key);
    expect(side.chunks).toEqual(outer?.chunks);
    expect(side.importedBy[0]?.name).toBe('./src/index.js');
  });

  test('a module whose values were inlined is in no chunk', () => {
    const a = find('./src/a.js');
    expect(a.chunks).toEqual([]);
    expect(a.importedBy.every(({ isActive }) => isActive === false)).toBe(true);
  });

  test('tells why a chunk exists', () => {
    const lazy = model.chunks.find(({ name }) => name === 'lazy');
    expect(lazy?.origins).toEqual([
      {
        from: find('./src/index.js').key,
        name: './src/index.js',
        request: './lazy.js',
        location: '5:0-50',
      },
    ]);
    expect(find('./src/lazy.js').chunks).toEqual([lazy?.key]);
  });

  test('has a place for each module, beginning with the entry', () => {
    const placed = placeModules(model);
    expect(placed[0]).toMatchObject({ module: { name: './src/index.js' }, column: 0, row: 0 });
    expect(placed).toHaveLength(5);
    const places = placed.map(({ column, row }) => `${column} ${row}`);
    expect(new Set(places).size).toBe(5);
  });
});

test('what a build does not look for is unknown', async () => {
  const model = readWhy(await statsOf('development'));
  const util = model.modules.find(({ name }) => name === './src/util.cjs');
  expect(util?.providedExports).toEqual(['x', 'y']);
  expect(util?.usedExports).toBeUndefined();
});

describe('files that a reader drops', () => {
  test.each([null, 1, 'text', [], {}, { modules: 1 }, { modules: [] }, { modules: [null, 1, {}] }])(
    '%j has no modules',
    (value) => {
      expect(() => readWhy(value)).toThrow(StatsError);
    },
  );

  test('circles and wrong types do no harm', () => {
    const model = readWhy({
      modules: [
        { name: 'a', reasons: [{ moduleName: 'b', type: 'x' }], size: 'big', chunks: 'none' },
        { name: 'b', reasons: [{ moduleName: 'a', type: 'x' }], size: Number.NaN },
        { name: 'a', identifier: '__proto__', usedExports: [1, {}] },
      ],
      chunks: [null, { id: 0, origins: [7] }],
    });
    expect(model.modules).toHaveLength(3);
    expect(placeModules(model)).toHaveLength(3);
  });

  test('groups of shortened statistics are opened', () => {
    const model = readWhy({
      modules: [
        {
          type: 'modules by path',
          children: [{ name: 'a' }, { type: 'x', children: [{ name: 'b' }] }],
        },
      ],
    });
    expect(model.modules.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  test('builds of several configurations are told apart', () => {
    const children = [{ name: 'web', modules: [{ name: 'a' }] }, { modules: [{ name: 'b' }] }];
    expect(compilationsOf({ children }).map(({ name }) => name)).toEqual(['web', '2']);
    expect(() => compilationsOf({ errors: [] })).toThrow(StatsError);
  });
});
