import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';

interface ExampleModule {
  readonly AssetListPlugin: new (options: object) => { apply(compiler: Compiler): void };
}

const file = path.resolve('examples/writing-a-plugin/1-asset-list/plugins/asset-list-plugin.js');
const { AssetListPlugin } = (await import(pathToFileURL(file).href)) as ExampleModule;

// The first compiler loads most of webpack, which takes its time on a busy machine.
beforeAll(() => {
  webpack({});
}, 60_000);

/** A compiler without what webpack 5.106 added. */
function olderCompiler(options: Configuration = {}): Compiler {
  const compiler = webpack(options);
  const hooks = Object.fromEntries(
    Object.entries(compiler.hooks).filter(([name]) => name !== 'validate'),
  );
  return Object.create(compiler, {
    hooks: { value: hooks },
    validate: { value: undefined },
  }) as Compiler;
}

describe('the plugin that "Writing a plugin" shows', () => {
  it('works before webpack 5.106, which has no hook for validation', () => {
    expect(() => {
      new AssetListPlugin({ filename: 'list.txt' }).apply(olderCompiler());
    }).not.toThrow();
  });

  it('rejects an option that it does not have', () => {
    const plugin = new AssetListPlugin({ file: 'list.txt' });
    expect(() => {
      plugin.apply(olderCompiler());
    }).toThrow(/unknown property 'file'/u);
  });

  it('checks nothing where the configuration says so', () => {
    const plugin = new AssetListPlugin({ file: 'list.txt' });
    expect(() => {
      plugin.apply(olderCompiler({ validate: false }));
    }).not.toThrow();
  });
});
