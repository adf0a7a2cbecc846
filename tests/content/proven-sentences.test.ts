/** Sentences about behavior that no schema knows, each beside the run that proves it. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import webpack from 'webpack';

/** What a program prints and returns after a production build with these options of the minimizer. */
async function builtCode(compress: object): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-proof-'));
  try {
    await writeFile(path.join(folder, 'index.js'), "console.log('seen by the reader');\n");
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './index.js',
      output: { path: path.join(folder, 'dist') },
      optimization: { minimizeOptions: { javascript: { compress } } },
    });
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    compiler.run((error, stats) => {
      const failure = error ?? stats?.compilation.errors[0];
      if (failure) reject(failure);
      else resolve(undefined);
    });
    await promise;
    return readFileSync(path.join(folder, 'dist/main.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('optimization changes what a program does when the minimizer is told to remove code', async () => {
  const page = readFileSync('docs/configuration/optimization.mdx', 'utf8');
  expect(page).toContain('minimizeOptions: { javascript: { compress: { drop_console: true } } }');
  expect(page).toContain(
    'unless you tell the minimizer to remove code, as `drop_console` in the sample above does',
  );
  expect(page).not.toContain('None of it changes what your program does');
  await expect(builtCode({})).resolves.toContain('seen by the reader');
  await expect(builtCode({ drop_console: true })).resolves.not.toContain('seen by the reader');
});

it('a tap that returns a settled promise costs a microtask, not a turn of the event loop', async () => {
  const page = readFileSync('docs/api/plugins.mdx', 'utf8');
  expect(page).toContain('makes webpack wait for at least a microtask');
  expect(page).not.toContain('turn of the event loop');
  const compiler = webpack({ entry: './index.js' });
  compiler.hooks.beforeRun.tapPromise('Test', () => Promise.resolve());
  const order: string[] = [];
  const turn = setImmediate().then(() => order.push('next turn'));
  compiler.hooks.beforeRun.callAsync(compiler, () => order.push('hook'));
  order.push('caller');
  await turn;
  expect(order).toEqual(['caller', 'hook', 'next turn']);
});
