import { writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import {
  llmsFullName,
  llmsIndexName,
  markdownCopyName,
  markdownCopyOf,
} from '../../content/markdown-copy.ts';
import { llmsFull, llmsIndex } from '../../content/markdown/llms.ts';
import { pageGroups } from '../../content/markdown/pages.ts';
import { belowBase } from '../../content/pathname.ts';
import type { BuiltSite } from './site.ts';

/** Writes each page a second time, as Markdown, for readers who paste it elsewhere and for programs. */
export function writeMarkdownCopies(site: BuiltSite): void {
  const { baseUrl, siteConfig, codeTranslations, outDir, docs, blog, reader } = site;
  const groups = pageGroups(docs, blog, codeTranslations, siteConfig.title);
  const publicUrl = (pathname: string) => new URL(pathname, siteConfig.url).href;
  const copies = groups
    .flatMap(({ pages }) => pages)
    .map((page) => {
      const { markdown } = reader.read(page);
      const folder = path.join(outDir, belowBase(page.permalink, baseUrl));
      writeFileSync(path.join(folder, markdownCopyName), markdown);
      return markdown;
    });
  const index = llmsIndex(groups, {
    name: siteConfig.title,
    description: codeTranslations['portal.site.description'] ?? siteConfig.tagline,
    version: webpack.version,
    address: publicUrl(baseUrl),
    copyOf: (permalink) => publicUrl(markdownCopyOf(permalink)),
  });
  writeFileSync(path.join(outDir, llmsIndexName), index);
  writeFileSync(path.join(outDir, llmsFullName), llmsFull(copies));
}
