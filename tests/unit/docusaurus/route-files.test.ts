import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import chunkAssetModule from '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import webpack, { DefinePlugin } from 'webpack';
import { RouteFilesPlugin, withoutFileList } from '../../../src/docusaurus/route-files.ts';
import { interopDefault } from '../../../src/lib/interop-default.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-route-files-'));
  writeFileSync(path.join(folder, 'main.js'), "import(/* webpackChunkName: 'abc' */ './page.js');");
  writeFileSync(path.join(folder, 'page.js'), 'export default 1;');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function build(manifest: unknown): Promise<Error | null> {
  writeFileSync(path.join(folder, 'client-manifest.json'), JSON.stringify(manifest));
  return new Promise((resolve) => {
    webpack(
      {
        mode: 'none',
        context: folder,
        entry: './main.js',
        output: { path: path.join(folder, 'dist'), chunkFilename: 'assets/[name].js' },
        plugins: [new RouteFilesPlugin(folder)],
      },
      resolve,
    );
  });
}

describe('the manifest of a build', () => {
  it('names the files of a route by its request, without those of the entry', async () => {
    const entry = { js: [{ file: 'main.js' }] };
    expect(
      await build({ entrypoints: ['main'], origins: { main: [0] }, assets: { 0: entry } }),
    ).toBe(null);
    expect(JSON.parse(readFileSync(path.join(folder, 'client-manifest.json'), 'utf8'))).toEqual({
      entrypoints: ['main'],
      origins: { main: [0], './page.js': ['assets/abc.js'], './main.js': [] },
      assets: { 0: entry, 'assets/abc.js': { js: [{ file: 'assets/abc.js' }] } },
    });
  });

  it('is looked at again when Docusaurus changes its form', async () => {
    expect((await build({ chunks: {} }))?.message).toMatch(
      /route-files\.ts: .+client-manifest\.json has no "origins"/u,
    );
  });
});

describe('the list of all chunks', () => {
  it('goes with the plugin of the installed Docusaurus, and no other', () => {
    const ChunkAssetPlugin = interopDefault(chunkAssetModule);
    const other = new DefinePlugin({});
    expect(withoutFileList([other, new ChunkAssetPlugin()])).toEqual([other]);
  });

  it('is looked for again when the plugin is no longer there', () => {
    expect(() => withoutFileList([new DefinePlugin({})])).toThrow(/route-files\.ts/u);
  });
});
