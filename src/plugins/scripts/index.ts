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

/** Whether a chunk is loaded only by requests of a kind. */
function isLoadedBy(chunk: Chunk, isOfKind: (request: string) => boolean): boolean {
  return [...chunk.groupsIterable].every(({ origins }) =>
    origins.some(({ request }) => request && isOfKind(request)),
  );
}

/** Styles have files of their own. */
const isScript = ({ type }: Module) => !type.startsWith('css');

const isDocsChunk = (chunk: Chunk) => isLoadedBy(chunk, (request) => docsComponents.has(request));

/** They are in one file: on a phone, starting a request costs more than transferring the content. */
const docsChunk = {
  name: 'docs',
  enforce: true,
  chunks: isDocsChunk,
  test: isScript,
};

/** What routes know of their plugins: a file of its own for a few bytes would be one more request for each page. */
const routeContexts = {
  name: 'main',
  enforce: true,
  chunks: 'all',
  test: (module: Module) => /[\\/]__plugin\.json$/u.test(module.nameForCondition() ?? ''),
} as const;

/** The beginnings of posts, which the blog lists all at once. */
const listedPosts = {
  name: 'posts',
  enforce: true,
  chunks: (chunk: Chunk) => isLoadedBy(chunk, (request) => request.endsWith('?truncated=true')),
  test: isScript,
};

/** The name of the editor's chunk lets idle filling skip it; see `isEditorFile`. */
const editorChunk = {
  name: 'playground-editor-code',
  enforce: true,
  chunks: ({ name }: Chunk) => name === editorChunkName,
  test: isScript,
  filename: `assets/js/${editorChunkName}.[contenthash:8].js`,
};

/** Docs pages, and the printable sections made of them. */
const docsPage = /^@site\/(?:docs|i18n|src\/components\/PrintableSection)\//u;
/** The frame of docs pages, the blog, and the not-found page, whose content the frame includes. */
const textFrame = (request: string) =>
  docsComponents.has(request) || /^@theme\/(?:Blog|NotFound)/u.test(request);
/** Pages of `src/pages`, and what a click opens. */
const ownRequest = /^(?:@site\/src\/pages\/|\.\/(?:Answers|SiteTree|Workbench)\.tsx$)/u;

interface Context {
  readonly chunkGraph: ChunkGraph;
}

/**
 * Which file styles are in: Docusaurus's, which all pages load, that of pages with text, or one for what is loaded
 * alone. What others build on is in one file only: loaded a second time, it would override them.
 *
 * @returns undefined for a module without styles
 */
function fileOfStyles(
  module: Module,
  { chunkGraph }: Context,
): 'styles' | 'text' | 'own' | undefined {
  if (isScript(module)) return undefined;
  const chunks = chunkGraph.getModuleChunks(module);
  const areAll = (isOfKind: (request: string) => boolean) =>
    chunks.every((chunk) => isLoadedBy(chunk, isOfKind));
  const isAlone = chunks.length === 1;
  if (areAll((request) => docsPage.test(request) || textFrame(request))) {
    return isAlone && !chunks.some(isDocsChunk) ? 'own' : 'text';
  }
  return isAlone && areAll((request) => ownRequest.test(request)) ? 'own' : 'styles';
}

const commonStyles = {
  test: (module: Module, context: Context) => fileOfStyles(module, context) === 'styles',
};
/** As Docusaurus's own group of styles. */
const textStyles = {
  name: 'text',
  type: 'css/mini-extract',
  chunks: 'all',
  enforce: true,
  priority: 50,
  test: (module: Module, context: Context) => fileOfStyles(module, context) === 'text',
} as const;

/**
 * Changes to the scripts of a build. The browser's start in steps, and modules of docs pages leave the text to the HTML;
 * see `decisions/012-entry-in-steps.md` and `decisions/018-page-text.md`. The server's are one file.
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
      return {
        ...(!isServer &&
          isBuild && {
            mergeStrategy: { plugins: 'replace' },
            entry: own('entry.ts'),
            // Chunk names are hashes, which the runtime would list in addition to the content hashes.
            output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
            optimization: {
              splitChunks: {
                cacheGroups: {
                  docs: docsChunk,
                  contexts: routeContexts,
                  posts: listedPosts,
                  editor: editorChunk,
                  styles: commonStyles,
                  text: textStyles,
                },
              },
            },
            plugins: [
              ...withoutFileList(config.plugins ?? []),
              new RouteFilesPlugin(generatedFilesDir),
            ],
          }),
        // npm copies packages rather than linking them, so resolving symbolic links for every file is useless.
        resolve: { symlinks: false },
        // The server's code is one file whose name has no hash.
        ...(isServer && { optimization: { realContentHash: false } }),
        module: {
          // Docusaurus doesn't split the server's chunks: each page's would have its own copy of all components.
          ...(isServer && { parser: { javascript: { dynamicImportMode: 'eager' } } }),
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
