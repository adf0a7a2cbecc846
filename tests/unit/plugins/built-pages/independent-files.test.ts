import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import webpack from 'webpack';
import { IndependentFiles } from '../../../../src/plugins/built-pages/independent-files.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'portal-independent-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

function filesOf(siteDir: string): IndependentFiles {
  return new IndependentFiles({ siteDir, outDir: path.join(dir, 'build') });
}

it('says that webpack has not run', async () => {
  await expect(filesOf(dir).written()).rejects.toThrow(
    'The pages were built before they were bundled.',
  );
});

it('reports a file that could not be made when it is asked for, not while webpack runs', async () => {
  // A folder without the projects of guides.
  const files = filesOf(dir);
  const compiler = webpack({ context: dir, plugins: [files] });
  await new Promise((taken) => {
    compiler.hooks.run.callAsync(compiler, taken);
  });
  await expect(files.written()).rejects.toThrow(/ENOENT/u);
});
