import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Compilation, Compiler, Configuration } from 'webpack';
import { expect, it } from 'vitest';
import { readPage } from '../../src/content/source-page.ts';
import { readSamples } from '../../src/reference/check/fences.ts';
import type { Sample } from '../../src/reference/check/fences.ts';
import { findingText } from '../../src/reference/check/finding.ts';
import { openScratch } from '../../src/reference/check/scratch.ts';
import { checkTypes } from '../../src/reference/check/types.ts';

const siteDir = process.cwd();

const pages = [
  'compilation-object',
  'module-object',
  'chunk-object',
  'chunk-graph',
  'module-graph',
];

const samples = pages.flatMap((page) =>
  readSamples(readPage(siteDir, `docs/api/${page}.mdx`)).samples.filter(({ file }) =>
    file?.startsWith('plugins/'),
  ),
);

/** A project with something for each sample: a split point, a folder, styles, an unused export, a warning. */
const project: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "shop", "sideEffects": ["*.css"] }',
  'src/index.js':
    "import './style.css';\nimport { price } from './a.js';\nimport { list } from './data/list.js';\nimport './unused.js';\nimport { words } from 'words';\nconsole.log(price, list, words, import('./lazy.js'), import('./other.js'));\n// FIXME: the total\nconsole.log(require(globalThis.name));\n",
  'src/a.js': 'export const price = 1;\nexport const unused = 2;\n',
  'src/data/list.js': "import { price } from '../a.js';\nexport const list = [price];\n",
  'src/lazy.js':
    "import { price } from './a.js';\nimport { both } from './both.js';\nexport const late = price + both;\n",
  'src/both.js': 'export const both = Date.now();\n',
  'src/other.js': "import { both } from './both.js';\nexport const other = [1, 2, both];\n",
  'src/unused.js': 'export const nothing = 0;\n',
  'src/style.css': 'body { color: tomato }\n',
  'node_modules/words/index.js': 'export const words = ["apple"];\n',
  'node_modules/words/package.json': '{ "name": "words", "type": "module", "main": "index.js" }',
};

function writeProject(dir: string): void {
  for (const [name, text] of Object.entries(project)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
}

interface Built {
  readonly errors: readonly string[];
  /** What a plugin can have changed: files with their content, messages, warnings and repeated builds. */
  readonly effects: string;
}

function build(context: string, plugins: Configuration['plugins'] = [], name = ''): Promise<Built> {
  const compiler = webpack({
    context,
    mode: 'production',
    devtool: 'source-map',
    entry: './src/index.js',
    experiments: { css: true },
    output: { path: path.join(context, 'dist', name) },
    plugins,
  });
  let rebuilt = 0;
  let moduleIds: unknown[] = [];
  const written: string[] = [];
  compiler.hooks.compilation.tap('Test', (compilation: Compilation) => {
    compilation.hooks.rebuildModule.tap('Test', () => (rebuilt += 1));
    compilation.hooks.afterSeal.tap('Test', () => {
      moduleIds = [...compilation.modules].map((one) => compilation.chunkGraph.getModuleId(one));
    });
  });
  compiler.hooks.assetEmitted.tap('Test', (file, { content }) => {
    written.push(`${file} ${content.toString('base64')}`);
  });
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure || !stats) {
          reject(failure ?? new Error('webpack gave no stats.'));
          return;
        }
        const { compilation } = stats;
        const logged = compilation.logging.get(name)?.map(({ args }) => args) ?? [];
        const warnings = compilation.getWarnings().map(({ message }) => message);
        resolve({
          errors: compilation.getErrors().map(({ message }) => message),
          effects: JSON.stringify([written.sort(), logged, warnings, rebuilt, moduleIds]),
        });
      });
    });
  });
}

async function pluginOf({ code, file = '' }: Sample, dir: string) {
  const target = path.join(dir, file.replace(/\.js$/u, '.mjs'));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, code);
  const exported = (await import(/* @vite-ignore */ pathToFileURL(target).href)) as Record<
    string,
    new () => { apply: (compiler: Compiler) => void }
  >;
  const [name = '', Plugin] = Object.entries(exported)[0] ?? [];
  if (Plugin === undefined) throw new Error(`${file} exports no plugin.`);
  return { name, plugin: new Plugin() };
}

const dir = openScratch(siteDir, 'objects');
writeProject(dir);
const plain = build(dir);

it.each(samples.map((sample) => [`${sample.page.url} ${sample.file ?? ''}`, sample] as const))(
  '%s runs in a build and has an effect',
  async (_, sample) => {
    const { name, plugin } = await pluginOf(sample, dir);
    const built = await build(dir, [plugin], name);
    expect(built.errors).toEqual([]);
    expect(built.effects).not.toBe((await plain).effects);
  },
  60_000,
);

it('agree with the types of webpack', () => {
  const typed = samples.map((sample): Sample => ({
    ...sample,
    language: 'ts',
    file: sample.file?.replace(/\.js$/u, '.ts'),
    code: sample.code
      .replace('apply(compiler) {', "apply(compiler: import('webpack').Compiler) {")
      // What a script may leave to its first use, TypeScript wants to know.
      .replace('const identifiers = [];', 'const identifiers: string[] = [];'),
    kinds: ['types'],
  }));
  expect(typed.length).toBeGreaterThan(30);
  expect(checkTypes(siteDir, typed).map(findingText)).toEqual([]);
}, 300_000);
