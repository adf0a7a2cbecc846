import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { dataFolder, dataIndexName } from '../../content/data/format.ts';
import {
  joinCopies,
  llmsFullName,
  llmsIndexName,
  markdownCopyName,
  markdownCopyOf,
} from '../../content/markdown-copy.ts';
import { llmsIndex, llmsSection } from '../../content/markdown/llms.ts';
import { pageGroups } from '../../content/markdown/pages.ts';
import { belowBase } from '../../content/pathname.ts';
import { locales } from '../../site/locales.ts';
import type { Locale } from '../../site/locales.ts';
import { toolPages } from '../search-index/pages.ts';
import { rootOf } from './site.ts';
import type { BuiltSite } from './site.ts';

/**
 * Writes a Markdown copy of each page, for readers who paste it elsewhere and for programs; long pages are split into
 * sections.
 */
export function writeMarkdownCopies(site: BuiltSite): void {
  const { baseUrl, siteConfig, codeTranslations, outDir, docs, blog, reader, i18n } = site;
  const groups = pageGroups(docs, blog, codeTranslations, siteConfig.title);
  const publicUrl = (pathname: string) => new URL(pathname, siteConfig.url).href;
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
    writeFileSync(path.join(outDir, file), text);
  };
  const copies = groups
    .flatMap(({ pages }) => pages)
    .flatMap((page) => {
      const { markdown, sections } = reader.read(page.permalink).copy;
      const folder = belowBase(page.permalink, baseUrl);
      write(folder + markdownCopyName, markdown);
      for (const section of sections) write(folder + section.file, section.markdown);
      return [markdown, ...sections.map((section) => section.markdown)];
    });
  // They aren't documentation, but the search finds them, so they must be readable too.
  for (const tool of toolPages(baseUrl)) {
    write(
      belowBase(tool.permalink, baseUrl) + markdownCopyName,
      reader.read(tool.permalink).copy.markdown,
    );
  }
  const root = rootOf(site);
  const summary = {
    name: siteConfig.title,
    description: codeTranslations['portal.site.description'] ?? siteConfig.tagline,
    version: webpack.version,
    address: publicUrl(baseUrl),
    data: publicUrl(`${root}${dataFolder}/${dataIndexName}`),
    languages: i18n.locales
      .filter((locale) => locale !== i18n.currentLocale)
      .map((locale) => ({
        label: locales[locale as Locale].label,
        address: publicUrl(locale === i18n.defaultLocale ? root : `${root}${locale}/`),
      })),
    texts: codeTranslations,
    copyOf: (permalink: string) => publicUrl(markdownCopyOf(permalink)),
  };
  const index = llmsIndex(groups, summary);
  write(llmsIndexName, index);
  // The home page is for people; programs use the index.
  write(markdownCopyName, index);
  for (const group of groups) {
    if (group.folder === undefined) continue;
    write(`${group.folder}/${llmsIndexName}`, llmsSection(group, summary));
  }
  write(llmsFullName, joinCopies(copies));
}
