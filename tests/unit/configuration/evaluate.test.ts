import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../src/configuration/evaluate.ts';
import { ConfigurationSyntaxError, parseConfiguration } from '../../../src/configuration/parse.ts';

const read = (text: string, branch: 'first' | 'second' = 'first') =>
  evaluate(parseConfiguration(text), { branch }, text);
const value = (text: string, branch?: 'first' | 'second') => read(text, branch)?.value;

describe('what is exported', () => {
  it.each([
    ['an ES module', 'export default { mode: "none" };'],
    ['a CommonJS module', 'module.exports = { mode: "none" };'],
    ['an object alone', '{ mode: "none" }'],
    ['an object alone, with a semicolon', '{ "mode": "none" };'],
    ['a constant', 'const config = { mode: "none" };\nexport default config;'],
    ['an arrow function', 'export default () => ({ mode: "none" });'],
    ['a function', 'module.exports = function (env) { const mode = "none"; return { mode }; };'],
    ['a named function', 'export default config; function config() { return { mode: "none" }; }'],
    ['defineConfig', 'export default webpack.defineConfig({ mode: "none" });'],
    ['a hash bang', '#!/usr/bin/env node\nmodule.exports = { mode: "none" };'],
  ])('is found in %s', (_, text) => {
    expect(value(text)).toEqual({ mode: 'none' });
  });

  it('can be several configurations', () => {
    expect(value('export default [{ mode: "none" }, { mode: "production" }];')).toEqual([
      { mode: 'none' },
      { mode: 'production' },
    ]);
  });

  it('is nothing in another module', () => {
    expect(read('console.log(1);')).toBeUndefined();
    expect(read('export default load();')).toBeUndefined();
  });
});

describe('values', () => {
  it('reads literals, patterns, templates and sums', () => {
    expect(
      value(
        'const name = "a"; export default { a: /x/u, b: `${name}.js`, c: "a" + "b", d: -1, e: !0, f: undefined }',
      ),
    ).toEqual({ a: /x/u, b: 'a.js', c: 'ab', d: -1, e: true, f: undefined });
  });

  it('makes paths absolute without knowing the folder', () => {
    expect(
      value(
        'export default { a: path.resolve(__dirname, "dist"), b: path.join(import.meta.dirname, x) }',
      ),
    ).toEqual({ a: '/project/dist', b: '/project/folder' });
  });

  it('takes an instance for a plugin, and a function for a function', () => {
    const config = value('export default { plugins: [new Some()], entry: () => "./a" }') as {
      plugins: [{ apply: unknown }];
      entry: unknown;
    };
    expect(config.plugins[0].apply).toBeTypeOf('function');
    expect(config.entry).toBeTypeOf('function');
  });

  it('leaves out what only a run would tell, and says so', () => {
    const found = read(
      'export default { mode: process.env.MODE, ...other, [key]: 1, module: { rules: [load()] } }',
    );
    expect(found?.value).toEqual({ module: { rules: [] } });
    expect(found?.open).toEqual(['mode', '…', '[…]', 'module.rules[0]']);
  });

  it('takes both branches of a condition', () => {
    const text =
      'export default { mode: isProd ? "production" : "prod", devtool: isProd && "eval" }';
    expect(value(text)).toEqual({ mode: 'production', devtool: 'eval' });
    expect(value(text, 'second')).toEqual({ mode: 'prod', devtool: false });
  });

  it('ends where constants refer to each other', () => {
    expect(value('const a = b; const b = a; export default { mode: a };')).toEqual({});
  });

  it('ends where the configuration itself refers to itself', () => {
    expect(read('const a = b; const b = a; export default a;')).toBeUndefined();
  });

  it('ends where constants repeat each other without end', () => {
    const constants = Array.from({ length: 20 }, (_, index) => {
      const next = `a${index + 1}`;
      return `const a${index} = [${Array.from({ length: 10 }, () => next).join(', ')}];`;
    });
    const started = performance.now();
    read(`${constants.join('\n')}\nconst a20 = ["x"];\nexport default { entry: a0 };`);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('changes no prototype', () => {
    value('export default { __proto__: { polluted: true }, ["__proto__"]: { polluted: true } }');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

it('tells the line of each option', () => {
  const found = read(
    'export default {\n  output: {\n    clean: true,\n  },\n  module: {\n    rules: [\n      { test: /a/ },\n    ],\n  },\n};',
  );
  expect(Object.fromEntries(found?.lines ?? [])).toEqual({
    output: 2,
    'output.clean': 3,
    module: 5,
    'module.rules': 6,
    'module.rules[0]': 7,
    'module.rules[0].test': 7,
  });
});

it('names the place that can not be parsed', () => {
  expect(() => parseConfiguration('export default {\n  mode: ,\n};')).toThrow(
    new ConfigurationSyntaxError('Unexpected token', { line: 2, column: 8 }),
  );
});
