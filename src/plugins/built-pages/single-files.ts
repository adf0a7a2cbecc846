import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { belowBase, withBase } from '../../content/pathname.ts';
import { archiveName, sizePlaceholder, singleFilePath } from '../../content/single-file.ts';
import { BuildCache } from '../../lib/build-cache.ts';
import { zip } from '../../lib/zip.ts';
import { formatSize } from '../../offline/single-file/format-size.ts';
import { cachedSingleFiles } from '../../offline/single-file/cached.ts';
import type { MadeFiles } from '../../offline/single-file/cached.ts';
import { printablePath } from '../../site/sections.ts';

/** What the files that readers can save are made from. */
export interface PrintedSite {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin of the published site. */
  readonly origin: string;
  readonly title: string;
  readonly locale: string;
  /** Sections that have pages. */
  readonly sections: readonly string[];
}

/**
 * Creates files from the print pages that readers can save: one per section, and an archive of all of them. Runs in a
 * thread.
 */
export default function writeSingleFiles(site: PrintedSite): void {
  const { siteDir, outDir, baseUrl, origin, title, locale, sections } = site;
  const inBuild = (pathname: string) => path.join(outDir, pathname);
  const pageOf = (id: string) => inBuild(`${printablePath(id)}index.html`);
  const cache = new BuildCache<MadeFiles>({
    siteDir,
    name: `single-files-${locale}`,
    inputs: ['src/plugins/built-pages/single-files.ts'],
  });
  const files = cachedSingleFiles(
    sections.map((id) => ({
      name: `${id}.html`,
      html: readFileSync(pageOf(id), 'utf8'),
      address: new URL(withBase(printablePath(id), baseUrl), origin).href,
    })),
    baseUrl,
    title,
    (pathname) => readFileSync(inBuild(belowBase(pathname, baseUrl))),
    cache,
  );
  cache.save();
  const archive = zip(files);
  const archiveSize = formatSize(archive.length, locale);
  writeFileSync(inBuild(archiveName(locale)), archive);
  for (const id of sections) {
    const text = files.get(`${id}.html`) ?? '';
    writeFileSync(inBuild(singleFilePath(id)), text);
    const size = formatSize(Buffer.byteLength(text), locale);
    const page = readFileSync(pageOf(id), 'utf8')
      .replace(sizePlaceholder(singleFilePath(id)), size)
      .replace(sizePlaceholder(`/${archiveName(locale)}`), archiveSize);
    writeFileSync(pageOf(id), page);
  }
}
