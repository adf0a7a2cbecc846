import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BuildCache } from '../../lib/build-cache.ts';
import { printablePath, sections } from '../../site/sections.ts';
import { archiveName, sizePlaceholder, takeAwayPath } from '../../content/single-file.ts';
import { loadedDocs, pagesOfSection } from '../../content/docs-pages.ts';
import { formatSize, makeArchive } from '../../offline/single-file/archive.ts';
import { cachedTakeAway } from '../../offline/single-file/cached.ts';
import type { MadeFiles } from '../../offline/single-file/cached.ts';

/** Makes files of the print pages that readers can keep: one per section, and all of them in an archive. */
export default function takeAwayPlugin(context: LoadContext): Plugin {
  const { siteDir, baseUrl, siteConfig, i18n } = context;
  let docs: LoadedContent | undefined;
  const { currentLocale } = i18n;
  return {
    name: 'portal-take-away',
    allContentLoaded({ allContent }) {
      docs = loadedDocs(allContent);
    },
    postBuild({ outDir }) {
      const content = docs;
      if (content === undefined) throw new Error('Files to take away were asked for too early.');
      const inBuild = (pathname: string) => path.join(outDir, pathname);
      const ids = sections.map(({ id }) => id).filter((id) => pagesOfSection(content, id).length);
      const pageOf = (id: string) => inBuild(`${printablePath(id)}index.html`);
      const cache = new BuildCache<MadeFiles>({
        siteDir,
        name: `take-away-${currentLocale}`,
        inputs: ['src/content', 'src/offline/single-file', 'src/site'],
      });
      const files = cachedTakeAway(
        ids.map((id) => ({
          name: `${id}.html`,
          html: readFileSync(pageOf(id), 'utf8'),
          address: new URL(baseUrl + printablePath(id).slice(1), siteConfig.url).href,
        })),
        baseUrl,
        siteConfig.title,
        (pathname) => readFileSync(inBuild(pathname.slice(baseUrl.length))),
        cache,
      );
      cache.save();
      const archive = makeArchive(files);
      const archiveSize = formatSize(archive.length, currentLocale);
      writeFileSync(inBuild(archiveName(currentLocale)), archive);
      for (const id of ids) {
        const text = files.get(`${id}.html`) ?? '';
        writeFileSync(inBuild(takeAwayPath(id)), text);
        const size = formatSize(Buffer.byteLength(text), currentLocale);
        const page = readFileSync(pageOf(id), 'utf8')
          .replace(sizePlaceholder(takeAwayPath(id)), size)
          .replace(sizePlaceholder(`/${archiveName(currentLocale)}`), archiveSize);
        writeFileSync(pageOf(id), page);
      }
    },
  };
}
