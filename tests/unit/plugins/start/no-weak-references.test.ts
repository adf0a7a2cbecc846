import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFsFromVolume, Volume } from 'memfs';
import webpack from 'webpack';
import { NoWeakReferencesPlugin } from '../../../../src/plugins/start/no-weak-references.ts';

const require = createRequire(import.meta.url);
const { generateRouteFiles } = require('@docusaurus/core/lib/server/codegen/codegenRoutes.js') as {
  readonly generateRouteFiles: (options: {
    readonly generatedFilesDir: string;
    readonly routes: RouteConfig[];
    readonly baseUrl: string;
  }) => Promise<void>;
};

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'portal-lazy-'));
  writeFileSync(path.join(dir, 'page.mdx'), 'export default "text";');
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

/** A backend without a server, for which no page has been opened. */
const backend = (_compiler: webpack.Compiler, done: (error: null, api: object) => void): void => {
  done(null, {
    dispose: (ended: () => void) => {
      ended();
    },
    module: () => ({ client: path.join(dir, 'client.js'), data: 'page', active: false }),
  });
};

/** Modules that webpack compiles for the list of routes that Docusaurus writes. */
async function compiledModules(plugins: webpack.WebpackPluginInstance[]): Promise<string[]> {
  const routes = [{ path: '/page/', component: path.join(dir, 'page.mdx'), exact: true }];
  await generateRouteFiles({ generatedFilesDir: dir, routes, baseUrl: '/' });
  writeFileSync(path.join(dir, 'client.js'), 'exports.activate = () => () => {};');
  const compiler = webpack({
    mode: 'development',
    context: dir,
    entry: './registry.js',
    experiments: {
      lazyCompilation: { entries: false, test: /\.mdx$/u, backend: backend as never },
    },
    plugins,
  });
  compiler.outputFileSystem = createFsFromVolume(new Volume()) as never;
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error === null) resolve(result);
      else reject(error);
    });
  });
  expect(stats?.compilation.errors).toEqual([]);
  return [...(stats?.compilation.modules ?? [])].map((one) =>
    path.basename(one.nameForCondition() ?? ''),
  );
}

it('pages in the list of routes that Docusaurus writes wait until they are opened', async () => {
  expect(await compiledModules([])).toContain('page.mdx');
  const modules = await compiledModules([new NoWeakReferencesPlugin()]);
  expect(modules).toContain('registry.js');
  expect(modules).not.toContain('page.mdx');
});
