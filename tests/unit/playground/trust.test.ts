import { expect, test } from 'vitest';
import { projectOf, templates } from '../../../src/playground/templates/index.ts';
import { buildsWithoutAsking } from '../../../src/playground/trust.ts';

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
  ['an export of another file', "export { default } from './evil.js';"],
])('%s asks first', (_name, configuration) => {
  expect(asks(configuration)).toBe(true);
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
