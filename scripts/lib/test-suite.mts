import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { countBrowserTests } from './browser-report.mts';
import { ensureBrowser } from './browser.mts';
import { buildSite, fetchReadmes } from './build.mts';
import { writeDeployFolder } from './deploy-folder.mts';
import { ensureNginx, freePort, startNginx } from './nginx.mts';
import type { RunningNginx } from './nginx.mts';
import { bin, buildDir, cacheDir } from './paths.mts';
import { run, runAside, step } from './process.mts';
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

type Check = readonly [title: string, program: string, args: readonly string[]];

/** ESLint with type-aware rules, stylelint, Markdown lint and the spelling of the text. */
const linters: readonly Check[] = [
  ['ESLint', 'eslint', ['--max-warnings=0', '.']],
  ['Spelling', 'cspell', ['lint', '--no-progress', '--no-must-find-files']],
  ['Styles', 'stylelint', ['src/**/*.css']],
  ['Markdown', 'markdownlint-cli2', []],
];
const formatting: Check = ['Formatting', 'prettier', ['--check', '--log-level=warn', '.']];
const types: Check = ['Types', 'tsc', ['-p', '.']];

/**
 * Runs checks that have no count of their own: each is one test, which passes when the program says so. None of them
 * uses more than one processor, so two run at a time, and each prints all it has to say when it ends.
 */
async function runChecks(checks: readonly Check[]): Promise<Counts> {
  const waiting = [...checks];
  let total = none;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [title, program, args] = next;
      const started = performance.now();
      const { code, output } = await runAside(bin(program), args);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${output.trimEnd()}\n`.trimStart());
      console.log(`  ${title}: ${code === 0 ? 'passed' : 'failed'}, ${seconds} s`);
      total = add(total, code === 0 ? pass : fail);
    }
  };
  await Promise.all([work(), work()]);
  return total;
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

/** Runs the tests of one project of Vitest. */
export async function runVitest(
  project: 'unit' | 'content' | 'replay' | 'delivery',
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
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
    { env: { ...browser, ...env } },
  );
  return countsOf(status, () => {
    const result = vitestReport.parse(JSON.parse(readFileSync(report, 'utf8')));
    return { passed: result.numPassedTests, failed: result.numFailedTests };
  });
}

/** Runs the browser tests against the built site, served as a production host would. */
export async function runBrowserTests(args: readonly string[] = []): Promise<Counts> {
  const report = reportFile('e2e');
  const browser = await ensureBrowser();
  const { server, url } = await serveSite({ dir: buildDir, port: 0 });
  try {
    const status = await run(bin('playwright'), ['test', ...args], {
      env: {
        PORTAL_URL: url,
        PORTAL_CHROMIUM: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    return countsOf(status, () => {
      const { stalled, ...counts } = countBrowserTests(readFileSync(report, 'utf8'));
      for (const test of stalled) console.log(`REPEATED, since Chromium stopped drawing: ${test}`);
      return counts;
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/**
 * Asks `npm run serve`'s server and, where it is installed or can be, the real nginx for the built site, by one
 * table of cases.
 */
export async function runDeliveryTests(args: readonly string[] = []): Promise<Counts> {
  const nginx = await ensureNginx();
  const { server, url } = await serveSite({ dir: buildDir, port: 0 });
  const servers = [{ name: 'npm run serve', url }];
  let running: RunningNginx | undefined;
  try {
    if ('missing' in nginx) console.log(`SKIPPED: the tests with nginx, since ${nginx.missing}.`);
    else {
      const port = await freePort();
      const out = path.join(cacheDir, 'deploy-test');
      const listen = `127.0.0.1:${port}`;
      await writeDeployFolder({
        site: buildDir,
        out,
        listen,
        accessLog: 'off',
        workers: '1',
        smallestFiles: false,
      });
      running = await startNginx(out, port);
      servers.push({ name: 'nginx', url: `http://${listen}` });
    }
    return await runVitest('delivery', args, { PORTAL_SERVERS: JSON.stringify(servers) });
  } finally {
    await running?.stop();
    server.close();
    server.closeAllConnections();
  }
}

/** Runs the linters. */
export function runLinters(): Promise<Counts> {
  return runChecks(linters);
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
  // The longest first.
  const [eslint, ...others] = linters;
  const checks = [eslint, formatting, types, ...others].filter((check) => check !== undefined);
  await stage('Formatting, lint and types', () => runChecks(checks));
  await stage('Unit tests', () => runVitest('unit'));
  await stage('Content tests', () => runVitest('content'));
  const built = await stage('Build', async () => {
    try {
      return (await buildSite()) ? pass : fail;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return fail;
    }
  });
  if (built.failed === 0) {
    await stage('Replay of the guides', () => runVitest('replay'));
    await stage('Delivery tests', () => runDeliveryTests());
    await stage('Browser tests', () => runBrowserTests());
  } else console.error('No test of the built site ran, since it could not be built.');
  return total;
}
