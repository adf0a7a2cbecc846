import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSamples } from '../../src/reference/check/index.ts';
import { findingText } from '../../src/reference/check/finding.ts';
import { openSite } from '../support/reference/site.ts';
import type { TestSite } from '../support/reference/site.ts';

const config = `import webpack from 'webpack';
import { name } from './build/name.mjs';

export default webpack.defineConfig({
  output: { filename: name },
  plugins: [new webpack.BannerPlugin({ banner: 'x' })],
});`;

const typed = `import webpack from 'webpack';

const config: webpack.Configuration = { output: { filename: 'a.js' } };
export default config;`;

const typedFence = `\`\`\`ts title="webpack.config.ts"
${typed}
\`\`\`
`;

const page = `---
title: Samples
---

\`\`\`js title="build/name.mjs"
export const name = '[name].js';
\`\`\`

\`\`\`js title="webpack.config.mjs"
${config}
\`\`\`

\`\`\`js title="webpack.config.js"
module.exports = (env, { mode }) => ({ mode, devServer: { port: 9000 } });
\`\`\`

${typedFence}
\`\`\`bash
npx webpack serve --port 9000 --no-open
NODE_ENV=test npx webpack ./src/app.js --mode production && echo done
\`\`\`

\`\`\`json title="package.json"
{
  "scripts": {
    "build": "webpack --mode production"
  }
}
\`\`\`

\`\`\`js title="webpack.config.mjs" not-checked="shows a mistake"
export default { nothing: true };
\`\`\`
`;

let site: TestSite;

beforeAll(() => {
  site = openSite();
});

afterAll(() => {
  site.close();
});

async function check(text: string): Promise<string[]> {
  const { findings } = await checkSamples(site.dir, [site.write('samples.mdx', text)]);
  return findings.map(findingText);
}

function place(text: string, part: string): string {
  return `docs/samples.mdx:${text.slice(0, text.indexOf(part)).split('\n').length} `;
}

it('accepts right samples, and counts them', async () => {
  const report = await checkSamples(site.dir, [site.write('samples.mdx', page)]);
  expect(report.findings).toEqual([]);
  expect(report).toMatchObject({ configurations: 3, types: 1, commands: 3 });
  expect(report.notChecked.map(({ notChecked }) => notChecked)).toEqual(['shows a mistake']);
});

it.each<[name: string, from: string, to: string, at: string, rule: string]>([
  [
    'an option that webpack does not have',
    'filename: name',
    'filenam: name',
    'filenam:',
    'configuration: Invalid',
  ],
  [
    'an option of a plugin that it does not have',
    "banner: 'x'",
    "banner: 'x', banana: 1",
    "banner: 'x', banana",
    'configuration: Invalid options object. Banner Plugin',
  ],
  [
    'a file that no fence shows',
    './build/name.mjs',
    './build/other.mjs',
    "import webpack from 'webpack';",
    'configuration: Cannot find module',
  ],
  [
    'an error while it is loaded',
    'filename: name }',
    'filename: nam }',
    'filename: nam ',
    'configuration: nam is not defined',
  ],
  [
    'an option that the development server does not have',
    'port: 9000 }',
    'prt: 9000 }',
    'prt: 9000',
    'configuration: Invalid options object. Dev Server',
  ],
  ['a wrong type', "filename: 'a.js'", 'filename: 1', 'filename: 1', 'types: TS2322'],
  [
    'a flag that the command line does not have',
    '--no-open',
    '--opne',
    'npx webpack serve',
    'shell: webpack serve --port 9000 --opne',
  ],
  [
    'a value that a flag does not take',
    'app.js --mode production',
    'app.js --mode prod',
    'NODE_ENV=test',
    'shell: webpack ./src/app.js --mode prod',
  ],
  [
    'a wrong script',
    '"webpack --mode production"',
    '"webpack bild"',
    '"build"',
    'shell: webpack bild: Unknown command',
  ],
  [
    'no reason for not being checked',
    'not-checked="shows a mistake"',
    'not-checked=""',
    '```js title="webpack.config.mjs" not-checked',
    'fence: not-checked has no reason',
  ],
])('finds %s, with its line', async (_, from, to, at, rule) => {
  expect(page).toContain(from);
  // A program of TypeScript takes seconds; only what is about types needs one.
  const text = page.replace(rule.startsWith('types') ? '' : typedFence, '').replace(from, to);
  const findings = await check(text);
  expect(findings).toContainEqual(expect.stringContaining(`${place(text, at)}${rule}`));
});

function functionOf(body: string): string {
  return `---\ntitle: Function\n---\n\n\`\`\`js title="webpack.config.js"\nconst webpack = require('webpack');\n\nmodule.exports = (env, argv) => ({ ${body} });\n\`\`\`\n`;
}

it.each([
  ["output: argv.mode === 'development' ? { filenam: 'a.js' } : {}", 'filenam'],
  ["output: argv.mode === 'production' ? { filenam: 'a.js' } : {}", 'filenam'],
  [
    'plugins: [env.development && new webpack.BannerPlugin({ banner: "x", banana: 1 })]',
    'Banner Plugin',
  ],
  ['plugins: [env.legal && new webpack.BannerPlugin({ banner: "x", banana: 1 })]', 'Banner Plugin'],
  ["devtool: env.debug ? 'sources' : false", 'devtool'],
  ["target: argv.watch ? 'nodes' : 'web'", 'nodes'],
  ["target: argv.mode ? 'web' : 'nodes'", 'nodes'],
])('finds what a function builds under some condition: %s', async (body, name) => {
  expect(await check(functionOf(body))).toEqual([expect.stringContaining(name)]);
});

it.each([
  "output: { publicPath: env.cdn ?? 'auto' }",
  "output: argv.mode === 'development' ? { filename: 'a.js' } : {}",
  'plugins: [env.legal && new webpack.BannerPlugin({ banner: env.legal })]',
  "devtool: env.debug ? 'source-map' : false",
  'target: env.platform?.node ? `node${env.platform.node}` : "web"',
  "mode: env.production ? 'production' : 'development'",
])('accepts what a function builds: %s', async (body) => {
  expect(await check(functionOf(body))).toEqual([]);
});

const quotes = `---
title: Quotes
---

\`\`\`js title="src/cart.js"
export const total = 3;
export const currency = 'EUR';
\`\`\`

## First

\`\`\`js title="webpack.config.mjs"
import webpack from 'webpack';

export default webpack.defineConfig({
  entry: './src/cart.js',
  output: { library: { type: 'commonjs2' } },
});
\`\`\`

\`\`\`js title="dist/main.js" emitted
const total = 3;
// …
module.exports = __webpack_exports__;
\`\`\`

## Second

\`\`\`js title="webpack.config.mjs"
import webpack from 'webpack';

export default webpack.defineConfig({
  output: { chunkFilename: 'lazy/[name].[contenthash].js' },
});
\`\`\`

\`\`\`text title="dist/" emitted
main.js
lazy/123.0123456789abcdef0123.js
\`\`\`

### Second, warned

\`\`\`js title="webpack.config.mjs"
import webpack from 'webpack';

export default webpack.defineConfig({
  entry: './src/missing.js',
  stats: 'errors-only',
});
\`\`\`

\`\`\`text title="Output" emitted
Module not found: Error: Can't resolve './src/missing.js' in …
\`\`\`
`;

/** The page with the id that webpack gives to the module behind \`import()\`. */
async function withModuleId(): Promise<string> {
  const [finding = ''] = await check(quotes);
  const id = /lazy\/(?<id>\d+)\./u.exec(finding.slice(finding.indexOf('Emitted')))?.groups?.id;
  return quotes.replace('lazy/123.', `lazy/${id ?? ''}.`);
}

it('accepts what webpack emits and prints, with other hashes, and counts it', async () => {
  const text = await withModuleId();
  const report = await checkSamples(site.dir, [site.write('quotes.mdx', text)]);
  expect(report).toMatchObject({ findings: [], emitted: 3 });
});

it.each<[name: string, from: string, to: string, at: string, message: string]>([
  [
    'a line that webpack does not emit',
    'module.exports = __webpack',
    'exports.Lib = __webpack',
    'exports.Lib',
    'the part that begins with "exports.Lib = __webpack_exports__;" is not in it: dist/main.js',
  ],
  [
    'lines in another order',
    'const total = 3;\n// …\nmodule.exports = __webpack_exports__;',
    'module.exports = __webpack_exports__;\n// …\nconst total = 3;',
    'const total = 3;\n```',
    'the part that begins with "const total = 3;" comes earlier than the quote says',
  ],
  [
    'a changed input',
    'export const total',
    'export const sum',
    'const total = 3;\n// …',
    'the part that begins with "const total = 3;" is not in it',
  ],
  [
    'a file that is not emitted',
    'main.js\nlazy',
    'app.js\nlazy',
    'app.js',
    'app.js is not emitted',
  ],
  [
    'another message',
    "resolve './src/missing.js' in",
    "find './src/missing.js' in",
    'Module not found',
    'the part that begins with "Module not found',
  ],
  [
    'no configuration in reach',
    '### Second, warned',
    '## Third\n\n```js title="dist/main.js" emitted\n1\n```\n\n### Third, warned',
    '```js title="dist/main.js" emitted\n1',
    'there is no configuration above it in this section',
  ],
  [
    'a build that fails',
    "'./src/cart.js'",
    "'./src/card.js'",
    'const total = 3;\n// …',
    "Module not found: Error: Can't resolve './src/card.js'",
  ],
])('finds %s, with its line', async (_, from, to, at, message) => {
  const right = await withModuleId();
  expect(right).toContain(from);
  const text = right.replace(from, to);
  const findings = await check(text);
  const atLine = findings.filter((finding) => finding.startsWith(`${place(text, at)}emitted: `));
  expect(atLine).toContainEqual(expect.stringContaining(message));
});

it.each([
  [
    'a hook that the compiler does not have',
    'compiler.hooks.done.tap',
    'compiler.hooks.doen.tap',
    'doen',
  ],
  [
    'a hook that cannot wait',
    'compiler.hooks.compile.tap(',
    'compiler.hooks.compile.tapPromise(',
    'tapPromise',
  ],
  ['a method that the compilation does not have', 'emitAsset', 'emitAssets', 'emitAssets'],
])('finds %s in a plugin', async (_, from, to, named) => {
  const plugin = `---
title: Plugin
---

\`\`\`js title="plugin.js"
export class ShopPlugin {
  apply(compiler) {
    compiler.hooks.done.tap('Shop', (stats) => stats.toJson());
    compiler.hooks.compile.tap('Shop', () => {});
    compiler.hooks.thisCompilation.tap('Shop', (compilation) => {
      compilation.emitAsset('shop.txt', new compiler.webpack.sources.RawSource('shop'));
    });
  }
}
\`\`\`
`;
  expect(await check(plugin)).toEqual([]);
  expect(await check(plugin.replace(from, to))).toEqual([expect.stringContaining(named)]);
});

const script = `---
title: Script
---

Call \`stats.toJson()\`.

Read \`stats.compilation.errors\` for the rest.

The old \`compiler.plugin()\` was removed.

\`\`\`js title="build.mjs"
import webpack from 'webpack';
import config from './webpack.config.mjs';

webpack(config, (error, stats) => {
  if (error) throw error;
  const { assets } = stats.toJson({ assets: true });
  for (const { name, size } of assets) console.log(name, size);
  console.log(stats.hasWarnings());
  console.log(stats.toString({ all: false }));
  console.log(stats.toString({ chunks: true }));
});
webpack({ mode: 'none' }).close(() => {});
\`\`\`

\`\`\`js title="serve.cjs"
const webpack = require('webpack');
const { BannerPlugin } = require('webpack');

webpack.validate({ name: 'shop' });
webpack({ mode: 'production' });
exports.plugin = new webpack.BannerPlugin({ banner: 'shop' });
\`\`\`

\`\`\`js
export function count(compilation) {
  return compilation.getAssets().length;
}
\`\`\`

\`\`\`js title="webpack.config.mjs"
export default {
  plugins: [{ apply(compiler) { compiler.hooks.done.tap('Shop', (stats) => stats.hasErrors()); } }],
};
\`\`\`

\`\`\`js title="loaders/shop.mjs"
export function pitch(rest) {
  this.addDependency(rest);
}

export default function (source) {
  return source + this.resourcePath;
}
\`\`\`
`;

/** Mistakes in the script, each on a line of its own, with a part of what TypeScript says. */
const mistakes: readonly (readonly [what: string, from: string, to: string, message: string])[] = [
  ['a method in the text', 'Call `stats.toJson', 'Call `stats.toText', "'toText' does not exist"],
  ['a nested member in the text', 'errors` for', 'error` for', "'error' does not exist"],
  ['a method', 'hasWarnings()', 'hasWarning()', "'hasWarning' does not exist on type 'Stats'"],
  ['an option of a call', 'chunks: true', 'chunk: true', "'chunk' does not exist in type"],
  ['a wrong value of an option', 'all: false', "all: 'no'", "Type 'string' is not assignable"],
  ['a field of the stats', '{ name, size }', '{ name, bytes }', "'bytes' does not exist"],
  ['an option of webpack', "webpack({ mode: 'none' }", "webpack({ mod: 'none' }", "'mod' does"],
  ['an invented value', "mode: 'production'", "mode: 'prod'", '"prod"'],
  ['a wrong number of arguments', 'validate({', 'validate(1, 2, {}, {', 'Expected 1 arguments'],
  ['an export, with require', '{ BannerPlugin }', '{ BanerPlugin }', "'BanerPlugin'"],
  ['an option of a plugin', "banner: 'shop'", "baner: 'shop'", "'baner' does not exist in type"],
  ['a member of a parameter', 'getAssets()', 'listAssets()', "'listAssets' does not exist"],
  ['a method in a configuration', 'hasErrors', 'hasError', "'hasError' does not exist"],
  ['a member of the loader context', 'addDependency', 'addDependencies', 'addDependencies'],
];

it('finds what webpack does not have in scripts and in the text, with its line', async () => {
  const text = mistakes.reduce((all, [, from, to]) => {
    expect(all).toContain(from);
    return all.replace(from, to);
  }, script);
  const findings = await check(text);
  for (const [what, , to, message] of mistakes) {
    const atLine = findings.filter((one) => one.startsWith(`${place(text, to)}types: `));
    expect(atLine, what).toEqual([expect.stringContaining(message)]);
  }
  expect(findings).toHaveLength(mistakes.length);
});

it('accepts a script, and one that shows how webpack rejects an option', async () => {
  expect(await check(script)).toEqual([]);
  const rejected = script
    .replace("webpack({ mode: 'none' }", "webpack({ mod: 'none' }")
    .replace(
      '\n```js title="serve',
      '\n```text title="Output"\nValidationError\n```\n\n```js title="serve',
    );
  expect(await check(rejected)).toEqual([]);
});

it('ends a sample that never ends, and goes on with the next', async () => {
  const text = page
    .replace('port: 9000 } });', 'port: 9000 }, name: (() => { for (;;); })() });')
    .replace("banner: 'x'", "banner: 'x', banana: 1")
    .replace("filename: 'a.js'", 'filenam: 1');
  expect(await check(text)).toEqual([
    expect.stringContaining('configuration'),
    expect.stringMatching(/configuration: Not done within \d+ s/u),
    expect.stringContaining('configuration: Invalid'),
    expect.stringContaining('types: TS2561'),
  ]);
});
