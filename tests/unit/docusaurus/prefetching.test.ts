import chunkAssetModule from '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js';
import { describe, expect, it } from 'vitest';
import { DefinePlugin } from 'webpack';
import { withoutPrefetching } from '../../../src/docusaurus/prefetching.ts';
import { interopDefault } from '../../../src/lib/interop-default.ts';

describe('withoutPrefetching', () => {
  it('takes away the plugin of the installed Docusaurus, and no other', () => {
    const ChunkAssetPlugin = interopDefault(chunkAssetModule);
    const other = new DefinePlugin({});
    expect(withoutPrefetching([other, new ChunkAssetPlugin()])).toEqual([other]);
  });

  it('says what to look at when the plugin is no longer there', () => {
    expect(() => withoutPrefetching([new DefinePlugin({})])).toThrow(/prefetching\.ts/u);
  });
});
