/** Sentences about behavior that no schema knows, each beside the run that proves it. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

interface Built {
  /** Everything that was written, in one text. */
  readonly code: string;
  readonly warnings: readonly string[];
  /** What the program prints in Node.js. */
  readonly run: () => string;
}

/** Hands the production build of these files to a function. */
async function withBuild(
  files: Readonly<Record<string, string>>,
  check: (built: Built) => void,
  options: Configuration = {},
): Promise<void> {
  const context = await mkdtemp(path.join(os.tmpdir(), 'portal-proof-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(context, name)), { recursive: true });
      await writeFile(path.join(context, name), text);
    }
    const output = path.join(context, 'dist');
    const { promise, resolve, reject } = Promise.withResolvers<webpack.Stats>();
    webpack(
      {
        mode: 'production',
        context,
        entry: `./${Object.keys(files)[0] ?? ''}`,
        ...options,
        output: { path: output, ...options.output },
      },
      (error, stats) => {
        if (stats) resolve(stats);
        else reject(error ?? new Error('nothing was built'));
      },
    );
    const { compilation } = await promise;
    expect(compilation.errors).toEqual([]);
    check({
      code: readdirSync(output)
        .map((name) => readFileSync(path.join(output, name), 'utf8'))
        .join('\n'),
      warnings: compilation.warnings.map(({ message }) => message),
      run: () =>
        execFileSync(process.execPath, [path.join(output, 'main.js')], { encoding: 'utf8' }).trim(),
    });
  } finally {
    await rm(context, { recursive: true });
  }
}

it('optimization changes what a program does when the minimizer is told to remove code', async () => {
  const page = readFileSync('docs/configuration/optimization.mdx', 'utf8');
  expect(page).toContain('minimizeOptions: { javascript: { compress: { drop_console: true } } }');
  expect(page).toContain(
    'code that you tell the minimizer to remove (as with `drop_console` in the sample above)',
  );
  expect(page).not.toContain('None of it changes what your program does');
  const builtWith = async (compress: object): Promise<string> => {
    let built = '';
    await withBuild(
      { 'index.js': "console.log('seen by the reader');\n" },
      ({ code }) => {
        built = code;
      },
      { optimization: { minimizeOptions: { javascript: { compress } } } },
    );
    return built;
  };
  await expect(builtWith({})).resolves.toContain('seen by the reader');
  await expect(builtWith({ drop_console: true })).resolves.not.toContain('seen by the reader');
});

it('a tap that returns a settled promise costs a microtask, not a turn of the event loop', async () => {
  const page = readFileSync('docs/api/plugins.mdx', 'utf8');
  expect(page).toContain('makes webpack wait for at least a microtask');
  expect(page).not.toContain('turn of the event loop');
  const compiler = webpack({ entry: './index.js' });
  compiler.hooks.beforeRun.tapPromise('Test', () => Promise.resolve());
  const order: string[] = [];
  const turn = setImmediate().then(() => order.push('next turn'));
  compiler.hooks.beforeRun.callAsync(compiler, () => order.push('hook'));
  order.push('caller');
  await turn;
  expect(order).toEqual(['caller', 'hook', 'next turn']);
});

it('webpackExports drops what a namespace that is passed on would keep', async () => {
  const lib = {
    'lib.js': "export const kept = 'kept text';\nexport const dropped = 'dropped text';\n",
  };
  const program = (comment: string) => ({
    'index.js': `globalThis.show(import(${comment}'./lib.js'));\n`,
    ...lib,
  });
  await withBuild(program('/* webpackExports: ["kept"] */ '), ({ code }) => {
    expect(code).toContain('kept text');
    expect(code).not.toContain('dropped text');
  });
  await withBuild(program(''), ({ code }) => {
    expect(code).toContain('dropped text');
  });
});

it.each([
  ['index.js', 'module.exports = { area: 1 };', '{"area":1} 1'],
  ['index.js', "exports.__esModule = true; exports.default = 'own';", '"own" undefined'],
  [
    'index.mjs',
    "exports.__esModule = true; exports.default = 'own';",
    '{"__esModule":true,"default":"own"} undefined',
  ],
])('the default of a CommonJS module in import() of %s: %s', async (name, lib, expected) => {
  const program =
    "import('./lib.cjs').then((ns) => console.log(JSON.stringify(ns.default), ns.area));\n";
  await withBuild(
    { [name]: program, 'lib.cjs': lib },
    ({ run }) => {
      expect(run()).toBe(expected);
    },
    { target: 'node' },
  );
});

it('the file of a worker is found by the condition "worker", what a page imports is not', async () => {
  const folder = 'node_modules/search-engine';
  await withBuild(
    {
      'index.js':
        "new Worker(new URL('search-engine', import.meta.url));\nimport 'search-engine';\n",
      [`${folder}/package.json`]: JSON.stringify({
        exports: { worker: './worker.js', default: './index.js' },
      }),
      [`${folder}/worker.js`]: "console.log('for workers');\n",
      [`${folder}/index.js`]: "console.log('for pages');\n",
    },
    ({ code }) => {
      expect(code).toContain('for workers');
      expect(code).toContain('for pages');
    },
  );
});

it('libraryTarget overrides library.type, and alone is the same', async () => {
  const files = { 'index.js': 'export const a = 1;\n' };
  const codes: string[] = [];
  for (const output of [
    { library: { name: 'Shop', type: 'umd' } },
    { library: 'Shop', libraryTarget: 'umd' },
    { library: { name: 'Shop', type: 'commonjs' }, libraryTarget: 'umd' },
  ])
    await withBuild(files, ({ code }) => codes.push(code), { output });
  expect(codes[0]).toContain('define.amd');
  expect(codes).toEqual(codes.map(() => codes[0]));
});

it('module.parent.require is not supported, and module.parent is undefined', async () => {
  await withBuild(
    { 'index.js': 'console.log(typeof module.parent, module.parent.require);\n' },
    ({ warnings, run }) => {
      expect(warnings).toEqual([expect.stringContaining('module.parent.require is not supported')]);
      expect(run()).toBe('undefined undefined');
    },
    { target: 'node' },
  );
});

it('__webpack_exports__ and module have entries: the first is not replaced in modules', async () => {
  const variables = readFileSync('docs/api/module-variables.mdx', 'utf8');
  expect(variables).toContain('\n## module (CommonJS)\n');
  expect(variables).toContain(String.raw`## \_\_webpack_exports\_\_ (webpack-specific)`);
  await withBuild(
    { 'index.js': 'export const a = 1;\nconsole.log(typeof __webpack_exports__);\n' },
    ({ run }) => {
      expect(run()).toBe('undefined');
    },
    { target: 'node' },
  );
  const inCommonJs = { 'index.js': 'exports.a = 1;\nconsole.log(typeof __webpack_exports__);\n' };
  await withBuild(
    inCommonJs,
    ({ run }) => {
      expect(run()).toBe('object');
    },
    { target: 'node' },
  );
});

it('createChunkAssets runs after hashes and before processAssets', async () => {
  const compilationPage = readFileSync('docs/api/compilation-object.mdx', 'utf8');
  expect(compilationPage).toContain('it asks the `renderManifest` hook what the chunk consists of');
  expect(compilationPage).toContain('after hashes are known and before `processAssets`');
  const order: string[] = [];
  const note = {
    apply(compiler: webpack.Compiler) {
      compiler.hooks.compilation.tap('Note', (compilation) => {
        const say = (name: string) => () => {
          if (order.at(-1) !== name) order.push(name);
        };
        compilation.hooks.afterHash.tap('Note', say('hashes'));
        compilation.hooks.renderManifest.tap('Note', (manifest) => {
          say('renderManifest')();
          return manifest;
        });
        compilation.hooks.chunkAsset.tap('Note', say('chunkAsset'));
        compilation.hooks.processAssets.tap(
          { name: 'Note', stage: -Infinity },
          say('processAssets'),
        );
      });
    },
  };
  await withBuild({ 'index.js': 'console.log(1);\n' }, () => undefined, { plugins: [note] });
  expect(order).toEqual(['hashes', 'renderManifest', 'chunkAsset', 'processAssets']);
});

it('each stage of processAssets says what it is for', () => {
  const page = readFileSync('docs/api/compilation-hooks.mdx', 'utf8');
  const stages = Object.keys(webpack.Compilation).filter((name) =>
    name.startsWith('PROCESS_ASSETS_STAGE_'),
  );
  const rows = stages.map((stage) => [
    stage,
    new RegExp(`^\\| \`${stage}\` +\\| (?<text>.*?) *\\|$`, 'mu').exec(page)?.groups?.text ?? '',
  ]);
  expect(stages.length).toBeGreaterThan(10);
  const short = rows.filter(([, text = '']) => text.split(' ').length < 5);
  expect(short).toEqual([]);
});

it('build dependencies of a runtime value need a loader on the module', async () => {
  const page = readFileSync('docs/plugins/define-plugin.mdx', 'utf8');
  expect(page).toContain('In 5.112.2, this key works only in modules that a loader handles');
  const builtWith = (rules: webpack.RuleSetRule[]): Promise<readonly string[]> => {
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    const compiler = webpack({
      mode: 'production',
      context: import.meta.dirname,
      entry: 'data:text/javascript,console.log(STAMP)',
      module: { rules },
      plugins: [
        new webpack.DefinePlugin({
          STAMP: webpack.DefinePlugin.runtimeValue(() => '1', {
            buildDependencies: [import.meta.filename],
          }),
        }),
        // Nothing is written.
        {
          apply: ({ hooks }) => {
            hooks.shouldEmit.tap('Test', () => false);
          },
        },
      ],
    });
    compiler.run((error, stats) => {
      resolve(error ? [error.message] : (stats?.compilation.errors ?? []).map((e) => e.message));
    });
    return promise;
  };
  const loader = path.resolve('node_modules/null-loader/dist/cjs.js');
  expect(await builtWith([])).toEqual([expect.stringContaining("reading 'add'")]);
  expect(await builtWith([{ mimetype: 'text/javascript', loader }])).toEqual([]);
});

it.each([true, 'mock', 'eval-only', 'node-module', false] as const)(
  'node.__filename %s leaves the name alone in a strict ECMAScript module',
  async (value) => {
    const page = readFileSync('docs/configuration/node.mdx', 'utf8');
    expect(page).toContain('No value changes `__filename` or `__dirname` in strict ECMAScript');
    const node = { __filename: value, __dirname: value };
    const code = 'console.log(typeof __filename, typeof __dirname);\n';
    await withBuild(
      { 'index.mjs': code },
      ({ code: built }) => {
        expect(built).toContain('typeof __filename,typeof __dirname');
      },
      { target: 'node', node },
    );
    if (value !== false && value !== 'eval-only')
      await withBuild(
        { 'index.js': code },
        ({ code: built }) => {
          expect(built).not.toContain('typeof __filename,typeof __dirname');
        },
        { target: 'node', node },
      );
  },
);

it("node.__filename 'eval-only' leaves browsers a name or an import that they don't have", async () => {
  const page = readFileSync('docs/configuration/node.mdx', 'utf8');
  expect(page).toContain("Don't set `'eval-only'` for a bundle that only browsers run");
  const files = { 'index.mjs': 'console.log(import.meta.filename);\n' };
  const options = { target: 'web', node: { __filename: 'eval-only' } } as const;
  await withBuild(
    files,
    ({ code, warnings }) => {
      expect(code).toContain('console.log(__filename)');
      expect(warnings).toEqual([]);
    },
    options,
  );
  await withBuild(
    files,
    ({ code }) => {
      expect(code).toMatch(/from ?"node:url"/v);
    },
    { ...options, output: { module: true } },
  );
});
