import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchSettings } from '../../search/client.ts';
import { hostedSettings } from '../../site/environment.ts';
import { sections } from '../../site/sections.ts';
import { site } from '../../site/site.ts';
import { translatedLocales } from '../../content/translations.ts';
import { loadedDocs, pagesOfSection, pagesOutsideSections } from '../../content/docs-pages.ts';
import { finishedPages } from '../finished-pages/index.ts';
import { readDictionary } from './dictionary.ts';
import { searchFiles } from './files.ts';
import { LastIndexPlugin } from './last-index-plugin.ts';
import { openSearchDescription, openSearchFile, openSearchTag } from './open-search.ts';
import { blogPages, docPages } from './pages.ts';
import type { PageAddress } from './pages.ts';
import { readKeywords } from './keywords.ts';
import { knownAddresses, makeRecords } from './records.ts';

/** Writes the search index from the finished pages, so that ids and texts are those that readers see. */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  const { baseUrl, i18n, siteConfig, siteDir } = context;
  const hosted = hostedSettings(process.env);
  let docs: LoadedContent | undefined;
  let blog: BlogContent | undefined;
  return {
    name: 'portal-search-index',
    allContentLoaded({ allContent }) {
      docs = loadedDocs(allContent);
      blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
    },
    contentLoaded({ actions }) {
      const settings: SearchSettings = hosted === undefined ? {} : { hosted };
      actions.setGlobalData(settings);
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      return { plugins: [new LastIndexPlugin(path.join(context.outDir, 'search'))] };
    },
    injectHtmlTags: () => ({ headTags: [openSearchTag(baseUrl)] }),
    postBuild({ outDir }) {
      if (docs === undefined) throw new Error('The search index was asked for before the pages.');
      const content = docs;
      const pages: PageAddress[] = [
        ...sections.flatMap(({ id, title }) => docPages(pagesOfSection(content, id), title)),
        ...docPages(pagesOutsideSections(content), site.name),
        ...blogPages(blog),
      ];
      const finished = finishedPages(outDir);
      const read = pages.map(({ permalink, title, section, isCurrent }) => ({
        url: `/${permalink.slice(baseUrl.length)}`,
        title,
        section,
        content: finished.read({ permalink, title, isCurrent }).content,
      }));
      const folder = path.join(outDir, 'search');
      mkdirSync(folder, { recursive: true });
      const keywords = readKeywords(siteDir, knownAddresses(read));
      const locale = translatedLocales.find((one) => one === i18n.currentLocale);
      const dictionary = locale === undefined ? [] : readDictionary(siteDir, locale);
      for (const [name, text] of searchFiles(read, makeRecords(read, keywords), dictionary)) {
        writeFileSync(path.join(folder, name), text);
      }
      writeFileSync(
        path.join(outDir, openSearchFile),
        openSearchDescription(new URL(baseUrl, siteConfig.url).href),
      );
    },
  };
}
