import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { offlineManifestName } from '../../offline/manifest.ts';
import type { OfflineManifest } from '../../offline/manifest.ts';
import { iconPath, icons } from '../../site/images.ts';
import { parseRedirectsFile } from '../../hosting/host-files.ts';
import { textFileOf } from '../../content/page-text.ts';
import { manifestFile } from '../../site/web-manifest.ts';
import {
  entriesByAddress,
  clientManifestSchema,
  filesOfRoutes,
  routeChunksSchema,
} from '../../offline/build/chunks.ts';
import { describeFile, kindOfFile, listFiles } from '../../offline/build/files.ts';
import { startFiles, titleOf } from '../../offline/build/html.ts';
import { makeManifest } from '../../offline/build/manifest.ts';
import { belowBase } from '../../content/pathname.ts';

/** Pages of the shell: the list of available pages, and the empty document that renders any page. */
const shellPages = ['offline/', 'app-shell/'] as const;

/** Images on the offline page. */
const shellImages = ['img/cube.svg', iconPath(icons.icon192)];

export interface SiteFiles {
  readonly outDir: string;
  readonly generatedFilesDir: string;
  readonly base: string;
  readonly routes: readonly RouteConfig[];
  /** Common suffix of all page titles. */
  readonly titleSuffix: string;
}

function readJson(...parts: string[]): unknown {
  return JSON.parse(readFileSync(path.join(...parts), 'utf8'));
}

/** Writes the list of storable files of one language next to its pages. */
export async function writeManifest(site: SiteFiles): Promise<OfflineManifest> {
  const { outDir, generatedFilesDir, base } = site;
  const html = (page: string) => readFileSync(path.join(outDir, page, 'index.html'), 'utf8');
  const routes = filesOfRoutes(
    site.routes,
    entriesByAddress(routeChunksSchema.parse(readJson(generatedFilesDir, 'routesChunkNames.json'))),
    clientManifestSchema.parse(readJson(generatedFilesDir, 'client-manifest.json')),
  ).map((route) => {
    const text = belowBase(textFileOf(route.address), base);
    return existsSync(path.join(outDir, text))
      ? { ...route, files: [...route.files, text] }
      : route;
  });
  const shell = new Set([
    ...shellPages.map((page) => `${page}index.html`),
    ...startFiles(html('app-shell/')).map((address) => belowBase(address, base)),
    ...routes
      .filter(({ address }) => shellPages.some((page) => address === base + page))
      .flatMap(({ files }) => files),
    ...shellImages,
    manifestFile,
  ]);
  const described = await Promise.all(
    listFiles(outDir).flatMap((file) => {
      const kind = shell.has(file) ? 'shell' : kindOfFile(file);
      return kind === undefined ? [] : [describeFile(outDir, file, kind)];
    }),
  );
  const redirects = path.join(outDir, '_redirects');
  const table = existsSync(redirects)
    ? parseRedirectsFile(readFileSync(redirects, 'utf8'))
    : new Map<string, string>();
  const manifest = makeManifest({
    base,
    files: described,
    routes,
    titleOf: (page) => titleOf(html(page), site.titleSuffix),
    redirects: [...table].map(([from, to]) => ({ from, to })),
  });
  writeFileSync(path.join(outDir, offlineManifestName), `${JSON.stringify(manifest)}\n`);
  return manifest;
}
