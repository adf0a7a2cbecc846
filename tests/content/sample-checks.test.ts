import { beforeAll, expect, it } from 'vitest';
import { checkSamples } from '../../src/reference/check/index.ts';
import type { SampleReport } from '../../src/reference/check/index.ts';
import { findingText } from '../../src/reference/check/finding.ts';
import { openSite } from '../support/reference/site.ts';

/** @throws Error if the text does not have the part that is to be changed */
function changed(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is nothing to change: ${from}`);
  return text.replace(from, to);
}

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

/** Changes of the page, each with the place and the beginning of what is found. */
const pageFaults: readonly [name: string, from: string, to: string, at: string, rule: string][] = [
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
];

function functionOf(body: string): string {
  return `---\ntitle: Function\n---\n\n\`\`\`js title="webpack.config.js"\nconst webpack = require('webpack');\n\nmodule.exports = (env, argv) => ({ ${body} });\n\`\`\`\n`;
}

/** What functions return, with a part of what is found. */
const functionFaults: readonly [body: string, name: string][] = [
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
];

const rightFunctions: readonly string[] = [
  "output: { publicPath: env.cdn ?? 'auto' }",
  "output: argv.mode === 'development' ? { filename: 'a.js' } : {}",
  'plugins: [env.legal && new webpack.BannerPlugin({ banner: env.legal })]',
  "devtool: env.debug ? 'source-map' : false",
  'target: env.platform?.node ? `node${env.platform.node}` : "web"',
  "mode: env.production ? 'production' : 'development'",
];

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

/** Changes of the quotes, each with the place and a part of what is found. */
const quoteFaults: readonly [
  name: string,
  from: string,
  to: string,
  at: string,
  message: string,
][] = [
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
];

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

/** Changes of the plugin, each with a part of what is found. */
const pluginFaults: readonly [name: string, from: string, to: string, named: string][] = [
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
];

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

const mistaken = mistakes.reduce((text, [, from, to]) => changed(text, from, to), script);

const rejected = changed(
  changed(script, "webpack({ mode: 'none' }", "webpack({ mod: 'none' }"),
  '\n```js title="serve',
  '\n```text title="Output"\nValidationError\n```\n\n```js title="serve',
);

/** A page with a sample that blocks its process like an endless loop, but leaves the processor to others. */
const endless = [
  [
    'port: 9000 } });',
    'port: 9000 }, name: Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) });',
  ],
  ["banner: 'x'", "banner: 'x', banana: 1"],
  ["filename: 'a.js'", 'filenam: 1'],
].reduce((text, [from = '', to = '']) => changed(text, from, to), page);

/** What is found in pages, by their text, with lines only. */
let found: ReadonlyMap<string, readonly string[]>;
/** Report on the two right pages, whose quotes still have an invented id of a module. */
let counts: SampleReport;
/** The page of quotes with the id that webpack gives to the module behind `import()`. */
let rightQuotes: string;

/** Checks pages at once, since webpack and TypeScript take longer to start than to check one. */
async function checkAll(texts: readonly string[]): Promise<[SampleReport, typeof found]> {
  const site = openSite();
  try {
    const pages = texts.map((text, index) => [site.write(`${index}.mdx`, text), text] as const);
    const report = await checkSamples(
      site.dir,
      pages.map(([file]) => file),
    );
    const findingsIn = (name: string): string[] =>
      report.findings
        .filter(({ file }) => file === name)
        .map((finding) => findingText({ ...finding, file: 'page' }));
    return [report, new Map(pages.map(([file, text]) => [text, findingsIn(file)]))];
  } finally {
    site.close();
  }
}

beforeAll(async () => {
  const [report, inDraft] = await checkAll([page, quotes]);
  counts = report;
  const finding = inDraft.get(quotes)?.find((one) => one.includes('Emitted')) ?? '';
  const id = /lazy\/(?<id>\d+)\./u.exec(finding.slice(finding.indexOf('Emitted')))?.groups?.id;
  rightQuotes = quotes.replace('lazy/123.', `lazy/${id ?? ''}.`);
  [, found] = await checkAll([
    page,
    ...pageFaults.map(([, from, to]) => changed(page, from, to)),
    ...functionFaults.map(([body]) => functionOf(body)),
    ...rightFunctions.map(functionOf),
    rightQuotes,
    ...quoteFaults.map(([, from, to]) => changed(rightQuotes, from, to)),
    plugin,
    ...pluginFaults.map(([, from, to]) => changed(plugin, from, to)),
    script,
    mistaken,
    rejected,
    endless,
  ]);
});

/** @throws Error if the page is not one of those that are checked */
function findingsOf(text: string): readonly string[] {
  const findings = found.get(text);
  if (findings === undefined) throw new Error(`This page was not checked:\n${text}`);
  return findings;
}

function place(text: string, part: string): string {
  return `page:${text.slice(0, text.indexOf(part)).split('\n').length} `;
}

it('accepts right samples, and counts them', () => {
  expect(findingsOf(page)).toEqual([]);
  // Three configurations are on the page of quotes.
  expect(counts).toMatchObject({ configurations: 3 + 3, types: 1, commands: 3 });
  expect(counts.notChecked.map(({ notChecked }) => notChecked)).toEqual(['shows a mistake']);
});

it.each(pageFaults)('finds %s, with its line', (_, from, to, at, rule) => {
  const text = changed(page, from, to);
  expect(findingsOf(text)).toContainEqual(expect.stringContaining(`${place(text, at)}${rule}`));
});

it.each(functionFaults)('finds what a function builds under some condition: %s', (body, name) => {
  expect(findingsOf(functionOf(body))).toEqual([expect.stringContaining(name)]);
});

it.each(rightFunctions)('accepts what a function builds: %s', (body) => {
  expect(findingsOf(functionOf(body))).toEqual([]);
});

it('accepts what webpack emits and prints, with other hashes, and counts it', () => {
  expect(findingsOf(rightQuotes)).toEqual([]);
  expect(counts.emitted).toBe(3);
});

it.each(quoteFaults)('finds %s, with its line', (_, from, to, at, message) => {
  const text = changed(rightQuotes, from, to);
  const start = `${place(text, at)}emitted: `;
  const atLine = findingsOf(text).filter((finding) => finding.startsWith(start));
  expect(atLine).toContainEqual(expect.stringContaining(message));
});

it('accepts a right plugin', () => {
  expect(findingsOf(plugin)).toEqual([]);
});

it.each(pluginFaults)('finds %s in a plugin', (_, from, to, named) => {
  expect(findingsOf(changed(plugin, from, to))).toEqual([expect.stringContaining(named)]);
});

it('finds what webpack does not have in scripts and in the text, with its line', () => {
  const findings = findingsOf(mistaken);
  for (const [what, , to, message] of mistakes) {
    const atLine = findings.filter((one) => one.startsWith(`${place(mistaken, to)}types: `));
    expect(atLine, what).toEqual([expect.stringContaining(message)]);
  }
  expect(findings).toHaveLength(mistakes.length);
});

it('accepts a script, and one that shows how webpack rejects an option', () => {
  expect(findingsOf(script)).toEqual([]);
  expect(findingsOf(rejected)).toEqual([]);
});

it('ends a sample that never ends, and goes on with the next', () => {
  expect(findingsOf(endless)).toEqual([
    expect.stringContaining('configuration'),
    expect.stringMatching(/configuration: Not done within \d+ s/u),
    expect.stringContaining('configuration: Invalid'),
    expect.stringContaining('types: TS2561'),
  ]);
});
