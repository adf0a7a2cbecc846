import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cachedValue, keyOf } from '../../lib/build-cache.ts';
import { defaultLocale } from '../../site/locales.ts';
import { sections } from '../../site/sections.ts';
import { site } from '../../site/site.ts';
import { translatedLocales } from '../../content/translations.ts';
import { pagesOfSection, pagesOutsideSections } from '../../content/docs-pages.ts';
import type { BuiltSite } from '../built-pages/site.ts';
import { readDictionary } from './dictionary.ts';
import { searchFiles } from './files.ts';
import { LastIndexPlugin } from './last-index-plugin.ts';
import { openSearchDescription, openSearchFile, openSearchTag } from './open-search.ts';
import { blogPages, docPages, toolPages } from './pages.ts';
import type { PageAddress } from './pages.ts';
import { readKeywords } from './keywords.ts';
import { knownAddresses, makeRecords } from './records.ts';
import { withoutBase } from '../../content/pathname.ts';

/** How browsers discover the search, and the index of the last build for the development server. */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  const { baseUrl } = context;
  return {
    name: 'portal-search-index',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      return { plugins: [new LastIndexPlugin(path.join(context.outDir, 'search'))] };
    },
    injectHtmlTags: () => ({ headTags: [openSearchTag(baseUrl)] }),
  };
}

/** Writes the search index from the built pages, so ids and texts are those that readers see. */
export async function writeSearchIndex({
  baseUrl,
  i18n,
  siteConfig,
  siteDir,
  outDir,
  docs,
  blog,
  reader,
}: BuiltSite): Promise<void> {
  const pages: PageAddress[] = [
    ...sections.flatMap(({ id, title }) => docPages(pagesOfSection(docs, id), title)),
    ...docPages(pagesOutsideSections(docs), site.name),
    ...toolPages(baseUrl),
    ...blogPages(blog),
  ];
  const read = pages.map(({ permalink, title, section }) => ({
    url: withoutBase(permalink, baseUrl),
    title,
    section,
    content: reader.read(permalink),
  }));
  const folder = path.join(outDir, 'search');
  mkdirSync(folder, { recursive: true });
  const known = knownAddresses(read);
  const locale = translatedLocales.find((one) => one === i18n.currentLocale);
  const records = makeRecords(
    read,
    readKeywords(siteDir, known, locale === undefined ? [defaultLocale] : [defaultLocale, locale]),
  );
  const dictionary = locale === undefined ? [] : readDictionary(siteDir, locale);
  const listed = read.map(({ url, title, section }) => ({ url, title, section }));
  const files = await cachedValue(
    {
      siteDir,
      name: `search-index-${i18n.currentLocale}`,
      inputs: ['src/plugins/search-index/files.ts'],
    },
    keyOf(listed, records, dictionary),
    () => Promise.resolve(Object.fromEntries(searchFiles(listed, records, dictionary))),
  );
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
  }
  writeFileSync(
    path.join(outDir, openSearchFile),
    openSearchDescription(new URL(baseUrl, siteConfig.url).href),
  );
}
