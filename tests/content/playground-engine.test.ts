import type { Browser, Page } from '@playwright/test';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StatsModule } from 'webpack';
import { engineFrame } from '../../src/hosting/playground.ts';
import { engineFiles } from '../../src/playground/engine/files.ts';
import { packageFacts } from '../../src/playground/engine/package-files.ts';
import { engineFilesFolder, engineListName } from '../../src/site/playground.ts';
import type { EngineList } from '../../src/site/playground.ts';
import { openBrowser } from '../support/examples/page.ts';
import { buildInEngine } from '../support/playground/engine-build.ts';
import type { BuiltInEngine, EngineRequest } from '../support/playground/engine-build.ts';
import { openEnginePage, serveEngine } from '../support/playground/engine-page.ts';
import type { ServedEngine } from '../support/playground/engine-page.ts';

const root = path.resolve(import.meta.dirname, '../..');

let browser: Browser;
let served: ServedEngine;
/** Page of all tests but one: an engine takes longer to start than most builds. */
let page: Page;

beforeAll(async () => {
  served = await serveEngine();
  browser = await openBrowser();
  page = await openEnginePage(browser, served.url);
});

afterAll(async () => {
  await browser.close();
  served.close();
});

type Files = EngineRequest['files'];

/** Builds with the engine that is there; another `id` starts another one. */
function build(files: Files, rest: Partial<EngineRequest> = {}): Promise<BuiltInEngine> {
  return buildInEngine(page, { id: 'project', files, ...rest });
}

/** Emitted files of the first configuration. */
function emitted({ result, failure }: BuiltInEngine): Readonly<Record<string, string>> {
  expect(failure).toBeUndefined();
  return result?.compilations[0]?.files ?? {};
}

const development = { mode: 'development' } as const;

test('the engine has at most 1.2 MB with brotli, and each part is a file of its own', async () => {
  const files = await engineFiles(root, engineFrame);
  const list = JSON.parse(files[engineListName] ?? '') as EngineList;
  const engine = files[engineFilesFolder + list.engine] ?? '';
  expect(brotliCompressSync(engine).length).toBeLessThan(1_200_000);
  expect(Object.keys(list.parts)).toEqual(
    expect.arrayContaining(packageFacts.map(({ part }) => part)),
  );
});

test('no file of the engine has the folder it was built in', async () => {
  const files = await engineFiles(root, engineFrame);
  const named = Object.entries(files).filter(([, text]) => text.includes(root));
  expect(named.map(([name]) => name)).toEqual([]);
});

test('files are measured with Brotli as Node.js does it', async () => {
  const source = Array.from(
    { length: 400 },
    (_, index) => `export const a${index} = ${index * 7};`,
  );
  await build({ 'src/index.js': source.join('\n') }, { options: development });
  expect(served.asked.some((name) => name.includes('/brotli.'))).toBe(false);
  const texts = [source.join('\n'), '', 'short'];
  const measured = await page.evaluate((files) => {
    const { client } = globalThis as unknown as {
      client: { brotliSizes: (files: readonly Uint8Array[]) => Promise<number[] | undefined> };
    };
    return client.brotliSizes(files.map((text) => new TextEncoder().encode(text)));
  }, texts);
  expect(measured).toHaveLength(texts.length);
  for (const [index, text] of texts.entries()) {
    // Both are encoders of their own, which differ by a few bytes.
    const difference = (measured?.[index] ?? Infinity) - brotliCompressSync(text).length;
    expect(Math.abs(difference)).toBeLessThan(10);
  }
});

test('several configurations build in their order, and depend on each other', async () => {
  const { result } = await build({
    'a.js': 'console.log("a");',
    'b.js': 'console.log("b");',
    'webpack.config.js': `module.exports = [
  { name: 'second', dependencies: ['first'], entry: './b.js', output: { filename: 'b.js' } },
  { name: 'first', entry: './a.js', output: { filename: 'a.js' } },
];`,
  });
  expect(result?.compilations.map(({ name, files }) => [name, Object.keys(files)])).toEqual([
    ['second', ['dist/b.js']],
    ['first', ['dist/a.js']],
  ]);
  expect(result?.stats).toMatch(/^second:$[^]*^first:$/mu);
});

test('only the configurations that are named', async () => {
  const { result } = await build(
    {
      'src/index.js': '',
      'webpack.config.mjs': "export default [{ name: 'one' }, { name: 'two' }];",
    },
    { options: { ...development, configName: ['two'] } },
  );
  expect(result?.compilations.map(({ name }) => name)).toEqual(['two']);
});

test('several entries share a chunk, and a worker gets its own', async () => {
  const files = emitted(
    await build(
      {
        'a.js': "import './shared.js'; new Worker(new URL('./work.js', import.meta.url));",
        'b.js': "import './shared.js'; import('./later.js');",
        'shared.js': 'console.log("shared");',
        'later.js': 'console.log("later");',
        'work.js': 'postMessage("work");',
        'webpack.config.js': `module.exports = {
  entry: { a: './a.js', b: './b.js' },
  output: { filename: '[name].js' },
  optimization: { chunkIds: 'named', splitChunks: { chunks: 'all', minSize: 0 } },
};`,
      },
      { options: development },
    ),
  );
  expect(Object.keys(files)).toEqual([
    'dist/a.js',
    'dist/b.js',
    'dist/later_js.js',
    'dist/shared_js.js',
    'dist/work_js.js',
  ]);
});

test('source maps lead to the files of the project', async () => {
  const files = emitted(
    await build(
      { 'src/index.ts': 'const n: number = 1;\nconsole.log(n);' },
      {
        options: { mode: 'production', flags: { devtool: 'source-map', entry: './src/index.ts' } },
      },
    ),
  );
  const map = JSON.parse(files['dist/main.js.map'] ?? '') as {
    sources: string[];
    sourcesContent: string[];
    mappings: string;
  };
  expect(map.sources).toContain('webpack:///./src/index.ts');
  expect(map.sourcesContent[map.sources.indexOf('webpack:///./src/index.ts')]).toContain(
    'const n: number = 1;',
  );
  expect(map.mappings).not.toBe('');
});

describe('types are stripped as Node.js strips them', () => {
  test('in a configuration and in modules of the build', async () => {
    const files = emitted(
      await build({
        'src/index.ts':
          'export const twice = (n: number): number => n * 2;\nconsole.log(twice(2));',
        'webpack.config.ts': `import type { Configuration } from 'webpack';
const configuration: Configuration = { mode: 'none', entry: './src/index.ts' };
export default configuration;`,
      }),
    );
    expect(files['dist/main.js']).toContain('const twice = (n        )         => n * 2;');
  });

  test('what can not be stripped is refused in the same words', async () => {
    const source = 'enum Color { Red }\nexport default {};';
    let expected: Error | undefined;
    try {
      stripTypeScriptTypes(source);
    } catch (error) {
      expected = error as Error;
    }
    const { failure } = await build({ 'src/index.js': '', 'webpack.config.ts': source });
    expect(failure).toMatchObject({ kind: 'configuration', file: 'webpack.config.ts' });
    expect(failure?.message).toContain(expected?.message ?? 'nothing');
  });
});

describe('watching', () => {
  const options = { ...development, watch: true, json: true };
  const files = {
    'src/index.js': "import { a } from './a.js'; console.log(a);",
    'src/a.js': "import { b } from './b.js'; export const a = 'one' + b;",
    'src/b.js': 'export const b = 1;',
  };

  test('builds only what has changed', async () => {
    const first = await build(files, { id: 'changed', options });
    expect(first.result?.isRebuild).toBe(false);
    const second = await build(
      { ...files, 'src/b.js': 'export const b = 22;' },
      { id: 'changed', options },
    );
    expect(second.result?.isRebuild).toBe(true);
    expect(emitted(second)['dist/main.js']).toContain('const b = 22;');
    const modules = second.result?.compilations[0]?.json?.modules ?? [];
    const built = modules
      .flatMap((one) => (one.children as StatsModule[] | undefined) ?? [one])
      .filter(({ built: isBuilt }) => isBuilt === true)
      .map(({ name }) => name);
    expect(built).toEqual(['./src/b.js']);
  });

  test('finds a file that was missing, and misses one that is gone', async () => {
    const broken = await build(
      { 'src/index.js': "import './new.js';" },
      { id: 'missing', options },
    );
    expect(broken.result?.hasErrors).toBe(true);
    const mended = { 'src/index.js': "import './new.js';", 'src/new.js': 'console.log(1);' };
    const second = await build(mended, { id: 'missing', options });
    expect(second.result).toMatchObject({ hasErrors: false, isRebuild: true });
    const third = await build({ 'src/index.js': "import './new.js';" }, { id: 'missing', options });
    expect(third.result).toMatchObject({ hasErrors: true, isRebuild: true });
  });

  test('starts again when the configuration or a loader changes', async () => {
    const withLoader = (suffix: string): Files => ({
      ...files,
      'loader.js': `module.exports = (text) => text + ${JSON.stringify(suffix)};`,
      'webpack.config.js':
        "module.exports = { module: { rules: [{ test: /b\\.js$/, use: './loader.js' }] } };",
    });
    await build(withLoader('// one'), { id: 'restarted', options });
    const second = await build(withLoader('// two'), { id: 'restarted', options });
    expect(second.result?.isRebuild).toBe(false);
    expect(emitted(second)['dist/main.js']).toContain('// two');
  });

  test('of several configurations builds the one that has changed', async () => {
    const several = {
      'a.js': 'console.log(1);',
      'b.js': 'console.log(2);',
      'webpack.config.js': `module.exports = ['a', 'b'].map((name) => ({
  name, mode: 'development', entry: './' + name + '.js', output: { filename: name + '.js' },
}));`,
    };
    await build(several, { id: 'several', options: { watch: true } });
    const { result } = await build(
      { ...several, 'b.js': 'console.log(33);' },
      { id: 'several', options: { watch: true } },
    );
    expect(result?.isRebuild).toBe(true);
    expect(result?.compilations[0]?.files['dist/a.js']).toContain('console.log(1)');
    expect(result?.compilations[1]?.files['dist/b.js']).toContain('console.log(33)');
  });
});

test('a build that is cancelled ends, and the next one works', async () => {
  await build({ 'src/index.js': '' }, { options: development });
  const { failure } = await build(
    { 'src/index.js': '', 'webpack.config.js': 'for (;;) {}' },
    { cancelAfter: 300 },
  );
  expect(failure?.kind).toBe('cancelled');
  const { result } = await build({ 'src/index.js': '' }, { options: development });
  expect(result?.hasErrors).toBe(false);
});

describe('packages', () => {
  const react = {
    'src/index.jsx':
      "import { createRoot } from 'react-dom/client'; createRoot(document.body).render(<b>Hi</b>);",
    'webpack.config.js': `module.exports = {
  entry: './src/index.jsx',
  module: { rules: [{ test: /\\.jsx$/, loader: 'babel-loader', options: { presets: [['@babel/preset-react', { runtime: 'automatic' }]] } }] },
};`,
  };

  test('Babel turns JSX into calls of React', async () => {
    const built = await build(react, { options: development });
    expect(emitted(built)['dist/main.js']).toContain('react/jsx-runtime');
    expect(built.result?.hasErrors).toBe(false);
  });

  test('Babel takes types away, and its preset for browsers changes syntax', async () => {
    const files = emitted(
      await build(
        {
          'src/index.ts': 'const f = (a?: { b: number }): unknown => a?.b ?? 1; console.log(f());',
          'webpack.config.js': `module.exports = {
  entry: './src/index.ts', devtool: false,
  module: { rules: [{ test: /\\.ts$/, loader: 'babel-loader', options: { presets: [['@babel/preset-env', { targets: 'ie 11' }], '@babel/preset-typescript'] } }] },
};`,
        },
        { options: development },
      ),
    );
    expect(files['dist/main.js']).toContain('var f = function f(a)');
  });

  test('Sass becomes CSS', async () => {
    const files = emitted(
      await build(
        {
          'src/index.js': "import './style.scss';",
          'src/style.scss': "@use 'colors'; main { a { color: colors.$link; } }",
          'src/_colors.scss': '$link: rgb(10, 20, 30);',
          'webpack.config.js':
            "module.exports = { module: { rules: [{ test: /\\.scss$/, use: 'sass-loader', type: 'css/auto' }] } };",
        },
        { options: development },
      ),
    );
    expect(files['dist/main.css']).toMatch(/main a \{\s*color: rgb\(10, 20, 30\);/u);
  });

  test('nothing is asked for that no file names', async () => {
    // Neither the engine nor the browser's cache has a package yet.
    const own = await openEnginePage(browser, served.url);
    served.asked.length = 0;
    const files = { 'src/index.js': '// babel-loader and sass' };
    const { result } = await buildInEngine(own, { id: 'project', files, options: development });
    await own.close();
    expect(result?.hasErrors).toBe(false);
    expect(served.asked.filter((name) => /(?:babel|sass|react)\./u.test(name))).toEqual([]);
  });

  test('for one that is missing, a message names what there is', async () => {
    const inConfiguration = await build({
      'src/index.js': '',
      'webpack.config.js': "require('html-webpack-plugin');",
    });
    expect(inConfiguration.failure?.message).toMatch(/"html-webpack-plugin".*babel-loader.*sass/u);
    const asLoader = await build(
      {
        'src/index.js': '',
        'webpack.config.js':
          "module.exports = { module: { rules: [{ test: /js$/, use: 'swc-loader' }] } };",
      },
      { options: development },
    );
    expect(asLoader.result?.compilations[0]?.errors[0]?.message).toMatch(
      /"swc-loader".*babel-loader.*sass/u,
    );
    const imported = await build(
      { 'src/index.js': "import 'left-pad';" },
      { options: development },
    );
    expect(imported.result?.compilations[0]?.errors[0]?.message).toMatch(/"left-pad".*lodash-es/u);
  });
});
