import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { RouteFilesPlugin } from '../../../../src/docusaurus/route-files.ts';
import scriptsPlugin from '../../../../src/plugins/scripts/index.ts';
import { configuredBy } from '../../../support/configured.ts';

let siteDir = '';

const files: Readonly<Record<string, string>> = {
  'src/docusaurus/page-module.mjs':
    'export const pitch = function () { return `export const page = true;`; }; export default String;',
  'mdx.cjs': 'module.exports = (source) => `export const compiled = ${JSON.stringify(source)};`;',
  'docs/a.mdx': 'A',
  'docs/_part.mdx': 'Part',
  'other/b.mdx': 'B',
  'index.js': `
    import * as page from './docs/a.mdx';
    import * as text from './docs/a.mdx?compiled';
    import * as part from './docs/_part.mdx';
    import * as other from './other/b.mdx';
    console.log(page, text, part, other);`,
};

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'portal-_scripts-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
});

afterAll(() => rm(siteDir, { recursive: true }));

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Stands for the plugin of Docusaurus with this name. */
class ChunkAssetPlugin {
  apply(): void {
    // Does nothing.
  }
}

function configured(config: Configuration, isServer: boolean): Configuration {
  const plugin = scriptsPlugin({
    siteDir,
    localizationDir: path.join(siteDir, 'i18n/en'),
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
  } as LoadContext);
  return configuredBy(plugin, config, { isServer });
}

/** What webpack makes of each module with the rule of the plugin, in front of one that compiles Markdown. */
async function builtModules(isServer: boolean): Promise<Record<string, string>> {
  const own = configured({}, isServer);
  const compiler = webpack({
    mode: 'none',
    context: siteDir,
    entry: './index.js',
    output: { path: path.join(siteDir, 'build') },
    module: {
      rules: [
        { test: /\.mdx$/u, use: path.join(siteDir, 'mdx.cjs') },
        ...(own.module?.rules ?? []),
      ],
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<webpack.Stats>();
  compiler.run((error, stats) => {
    if (error !== null || stats === undefined) reject(error ?? new Error('no stats'));
    else resolve(stats);
  });
  const { compilation } = await promise;
  expect(compilation.errors).toEqual([]);
  return Object.fromEntries(
    [...compilation.modules].flatMap((module) =>
      module instanceof webpack.NormalModule && module.resource.includes('.mdx')
        ? [
            [
              path.relative(siteDir, module.resource).split(path.sep).join('/'),
              String(module.originalSource()?.source()),
            ],
          ]
        : [],
    ),
  );
}

it.each([true, false])('gives pages a module of their own (server: %s)', async (isServer) => {
  await expect(builtModules(isServer)).resolves.toEqual({
    'docs/a.mdx': 'export const page = true;',
    'docs/a.mdx?compiled': 'export const compiled = "A";',
    'docs/_part.mdx': 'export const compiled = "Part";',
    'other/b.mdx': 'export const compiled = "B";',
  });
});

it('has its own entry in a build, and all plugins but the one that lists every chunk', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const kept = new webpack.DefinePlugin({});
  const given: Configuration = { entry: './client.js', plugins: [kept, new ChunkAssetPlugin()] };
  const { entry, plugins } = configured(given, false);
  expect(entry).toBe(path.join(siteDir, 'src/docusaurus/entry.ts'));
  expect(plugins).toEqual([kept, expect.any(RouteFilesPlugin)]);
});
