import { describe, expect, it } from 'vitest';
import { sampleProject } from '../../../src/playground/samples.ts';
import type { SampleBlock } from '../../../src/playground/samples.ts';

function block(title: string | undefined, code: string, language = 'js'): SampleBlock {
  return { title, code, language };
}

function pathsOf(blocks: readonly SampleBlock[], index: number): string[] | undefined {
  return sampleProject(blocks, index)?.files.map(({ path }) => path);
}

const configuration = block('webpack.config.mjs', "export default { entry: './src/app.js' };");

describe('samples as projects', () => {
  it('take the files that their page shows, and what those import', () => {
    const blocks = [
      block('src/app.js', "import { total } from './cart.js';\nimport './app.css';"),
      block('src/cart.js', 'export const total = 1;'),
      configuration,
    ];
    expect(pathsOf(blocks, 2)).toEqual([
      'webpack.config.mjs',
      'src/app.js',
      'src/cart.js',
      'src/app.css',
      'package.json',
    ]);
  });

  it('take the block that exports what is imported', () => {
    const blocks = [
      block('src/cart.js', 'export const sum = 1;'),
      block('src/app.js', "import { total } from './cart.js';"),
      block('src/cart.js', 'export const total = 2;'),
    ];
    const project = sampleProject(blocks, 1);
    expect(project?.files.find(({ path }) => path === 'src/cart.js')?.content).toBe(
      'export const total = 2;\n',
    );
  });

  it('fill in entry points that the page does not show', () => {
    const project = sampleProject([configuration], 0);
    expect(project?.files.find(({ path }) => path === 'src/app.js')?.content).toContain('Hello');
  });

  it('make a configuration for a plugin and for a module', () => {
    const plugin = block('plugins/a.js', 'export class A {\n  apply(compiler) {}\n}');
    expect(sampleProject([plugin], 0)?.files[1]?.content).toContain('new A()');
    const module_ = block('src/a.js', 'console.log(1);');
    expect(sampleProject([module_], 0)?.files[1]?.content).toContain("entry: './src/a.js'");
  });

  it.each([
    [
      'a package that the playground does not have',
      "import x from 'left-pad';\nexport default {};",
    ],
    [
      'a module that the page does not show',
      "import x from './x.js';\nexport default { name: x };",
    ],
    ['a loader', "export default { module: { rules: [{ test: /a/, loader: 'x-loader' }] } };"],
    ['what is no JavaScript', 'export default {{'],
    ['an entry point that only a tool reads', "export default { entry: './src/a.scss' };"],
  ])('refuse %s', (_, code) => {
    expect(sampleProject([block('webpack.config.mjs', code)], 0)).toBeUndefined();
  });

  it('refuse differences and parts of files', () => {
    expect(sampleProject([{ ...configuration, language: 'diff' }], 0)).toBeUndefined();
    expect(sampleProject([block('src/a.js (excerpt)', 'a();')], 0)).toBeUndefined();
  });
});
