import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';
import { offlineManifestName } from '../../offline/manifest.ts';
import type { OfflineManifest } from '../../offline/manifest.ts';
import { iconPath, icons } from '../../site/images.ts';
import { parseRedirectsFile } from '../../hosting/host-files.ts';
import { textFileOf } from '../../content/page-text.ts';
import { manifestFile } from '../../site/web-manifest.ts';
import { describeFile, kindOfFile, openWireSizes } from '../../offline/build/files.ts';
import { listFiles } from '../../lib/list-files.ts';
import { headOf } from '../../offline/build/html.ts';
import type { PageHead } from '../../offline/build/html.ts';
import { makeManifest } from '../../offline/build/manifest.ts';
import { belowBase } from '../../content/pathname.ts';

/** Pages of the shell: the list of available pages, and the empty document that renders any page. */
const shellPages = ['offline/', 'app-shell/'] as const;

/** Images on the offline page. */
const shellImages = ['img/cube.svg', iconPath(icons.icon192)];

export interface SiteFiles {
  readonly siteDir: string;
  readonly locale: string;
  readonly outDir: string;
  readonly base: string;
  readonly routes: readonly RouteConfig[];
  /** Common suffix of all page titles. */
  readonly titleSuffix: string;
}

/** Writes the list of storable files of one language next to its pages. */
export async function writeManifest(site: SiteFiles): Promise<OfflineManifest> {
  const { siteDir, locale, outDir, base } = site;
  const wireSizes = openWireSizes(siteDir, locale);
  /** The head of a page, with its files as paths below the base. */
  const readHead = (page: string): PageHead => {
    const html = readFileSync(path.join(outDir, page, 'index.html'), 'utf8');
    const { title, files } = headOf(html, site.titleSuffix);
    return { title, files: files.map((address) => belowBase(address, base)) };
  };
  const shell = new Set([
    ...shellPages.flatMap((page) => [`${page}index.html`, ...readHead(page).files]),
    ...shellImages,
    manifestFile,
  ]);
  const pages = flattenRoutes([...site.routes]).map(({ path: address }) => {
    const page = belowBase(address, base);
    const { title, files } = readHead(page);
    const own = files.filter((file) => !shell.has(file));
    const text = belowBase(textFileOf(address), base);
    return {
      path: page,
      title,
      files: existsSync(path.join(outDir, text)) ? [...own, text] : own,
    };
  });
  const described = await Promise.all(
    listFiles(outDir).flatMap((file) => {
      const kind = shell.has(file) ? 'shell' : kindOfFile(file);
      return kind === undefined ? [] : [describeFile(outDir, file, kind, wireSizes)];
    }),
  );
  wireSizes.save();
  const redirects = path.join(outDir, '_redirects');
  const table = existsSync(redirects)
    ? parseRedirectsFile(readFileSync(redirects, 'utf8'))
    : new Map<string, string>();
  const manifest = makeManifest({
    files: described,
    pages,
    redirects: [...table].map(([from, to]) => ({ from, to })),
  });
  writeFileSync(path.join(outDir, offlineManifestName), `${JSON.stringify(manifest)}\n`);
  return manifest;
}
