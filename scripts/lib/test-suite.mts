import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { ensureBrowser } from './browser.mts';
import { buildSite, fetchReadmes } from './build.mts';
import { bin, buildDir, cacheDir } from './paths.mts';
import { run, step } from './process.mts';
import { serveSite } from './server.mts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const none: Counts = { passed: 0, failed: 0 };
const pass: Counts = { passed: 1, failed: 0 };
const fail: Counts = { passed: 0, failed: 1 };

function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** A check that has no count of its own is one test: it passes when the program says so. */
export async function check(program: string, args: readonly string[]): Promise<Counts> {
  return (await run(bin(program), args)) === 0 ? pass : fail;
}

function reportFile(name: string): string {
  const dir = path.join(cacheDir, 'reports');
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** A runner that failed without counting a failed test (it could not even start) counts as one failure. */
function countsOf(status: number, read: () => Counts): Counts {
  try {
    const counts = read();
    return status !== 0 && counts.failed === 0 ? add(counts, fail) : counts;
  } catch (error) {
    console.error(`No report of the tests: ${String(error)}`);
    return fail;
  }
}

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });

/** Runs the unit or the content tests. */
export async function runVitest(project: 'unit' | 'content', args: readonly string[] = []) {
  const report = reportFile(project);
  const browser = project === 'content' ? { PORTAL_CHROMIUM: await ensureBrowser() } : {};
  const status = await run(
    bin('vitest'),
    [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    browser,
  );
  return countsOf(status, () => {
    const result = vitestReport.parse(JSON.parse(readFileSync(report, 'utf8')));
    return { passed: result.numPassedTests, failed: result.numFailedTests };
  });
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** Runs the browser tests against the built site, served as a production host would. */
export async function runBrowserTests(args: readonly string[] = []): Promise<Counts> {
  const report = reportFile('e2e');
  const browser = await ensureBrowser();
  const { server, url } = await serveSite({ dir: buildDir, port: 0 });
  try {
    const status = await run(bin('playwright'), ['test', ...args], {
      PORTAL_URL: url,
      PORTAL_CHROMIUM: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return countsOf(status, () => {
      const { stats } = playwrightReport.parse(JSON.parse(readFileSync(report, 'utf8')));
      // A test that passes only when repeated is a defect of the site or of the test.
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** ESLint with type-aware rules, stylelint, Markdown lint and the spelling of the text. */
export async function runLinters(): Promise<Counts> {
  const eslint = await check('eslint', ['--max-warnings=0', '.']);
  const stylelint = await check('stylelint', ['src/**/*.css']);
  const markdownlint = await check('markdownlint-cli2', []);
  const cspell = await check('cspell', ['lint', '--no-progress', '--no-must-find-files']);
  return [eslint, stylelint, markdownlint, cspell].reduce(add);
}

/** Runs everything, in the order in which a mistake shows soonest, and goes on after a failure. */
export async function runAll(): Promise<Counts> {
  await step('Fetching package READMEs', fetchReadmes);
  let total = none;
  const stage = async (title: string, work: () => Promise<Counts>): Promise<Counts> => {
    const counts = await step(title, work);
    total = add(total, counts);
    return counts;
  };
  await stage('Formatting', () => check('prettier', ['--check', '--log-level=warn', '.']));
  await stage('Lint', runLinters);
  await stage('Types', () => check('tsc', ['-p', '.']));
  await stage('Unit tests', () => runVitest('unit'));
  await stage('Content tests', () => runVitest('content'));
  const built = await stage('Build', async () => ((await buildSite()) ? pass : fail));
  if (built.failed === 0) await stage('Browser tests', () => runBrowserTests());
  else console.error('The browser tests did not run, since the site could not be built.');
  return total;
}
