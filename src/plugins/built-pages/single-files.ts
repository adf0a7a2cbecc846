import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pagesOfSection } from '../../content/docs-pages.ts';
import { belowBase, withBase } from '../../content/pathname.ts';
import { archiveName, sizePlaceholder, singleFilePath } from '../../content/single-file.ts';
import { BuildCache } from '../../lib/build-cache.ts';
import { formatSize, makeArchive } from '../../offline/single-file/archive.ts';
import { cachedSingleFiles } from '../../offline/single-file/cached.ts';
import type { MadeFiles } from '../../offline/single-file/cached.ts';
import { printablePath, sections } from '../../site/sections.ts';
import type { BuiltSite } from './site.ts';

/** Creates files from the print pages that readers can save: one per section, and an archive of all of them. */
export function writeSingleFiles({
  siteDir,
  outDir,
  baseUrl,
  siteConfig,
  i18n,
  docs,
}: BuiltSite): void {
  const { currentLocale } = i18n;
  const inBuild = (pathname: string) => path.join(outDir, pathname);
  const ids = sections.map(({ id }) => id).filter((id) => pagesOfSection(docs, id).length);
  const pageOf = (id: string) => inBuild(`${printablePath(id)}index.html`);
  const cache = new BuildCache<MadeFiles>({
    siteDir,
    name: `single-files-${currentLocale}`,
    inputs: ['src/plugins/built-pages/single-files.ts'],
  });
  const files = cachedSingleFiles(
    ids.map((id) => ({
      name: `${id}.html`,
      html: readFileSync(pageOf(id), 'utf8'),
      address: new URL(withBase(printablePath(id), baseUrl), siteConfig.url).href,
    })),
    baseUrl,
    siteConfig.title,
    (pathname) => readFileSync(inBuild(belowBase(pathname, baseUrl))),
    cache,
  );
  cache.save();
  const archive = makeArchive(files);
  const archiveSize = formatSize(archive.length, currentLocale);
  writeFileSync(inBuild(archiveName(currentLocale)), archive);
  for (const id of ids) {
    const text = files.get(`${id}.html`) ?? '';
    writeFileSync(inBuild(singleFilePath(id)), text);
    const size = formatSize(Buffer.byteLength(text), currentLocale);
    const page = readFileSync(pageOf(id), 'utf8')
      .replace(sizePlaceholder(singleFilePath(id)), size)
      .replace(sizePlaceholder(`/${archiveName(currentLocale)}`), archiveSize);
    writeFileSync(pageOf(id), page);
  }
}
