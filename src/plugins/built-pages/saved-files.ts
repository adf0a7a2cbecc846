import { pagesOfSection } from '../../content/docs-pages.ts';
import { runInThread } from '../../lib/threads.ts';
import { sections } from '../../site/sections.ts';
import type { PrintedSite } from './single-files.ts';
import type { BuiltSite } from './site.ts';

/** Writes the files that readers can save: sections, and an archive of all sections. */
export async function writeSavedFiles(site: BuiltSite): Promise<void> {
  const { siteDir, outDir, baseUrl, siteConfig, i18n, docs } = site;
  const input: PrintedSite = {
    siteDir,
    outDir,
    baseUrl,
    origin: siteConfig.url,
    title: siteConfig.title,
    locale: i18n.currentLocale,
    sections: sections.map(({ id }) => id).filter((id) => pagesOfSection(docs, id).length > 0),
  };
  await runInThread(new URL('single-files.ts', import.meta.url), input);
}
