import { expect, test } from 'vitest';
import { projectOf, templates } from '../../../src/playground/templates/index.ts';
import { buildsWithoutAsking, isPlainConfiguration } from '../../../src/playground/trust.ts';

function asks(configuration: string, source = 'export {};'): boolean {
  return !buildsWithoutAsking({
    files: [
      { path: 'webpack.config.js', content: configuration },
      { path: 'src/index.js', content: source },
    ],
  });
}

test('templates without code of their own build at once', () => {
  const { plugin, loader, ...others } = templates;
  for (const template of Object.values(others)) {
    expect(buildsWithoutAsking(projectOf(template)), template.id).toBe(true);
  }
  expect(buildsWithoutAsking(projectOf(plugin))).toBe(false);
  expect(buildsWithoutAsking(projectOf(loader))).toBe(false);
});

test.each([
  ['a call', 'export default { mode: evil() };'],
  ['a function', 'export default () => ({});'],
  ['a method', 'export default { externals({ request }, done) { done(); } };'],
  ['an endless loop', 'for (;;) {} export default {};'],
  ['a while loop', 'while (true); export default {};'],
  ['a getter', 'export default { get mode() { return 1; } };'],
  ['a class', 'class A { static x = fetch("/") } export default {};'],
  ['a tag of a template', 'export default { mode: String.raw`production` };'],
  ['a plugin of its own', "import { P } from './p.js'; export default { plugins: [new P()] };"],
  ['a loader', "export default { module: { rules: [{ loader: './l.js' }] } };"],
  ['a loader in quotes', "export default { module: { rules: [{ 'loader': './l.js' }] } };"],
  ['a computed name', "export default { module: { rules: [{ ['load' + 'er']: './l.js' }] } };"],
  ['use', "export default { module: { rules: [{ use: ['./l.js'] }] } };"],
  ['another configuration', "export default { extends: './other.js' };"],
  ['an import at run time', "const x = await import('./x.js'); export default {};"],
  ['require of a file', "const x = require('./x.js'); module.exports = {};"],
  ['eval', "export default { mode: eval('1') };"],
  ['new Function', "export default { mode: new Function('1') };"],
  ['an inline loader of the entry', "export default { entry: './l.js!./src/index.js' };"],
  ['a syntax error', 'export default { mode: ;'],
  ['another meaning of a name', "const defineConfig = eval; export default defineConfig('x');"],
  [
    'a constructor',
    'const { constructor: APlugin } = webpack; export default { x: new APlugin() };',
  ],
  // cspell:ignore tructor ructor
  ['a spelled constructor', 'export default { x: webpack.con\\u0073tructor };'],
  ['a computed member', "export default { x: webpack['const' + 'ructor'] };"],
  ['another meaning of a function', 'path.join = webpack.compile; export default {};'],
  [
    'another meaning of the second name',
    "const a = 1, defineConfig = eval; export default defineConfig('x');",
  ],
  [
    'another meaning of a plugin',
    "const APlugin = Function; export default { plugins: [new APlugin('x')] };",
  ],
  [
    'another meaning after its use',
    "export default { plugins: [new APlugin('x')] }; var APlugin = Function;",
  ],
  ['another meaning of URL', "const URL = Function; export default { mode: new URL('x') };"],
  ['a function as a value', 'export default { module: { rules: [{ mimetype: eval }] } };'],
  ['a function by another name', 'const test = eval; export default { a: test };'],
  ['a function in short', 'const a = { eval }; export default { b: a.eval };'],
  ['a function as an export', 'exports.join = eval;'],
  ['require as a value', 'export default { module: { rules: [{ test: require }] } };'],
  ['a member of require', 'export default { a: require.resolve };'],
  ['a member of module', 'export default { a: module.require };'],
  ['the global object', 'export default { a: globalThis.eval };'],
  ['this', 'export default { a: this.eval };'],
  ['the process', 'const { env } = process; module.exports = { env };'],
  ['an export of another file', "export { default } from './evil.js';"],
])('%s asks first', (_name, configuration) => {
  expect(asks(configuration)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['comments', '// a\n/* b */ export default {};'],
  ['literals', 'export default [null, true, 1, "a", `b`, /c/u, { d: [] }];'],
  ['an escape', String.raw`export default { a: 'b\n' };`],
  ['signs', "export default { a: !1, b: -1, c: typeof 'd', e: void 0 };"],
  ['parentheses and spread', 'const a = {}, c = []; export default ({ ...a, b: [...c] });'],
  ['imports', "import path, { join as j } from 'node:path'; import 'webpack'; export default {};"],
  ['a path', "export default { context: path.resolve(import.meta.dirname, 'a') };"],
  ['a URL', "export default { context: fileURLToPath(new URL('.', import.meta.url)) };"],
  ['plugins', 'export default { plugins: [new webpack.ids.APlugin({}), new BPlugin()] };'],
  ['require', "const path = require('path'); module.exports = { a: path.join('a') };"],
  ['exports by name', "exports.mode = 'none';"],
  ['plugins of webpack by name', 'const { APlugin } = webpack.ids; export default {};'],
  ['plugins by name', "const { APlugin } = require('webpack').ids; module.exports = {};"],
  ['an optional member', 'export default { a: webpack?.version };'],
  ['a directive', "'use strict'; export default {};"],
  ['a name of its own', "const mode = 'none', name = mode; export default { mode, name };"],
  ['globals', 'export default { context: __dirname, a: undefined, mode: process.env.NODE_ENV };'],
])('%s is data', (_name, configuration) => {
  expect(isPlainConfiguration(configuration)).toBe(true);
});

test('a type is data in TypeScript only', () => {
  const configuration = "import type { A } from 'webpack'; const a: A = {}; export default a;";
  expect(isPlainConfiguration(configuration, true)).toBe(true);
  expect(isPlainConfiguration(configuration)).toBe(false);
});

test.each([
  ['an import of all', "import * as path from 'node:path'; export default {};"],
  ['an import of a file', "import './a.js'; export default {};"],
  ['a list of exports', 'const a = {}; export { a as default };'],
  ['an interpolation', 'export default { a: `b${c}` };'],
  ['a sum', "export default { a: 'b' + 'c' };"],
  ['a comparison', 'export default { a: b === c };'],
  ['a bit operation', 'export default { a: ~b };'],
  ['a choice', 'export default { a: b ? c : d };'],
  ['a sequence', 'export default (a, b);'],
  ['an increment', 'a++; export default {};'],
  ['an update', 'exports.a += b;'],
  ['another assignment', 'a = b; export default {};'],
  ['await', 'export default await a;'],
  ['a function of its own name', 'function a() {} export default {};'],
  ['a generator', 'export default { *a() { yield 1; } };'],
  ['a class as a value', 'export default class {}'],
  ['a pattern of an array', 'const [a] = b; export default {};'],
  ['a pattern of another name', "const { join } = require('path'); module.exports = {};"],
  ['a private name', 'export default a.#b;'],
  ['a call of a member', "export default { a: 'b'.replace('c', 'd') };"],
  ['an optional call', 'export default { a: b?.() };'],
  ['another constructor', 'export default { a: new B() };'],
  ['a constructor of a call', 'export default { a: new (b())() };'],
  ['new.target', 'export default new.target;'],
  ['JSX', 'export default <a />;'],
  ['a block', '{ } export default {};'],
  ['a condition', 'if (a) b; export default {};'],
  ['throw', 'throw a;'],
  ['a label', 'a: b; export default {};'],
  ['debugger', 'debugger; export default {};'],
  ['loaders', "export default { module: { rules: [{ loaders: ['a'] }] } };"],
])('%s is code', (_name, configuration) => {
  expect(isPlainConfiguration(configuration)).toBe(false);
});

test.each([
  ['an assertion', 'export default {} as A;'],
  ['satisfies', 'export default {} satisfies A;'],
  ['an enumeration', 'enum A { B } export default {};'],
  ['a type of parts', 'const a: A | B = {}; export default a;'],
  ['a type with arguments', 'const a: A<B> = {}; export default a;'],
  ['an interface', 'interface A {} export default {};'],
])('%s is code in TypeScript', (_name, configuration) => {
  expect(isPlainConfiguration(configuration, true)).toBe(false);
});

test.each([
  "import x from './l.js!./x.txt';",
  "import x from '!!./l.js!./x.txt';",
  "import('./l.js' + '!' + './x.txt');",
  "import('./l.js' + '!./x.txt');",
  "import('./l.js!' + './x.txt');",
  String.raw`import x from './l.js\x21./x.txt';`,
  String.raw`import x from './l.js\u{21}./x.txt';`,
])('a source with %s asks first', (source) => {
  expect(asks('export default {};', source)).toBe(true);
});

test('ordinary sources do not', () => {
  const source = "if (!ready) console.log('Hello, world!'); const same = a !== b || a!=b;";
  expect(asks('export default {};', source)).toBe(false);
});
