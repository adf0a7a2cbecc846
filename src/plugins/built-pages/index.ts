import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedDocs } from '../../content/docs-pages.ts';
import { offlineReading } from '../offline/index.ts';
import { writeSearchIndex } from '../search-index/index.ts';
import { writeContentIndex } from './content-index.ts';
import { writeMarkdownCopies } from './markdown-copies.ts';
import { writeDataFiles } from './data-files.ts';
import type { ReferenceContent } from '../reference/index.ts';
import { PageReader, readPages } from './read.ts';
import { IndependentFiles } from './independent-files.ts';
import { inlinePreviewScript } from './preview.ts';
import { writeRedirects } from './redirects.ts';
import { writeSavedFiles } from './saved-files.ts';
import type { BuiltSite, Step } from './site.ts';
import { writeTexts } from './texts.ts';
import { writeRobots, writeWebManifest } from './well-known.ts';

/** Steps that process the built pages, in this order. */
const steps: readonly Step[] = [
  writeTexts,
  writeRedirects,
  writeRobots,
  writeWebManifest,
  readPages,
  writeMarkdownCopies,
  writeDataFiles,
  writeContentIndex,
  writeSearchIndex,
  inlinePreviewScript,
];

async function takeSteps(site: BuiltSite): Promise<void> {
  for (const step of steps) await step(site);
}

/**
 * Runs all steps that process the built pages. Offline reading comes last: it lists files by the hash of their content.
 */
export default function builtPagesPlugin(context: LoadContext): Plugin {
  const offline = offlineReading(context);
  let docs: LoadedContent | undefined;
  let blog: BlogContent | undefined;
  let reference: ReferenceContent | undefined;
  const independentFiles = new IndependentFiles(context);
  return {
    name: 'portal-built-pages',
    getClientModules: offline.getClientModules,
    configureWebpack(config, isServer, utils, content) {
      const own = offline.configureWebpack(config, isServer, utils, content);
      return isServer ? own : { ...own, plugins: [...(own?.plugins ?? []), independentFiles] };
    },
    allContentLoaded({ allContent }) {
      docs = loadedDocs(allContent);
      blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      reference = allContent.reference?.default as ReferenceContent | undefined;
    },
    async postBuild(props) {
      if (docs === undefined || reference === undefined) {
        throw new Error('The pages were built before they were loaded.');
      }
      const reader = new PageReader(context, props.outDir);
      const site = { ...context, outDir: props.outDir, docs, blog, reference, reader };
      // Files to save contain the archives of projects.
      await independentFiles.written();
      // What readers save is made in a thread: no other step needs it, or changes what it's made from.
      await Promise.all([writeSavedFiles(site), takeSteps(site)]);
      await offline.write(props);
    },
  };
}
