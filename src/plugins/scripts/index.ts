import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Chunk, ChunkGraph, Module } from 'webpack';
import { editorChunkName } from '../../site/playground.ts';
import { RouteFilesPlugin, withoutFileList } from '../../docusaurus/route-files.ts';

/** Components that every docs page renders. Docusaurus would load each as a separate chunk. */
const docsComponents: ReadonlySet<string | undefined> = new Set([
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
]);

/** They are in one file: on a phone, starting a request costs more than transferring the content. */
const docsChunk = {
  name: 'docs',
  enforce: true,
  chunks: ({ groupsIterable }: Chunk) =>
    [...groupsIterable].every(({ origins }) =>
      origins.some(({ request }) => docsComponents.has(request)),
    ),
  // Styles are in one file for all pages.
  test: ({ type }: Module) => !type.startsWith('css'),
};

/** The name of the editor's chunk lets idle filling skip it; see `isEditorFile`. */
const editorChunk = {
  name: 'playground-editor-code',
  enforce: true,
  chunks: ({ name }: Chunk) => name === editorChunkName,
  test: ({ type }: Module) => !type.startsWith('css'),
  filename: `assets/js/${editorChunkName}.[contenthash:8].js`,
};

/** What Docusaurus and our components import on demand: pages of `src/pages`, the blog, search results, the menu. */
const ownStyles = /^(?:@site\/src\/pages\/|@theme\/Blog|\.\/(?:Answers|SiteTree|Workbench)\.tsx$)/u;

/**
 * Docusaurus puts all styles in one file. Styles that only the home page, the blog or a click needs are loaded with
 * their scripts instead, since no docs page needs them. Shared styles stay together, because their order matters.
 */
const commonStyles = {
  test(module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) {
    const isOwn = ({ groupsIterable }: Chunk) =>
      [...groupsIterable].every(({ origins }) =>
        origins.some(({ request }) => ownStyles.test(request)),
      );
    return !chunkGraph.getModuleChunks(module).every(isOwn);
  },
};

/**
 * Changes to the browser scripts of a build: they start in steps, and modules of docs pages leave the text to the HTML;
 * see `decisions/012-entry-in-steps.md` and `decisions/018-page-text.md`.
 */
export default function scriptsPlugin({
  siteDir,
  localizationDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const own = (file: string) => path.join(siteDir, 'src/docusaurus', file);
  const folders = [
    path.join(siteDir, 'docs'),
    path.join(localizationDir, 'docusaurus-plugin-content-docs'),
  ];
  return {
    name: 'portal-scripts',
    configureWebpack(config, isServer) {
      const isBuild = process.env.NODE_ENV === 'production';
      if (!isServer && isBuild) {
        config.plugins = withoutFileList(config.plugins ?? []);
        config.entry = own('entry.ts');
      }
      return {
        ...(!isServer &&
          isBuild && {
            // Chunk names are hashes, which the runtime would list in addition to the content hashes.
            output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
            optimization: {
              splitChunks: {
                cacheGroups: { docs: docsChunk, editor: editorChunk, styles: commonStyles },
              },
            },
            plugins: [new RouteFilesPlugin(generatedFilesDir)],
          }),
        module: {
          rules: [
            {
              test: /\.mdx?$/iu,
              include: folders.map((folder) => `${folder}${path.sep}`),
              // Partials aren't pages.
              exclude: (file) =>
                path
                  .relative(siteDir, file)
                  .split(path.sep)
                  .some((part) => part.startsWith('_')),
              // A query requests the compiled text of a page.
              resourceQuery: { not: [/./u] },
              // Loaders with `enforce: 'post'` pitch first, so the page can skip compiling its text.
              enforce: 'post',
              use: [
                {
                  loader: own('page-module.mjs'),
                  options: { keepsServerText: !isServer && isBuild },
                },
              ],
            },
          ],
        },
      };
    },
  };
}
