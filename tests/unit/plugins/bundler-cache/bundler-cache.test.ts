import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import bundlerCachePlugin from '../../../../src/plugins/bundler-cache/index.ts';
import { configuredBy } from '../../../support/configured.ts';

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.ts': 'export default {};\n',
  'package-lock.json': '{}\n',
  'src/docusaurus/page-module.mjs': 'export default String;\n',
  'loader.cjs': 'module.exports = (source) => source;\n',
  'index.js': 'console.log(1);\n',
};

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'portal-bundler-cache-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
});
afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

function configured(config: Configuration): Configuration {
  return configuredBy(bundlerCachePlugin({ siteDir } as LoadContext), config);
}

interface Run {
  /** True if the module wasn't in the cache. */
  readonly isBuilt: boolean;
  /** Files and folders whose imports webpack looks for. */
  readonly buildDependencies: readonly string[];
}

async function runWebpack(): Promise<Run> {
  const compiler = webpack(
    configured({
      mode: 'production',
      context: siteDir,
      entry: './index.js',
      output: { path: path.join(siteDir, 'dist') },
      module: { rules: [{ test: /\.js$/u, use: path.join(siteDir, 'loader.cjs') }] },
      cache: {
        type: 'filesystem',
        cacheDirectory: path.join(siteDir, 'cache'),
        version: '1',
        buildDependencies: { config: [path.join(siteDir, 'docusaurus.config.ts')] },
      },
    }),
  );
  const buildDependencies: string[] = [];
  compiler.cache.hooks.storeBuildDependencies.tap('test', (dependencies) => {
    buildDependencies.push(...dependencies);
  });
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  compiler.run((error, stats) => {
    if (error !== null || stats === undefined) reject(error ?? new Error('no stats'));
    else {
      const { modules, builtModules } = stats.compilation;
      resolve([...modules].some((module) => builtModules.has(module)));
    }
  });
  const isBuilt = await promise;
  await new Promise((closed) => {
    compiler.close(closed);
  });
  return { isBuilt, buildDependencies };
}

it('lets webpack keep its cache without looking for what loaders import', async () => {
  await expect(runWebpack()).resolves.toEqual({ isBuilt: true, buildDependencies: [] });
  await expect(runWebpack()).resolves.toEqual({ isBuilt: false, buildDependencies: [] });
});

it.each(['docusaurus.config.ts', 'package-lock.json', 'src/docusaurus/page-module.mjs'])(
  'drops the cache when %s changes',
  async (name) => {
    await runWebpack();
    appendFileSync(path.join(siteDir, name), '\n');
    await expect(runWebpack()).resolves.toMatchObject({ isBuilt: true });
    await expect(runWebpack()).resolves.toMatchObject({ isBuilt: false });
  },
);

it('keeps the name and the version that Docusaurus gives the cache', () => {
  const version = (own: string): unknown => {
    const { cache } = configured({ cache: { type: 'filesystem', name: 'client', version: own } });
    expect(cache).toMatchObject({ type: 'filesystem', name: 'client' });
    return typeof cache === 'object' && cache.type === 'filesystem' && cache.version;
  };
  expect(version('1')).not.toBe(version('2'));
});

it('changes nothing where there is no cache', () => {
  const { cache } = configured({ mode: 'production' });
  expect(cache).toBeUndefined();
});
