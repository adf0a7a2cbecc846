import { describe, expect, it } from 'vitest';
import webpack from 'webpack';
import { AssetListPlugin } from '../../../examples/writing-a-plugin/1-asset-list/plugins/asset-list-plugin.js';

/** A compiler without what webpack 5.106 added. */
function olderCompiler(options: webpack.Configuration = {}): webpack.Compiler {
  const compiler = webpack(options);
  const hooks: Partial<webpack.Compiler['hooks']> = { ...compiler.hooks };
  delete hooks.validate;
  return Object.create(compiler, { hooks: { value: hooks }, validate: { value: undefined } });
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
