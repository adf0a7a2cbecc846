import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import webpack from 'webpack';
import { LastIndexPlugin } from '../../../../src/plugins/search-index/last-index-plugin.ts';

describe('the index of the development server', () => {
  let dir = '';

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'last-index-'));
    writeFileSync(path.join(dir, 'index.js'), '');
  });

  afterEach(() => {
    rmSync(dir, { recursive: true });
  });

  async function compile(): Promise<string[]> {
    const compiler = webpack({
      mode: 'development',
      context: dir,
      entry: './index.js',
      output: { path: path.join(dir, 'out') },
      plugins: [new LastIndexPlugin(path.join(dir, 'build/search'))],
    });
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      compiler.run((error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
    expect(stats?.compilation.errors).toEqual([]);
    return readdirSync(path.join(dir, 'out'), { recursive: true }).map(String).sort();
  }

  it('is that of the last build, without its page', async () => {
    const folder = path.join(dir, 'build/search');
    mkdirSync(folder, { recursive: true });
    for (const name of ['index.json', 'text-0.json', 'index.html']) {
      writeFileSync(path.join(folder, name), '{}');
    }
    expect(await compile()).toEqual([
      'main.js',
      'search',
      path.join('search', 'index.json'),
      path.join('search', 'text-0.json'),
    ]);
  });

  it('is missing without a build, which breaks nothing', async () => {
    expect(await compile()).toEqual(['main.js']);
  });
});
