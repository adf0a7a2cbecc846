import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtLocales, defaultLocale } from '../../src/site/locales.ts';
import { buildDir, root } from '../lib/paths.mts';
import { makeCorpus } from './corpus.mts';
import { folderSize } from './files.mts';
import { clearCaches, docusaurusBuild, measuredBuild, portalBuild } from './measured-build.mts';
import type { BuildCommand, BuildFigures } from './measured-build.mts';
import { makePlainSite } from './plain-site.mts';
import { columns } from './table.mts';

/** A page that is modified temporarily, to build the site with one changed page. */
const changedPage = 'docs/concepts/loaders.mdx';

function row(name: string, { seconds, memory, load }: BuildFigures, extra = ''): string[] {
  const gigabytes = memory === 0 ? '' : `${(memory / 1e9).toFixed(2)} GB`;
  return [name, `${seconds.toFixed(1)} s`, gigabytes, `load ${load.toFixed(1)}`, extra];
}

/**
 * Builds cold, with one changed page, and warm. The cold build already has a modified page; restoring it is the change
 * for the second build, so the last one finds no changes and the site is built as it is.
 */
async function threeBuilds(name: string, siteDir: string, page: string, command: BuildCommand) {
  clearCaches(siteDir);
  const file = path.join(siteDir, page);
  const text = readFileSync(file, 'utf8');
  let cold: BuildFigures;
  try {
    writeFileSync(file, `${text}\nOne sentence more than there is.\n`);
    cold = await measuredBuild(siteDir, command);
  } finally {
    writeFileSync(file, text);
  }
  const changed = await measuredBuild(siteDir, command);
  const warm = await measuredBuild(siteDir, command);
  const rows = [
    row(`${name}, cold`, cold),
    row(`${name}, warm`, warm),
    row(`${name}, one page changed`, changed),
  ];
  return { cold, warm, changed, rows };
}

function ratio(ours: BuildFigures, plain: BuildFigures): string {
  return `${(ours.seconds / plain.seconds).toFixed(2)} times the plain site`;
}

/**
 * Build times of the portal for one language and for all, next to those of a plain Docusaurus site with the same pages,
 * measured at the same time: other work on the machine slows down both.
 *
 * @returns a table
 */
export async function benchBuilds(): Promise<string> {
  const plainDir = makePlainSite(buildDir);
  const plain = await threeBuilds(
    'plain Docusaurus',
    plainDir,
    'docs/concepts/loaders/index.md',
    docusaurusBuild,
  );
  const ours = await threeBuilds(
    'portal, one language',
    root,
    changedPage,
    portalBuild([defaultLocale]),
  );
  const output = folderSize(buildDir);
  const rows = [...plain.rows, ...ours.rows];
  rows.push(
    ['cold, target 60 s', '', '', '', ratio(ours.cold, plain.cold)],
    ['warm, target 15 s', '', '', '', ratio(ours.warm, plain.warm)],
    ['output of one language, target 60 MB', `${(output / 1e6).toFixed(1)} MB`],
  );
  if (builtLocales.length > 1) {
    const all = await threeBuilds(
      `portal, ${builtLocales.length} languages`,
      root,
      changedPage,
      portalBuild(builtLocales),
    );
    rows.push(...all.rows, [
      'all languages cold, target 180 s',
      '',
      '',
      '',
      ratio(all.cold, plain.cold),
    ]);
  }
  return columns(rows);
}

/**
 * Build times for 200 to 2,000 pages, in addition to the portal's own, without caches.
 *
 * @returns a table; with linear growth, the time per page would be constant
 */
export async function benchGrowth(counts: readonly number[] = [200, 2000]): Promise<string> {
  const rows: string[][] = [];
  const seconds: number[] = [];
  for (const count of counts) {
    const dir = makeCorpus(count);
    try {
      const figures = await measuredBuild(dir, portalBuild([defaultLocale]), { isCached: false });
      seconds.push(figures.seconds);
      rows.push(
        row(
          `${count} more pages`,
          figures,
          `${((figures.seconds / count) * 1000).toFixed(0)} ms for each`,
        ),
      );
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  }
  const [few = 1, many = 1] = seconds;
  rows.push(['growth', `${(many / few).toFixed(1)} times`]);
  return columns(rows);
}
