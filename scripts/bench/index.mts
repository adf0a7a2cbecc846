import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArgs } from '../../tests/support/chromium-args.ts';
import { ensureBrowser } from '../lib/browser.mts';
import { buildDir } from '../lib/paths.mts';
import { serveSite } from '../lib/server.mts';
import { benchBuilds, benchGrowth } from './builds.mts';
import { folderSize } from './files.mts';
import { firstClicks } from './first-click.mts';
import { runLighthouse } from './lighthouse.mts';
import type { LighthouseResult } from './lighthouse.mts';
import { machine } from './machine.mts';
import { docusaurusBuild, measuredBuild } from './measured-build.mts';
import { clickToPainted } from './navigation.mts';
import { clickedPages, measuredPages, transferTargets } from './pages.mts';
import { makePlainSite } from './plain-site.mts';
import { columns, kB } from './table.mts';
import { benchPlayground } from './playground.mts';
import { visitPage } from './visit.mts';
import type { Visit } from './visit.mts';

interface PageFigures {
  readonly page: string;
  readonly visit: Visit;
  readonly lighthouse: LighthouseResult | undefined;
}

/** A value, marked if it misses its target. */
function against(value: number, limit: number, text: string): string {
  return value <= limit ? text : `${text}!`;
}

function atLeast(value: number, limit: number): string {
  return value >= limit ? value.toFixed(0) : `${value.toFixed(0)}!`;
}

function loadTable(results: readonly PageFigures[]): string {
  const heads = [
    'first visit',
    'transfer',
    'JS',
    'CSS',
    'offline',
    'requests',
    'elements',
    'errors',
  ];
  const targets = ['target', '150 / 165 / 205', '', '', '', '', '6000', '0'];
  const rows = results.map(({ page, visit }) => [
    page,
    against(visit.total, transferTargets[page] ?? Infinity, kB(visit.total)),
    kB(visit.script),
    kB(visit.style),
    kB(visit.kept),
    String(visit.requests),
    against(visit.elements, 6000, String(visit.elements)),
    against(visit.errors.length, 0, String(visit.errors.length)),
  ]);
  return columns([heads, targets, ...rows]);
}

function lighthouseTable(results: readonly PageFigures[]): string {
  const heads = [
    'Lighthouse',
    'speed',
    'access',
    'practices',
    'SEO',
    'LCP s',
    'TBT ms',
    'CLS',
    'machine',
  ];
  const targets = ['target', '97', '100', '100', '100', '1.8', '150', '0.02', ''];
  const rows = results.flatMap(({ page, lighthouse }) =>
    lighthouse === undefined
      ? []
      : [
          [
            page,
            atLeast(lighthouse.performance, 97),
            atLeast(lighthouse.accessibility, 100),
            atLeast(lighthouse.bestPractices, 100),
            atLeast(lighthouse.seo, 100),
            against(lighthouse.largestPaint, 1800, (lighthouse.largestPaint / 1000).toFixed(2)),
            against(lighthouse.blocked, 150, lighthouse.blocked.toFixed(0)),
            against(lighthouse.shift, 0.02, lighthouse.shift.toFixed(3)),
            lighthouse.benchmarkIndex.toFixed(0),
          ],
        ],
  );
  return columns([heads, targets, ...rows]);
}

/** Rows with the speed of a site's pages in Lighthouse. */
async function rate(url: string, browserPath: string, runs: number): Promise<string[][]> {
  const rows = [['plain Docusaurus in Lighthouse', 'speed', 'TBT ms', 'machine']];
  for (const page of clickedPages) {
    const result = await runLighthouse(url + page, browserPath, runs);
    const { performance, blocked, benchmarkIndex } = result;
    rows.push([page, performance.toFixed(0), blocked.toFixed(0), benchmarkIndex.toFixed(0)]);
  }
  return rows;
}

/**
 * First clicks, compared with those of a plain Docusaurus site with the same pages, which is built for the purpose, and
 * that site's speed in Lighthouse.
 *
 * @param runs number of clicks of each kind
 * @param lighthouseRuns number of runs of Lighthouse; 0 for none
 */
async function measureClicks(
  runs: number,
  lighthouseRuns: number,
  browserPath: string,
): Promise<string> {
  const plainDir = makePlainSite(buildDir);
  await measuredBuild(plainDir, docusaurusBuild);
  using portal = await serveSite({ dir: buildDir, port: 0 });
  using plain = await serveSite({ dir: path.join(plainDir, 'build'), port: 0 });
  const browser = await chromium.launch({ executablePath: browserPath, args: chromiumArgs });
  try {
    const rows = [['first click at first paint, ms', '', 'portal', 'plain Docusaurus']];
    for (const page of clickedPages) {
      const sites = [
        { url: portal.url, forgets: false },
        { url: plain.url, forgets: true },
      ];
      const results = await firstClicks(browser, sites, page, runs);
      for (const [name, [ours = 0, theirs = 0]] of results) {
        rows.push([page, name, against(ours, theirs, ours.toFixed(0)), theirs.toFixed(0)]);
      }
    }
    await browser.close();
    if (lighthouseRuns > 0) rows.push(...(await rate(plain.url, browserPath, lighthouseRuns)));
    return columns(rows);
  } finally {
    await browser.close();
  }
}

async function measurePages(runs: number, browserPath: string): Promise<string[]> {
  using site = await serveSite({ dir: buildDir, port: 0 });
  const { url } = site;
  const browser = await chromium.launch({ executablePath: browserPath, args: chromiumArgs });
  try {
    const results: PageFigures[] = [];
    for (const page of measuredPages) {
      const visit = await visitPage(browser, { dir: buildDir, url }, page);
      results.push({ page, visit, lighthouse: undefined });
    }
    const painted = await clickToPainted(browser, url, '/concepts/');
    await browser.close();
    const rated: PageFigures[] = [];
    for (const result of runs > 0 ? results : []) {
      rated.push({
        ...result,
        lighthouse: await runLighthouse(url + result.page, browserPath, runs),
      });
    }
    return [
      loadTable(results),
      ...(runs > 0 ? [lighthouseTable(rated)] : []),
      columns([
        [
          'sidebar click to painted, target 50 ms',
          against(painted, 50, `${painted.toFixed(0)} ms`),
        ],
        ['output folder, target 60 MB', `${(folderSize(buildDir) / 1e6).toFixed(1)} MB`],
      ]),
    ];
  } finally {
    await browser.close();
  }
}

function wholeNumber(value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new Error(`--runs and --clicks are whole numbers, 0 for none; one of them is "${value}".`);
}

/**
 * `npm run bench`: measures the built site. Sizes are kB of 1000 bytes with brotli 11; a value that misses its
 * target ends in "!". With `--playground`, it measures the playground's engine instead, which needs no built site.
 *
 * @throws Error if the site is not built
 */
export async function bench(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '3' },
      clicks: { type: 'string', default: '3' },
      builds: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
      playground: { type: 'boolean', default: false },
    },
  });
  if (values.playground) {
    const tables = await benchPlayground(await ensureBrowser());
    console.log([machine(), ...tables, machine()].join('\n\n'));
    return 0;
  }
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error('There is no built site; run `npm run build` first.');
  }
  const browser = await ensureBrowser();
  console.log(machine());
  const runs = wholeNumber(values.runs);
  for (const table of await measurePages(runs, browser)) {
    console.log(`\n${table}`);
  }
  const clicks = wholeNumber(values.clicks);
  if (clicks > 0) console.log(`\n${await measureClicks(clicks, runs, browser)}`);
  if (values.builds) console.log(`\n${await benchBuilds()}`);
  if (values.growth) console.log(`\n${await benchGrowth()}`);
  console.log(`\n${machine()}`);
  return 0;
}
