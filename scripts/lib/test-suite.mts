import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { ensureTestBrowser } from './browser.mts';
import { buildSite, fetchReadmes } from './build.mts';
import { writeDeployFolder } from './deploy-folder.mts';
import { freePort } from './free-port.mts';
import { ensureNginx, startNginx } from './nginx.mts';
import type { RunningNginx } from './nginx.mts';
import { add, fail, none, pass, runChecks } from './checks.mts';
import type { Check, Counts } from './checks.mts';
import { bin, buildDir, cacheDir, incremental } from './paths.mts';
import { run, step } from './process.mts';
import { serveSite } from './server.mts';

/** The longest-running first. */
const linters: readonly Check[] = [
  { title: 'ESLint', program: 'eslint', args: ['--max-warnings=0', '.'] },
  { title: 'Spelling', program: 'cspell', args: ['lint', '--no-progress', '--no-must-find-files'] },
  { title: 'Styles', program: 'stylelint', args: ['src/**/*.css'] },
  { title: 'Markdown', program: 'markdownlint-cli2', args: [] },
  { title: 'English', program: 'node', args: ['scripts/cli.mts', 'check:english'] },
  { title: 'Unused files, exports and dependencies', program: 'knip', args: [] },
];
const formatting: Check = {
  title: 'Formatting',
  program: 'prettier',
  args: ['--check', '--log-level=warn', '.'],
};
const types: Check = { title: 'Types', program: 'tsc', args: ['-p', '.', ...incremental] };

function reportFile(name: string): string {
  const dir = path.join(cacheDir, 'reports');
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * A runner that failed without reporting a failed test (for example, because it couldn't start) counts as one failure.
 */
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

/** Runs the tests of one Vitest project. */
export async function runVitest(
  project: 'unit' | 'content' | 'replay' | 'delivery',
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  const file = reportFile(project);
  const browser = project === 'content' ? { PORTAL_CHROMIUM: await ensureTestBrowser() } : {};
  const status = await run(
    bin('vitest'),
    [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    { env: { ...browser, ...env } },
  );
  return countsOf(status, () => {
    const result = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { passed: result.numPassedTests, failed: result.numFailedTests };
  });
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** Runs the browser tests against the built site, served as a production host would. */
export async function runBrowserTests(args: readonly string[] = []): Promise<Counts> {
  const file = reportFile('e2e');
  const browser = await ensureTestBrowser();
  const { server, url } = await serveSite({ dir: buildDir, port: 0 });
  try {
    const status = await run(bin('playwright'), ['test', ...args], {
      env: {
        PORTAL_URL: url,
        PORTAL_CHROMIUM: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    });
    return countsOf(status, () => {
      const { stats } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
      // A test that only passes when repeated indicates a bug in the site or the test.
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Tests the server of `npm run serve` and, if it is or can be installed, nginx with the same table of cases. */
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

/** Runs everything, ordered so that errors show up as early as possible, and continues after a failure. */
export async function runAll(): Promise<Counts> {
  await step('Fetching package READMEs', fetchReadmes);
  let total = none;
  const stage = async (title: string, work: () => Promise<Counts>): Promise<Counts> => {
    const counts = await step(title, work);
    total = add(total, counts);
    return counts;
  };
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
