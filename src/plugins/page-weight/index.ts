import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SharedChunksPlugin } from './shared-chunks.ts';
import { StartScriptPlugin, readStartScript } from './start-script.ts';
import { sheetOf, sheets } from './styles.ts';
import type { Sheet } from './styles.ts';
import { UnusedRulesPlugin } from './unused-rules-plugin.ts';

/** Docusaurus' plugin for the addresses of files that are prefetched; nothing is, so pages need not know them. */
const addressPlugin = 'ChunkAssetPlugin';

/** Puts the styles of one shared stylesheet together, on all pages that need one of them. */
function styleGroup(sheet: Sheet) {
  return {
    name: sheet,
    type: 'css/mini-extract',
    chunks: 'all',
    enforce: true,
    priority: 50,
    test: (module: { nameForCondition: () => string | null }) =>
      sheetOf(module.nameForCondition() ?? '') === sheet,
  } as const;
}

/**
 * Keeps small what a page loads: fewer and smaller files of scripts and styles, and none of the scripts before the
 * page has been shown. See CONTRIBUTING.md, "Weight".
 */
export default function pageWeightPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/plugins/page-weight');
  const fromSite = createRequire(path.join(siteDir, 'package.json')).resolve;
  const isBuild = process.env.NODE_ENV === 'production';
  const startScript = readStartScript(siteDir);
  return {
    name: 'portal-page-weight',
    injectHtmlTags: () =>
      isBuild
        ? {
            headTags: [
              {
                tagName: 'script',
                attributes: { src: baseUrl + startScript.file, defer: true },
              },
            ],
          }
        : {},
    configureWebpack(config, isServer) {
      const registry = {
        test: path.join(generatedFilesDir, 'registry.js'),
        use: [{ loader: path.join(folder, 'registry.mjs'), options: { isServer } }],
      };
      if (isServer || !isBuild) return { module: { rules: [registry] } };
      config.plugins = (config.plugins ?? []).filter(
        (plugin) => plugin?.constructor.name !== addressPlugin,
      );
      return {
        entry: path.join(siteDir, 'src/client/in-steps.ts'),
        // Names of chunks say nothing to anybody, and would be listed on every page.
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        module: {
          rules: [
            registry,
            {
              test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              use: [path.join(folder, 'client-config.mjs')],
            },
          ],
        },
        resolve: {
          alias: {
            [fromSite('@docusaurus/core/lib/client/docusaurus.js')]: path.join(
              folder,
              'navigation.ts',
            ),
            [fromSite('@docusaurus/core/lib/client/exports/Link.js')]: path.join(
              folder,
              'link.tsx',
            ),
            [fromSite('@docusaurus/core/lib/client/browserContext.js')]: path.join(
              folder,
              'browser-context.tsx',
            ),
          },
        },
        optimization: {
          splitChunks: {
            cacheGroups: Object.fromEntries(sheets.map((sheet) => [sheet, styleGroup(sheet)])),
          },
        },
        plugins: [
          new StartScriptPlugin(startScript),
          new UnusedRulesPlugin(),
          new SharedChunksPlugin(generatedFilesDir),
        ],
      };
    },
  };
}
