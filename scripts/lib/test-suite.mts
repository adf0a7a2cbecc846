import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { ensureTestBrowser } from './browser.mts';
import { buildSite, fetchReadmes } from './build.mts';
import { writeDeployFolder } from './deploy-folder.mts';
import { freePort } from './free-port.mts';
import { ensureNginx, startNginx } from './nginx.mts';
import type { RunningNginx } from './nginx.mts';
import { add, fail, none, pass, runChecks } from './checks.mts';
import type { Check, Results } from './checks.mts';
import { bin, buildDir, cacheDir, incremental, root } from './paths.mts';
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
function resultsOf(runner: string, status: number, read: () => Results): Results {
  try {
    const results = read();
    return status !== 0 && results.failed.length === 0
      ? add(results, fail(`${runner} ended with exit code ${status}, without a failed test`))
      : results;
  } catch (error) {
    return fail(`${runner} wrote no report of its tests: ${String(error)}`);
  }
}

/** One line for a failed test: where it is, its name, and the start of its first message. */
function failedTest(file: string, name: string, message = ''): string {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  return `${path.relative(root, file)}: ${name}${first && `\n    ${first}`}`;
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** A file that failed without a failed test, such as one with an error in a hook, counts as one failure. */
function vitestResults(report: z.infer<typeof vitestReport>): Results {
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [failedTest(name, 'the file', message)];
    return tests.map((test) => failedTest(name, test.fullName, test.failureMessages?.[0]));
  });
  return { passed: report.numPassedTests, failed };
}

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
  return resultsOf(`Vitest (${project})`, status, () =>
    vitestResults(vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))),
  );
}

const playwrightTest = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
});
const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.int(),
      tests: z.array(playwrightTest),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.int() }),
});

/** A test that only passes when repeated counts as failed: the site or the test has a bug. */
function failedBrowserTests({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] {
  return [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          const message = results.find(({ error }) => error !== undefined)?.error?.message;
          return failedTest(path.join(root, 'tests/e2e', `${file}:${line}`), title, message);
        }),
    ),
    ...suites.flatMap(failedBrowserTests),
  ];
}

/** Runs the browser tests against the built site, served as a production host would. */
export async function runBrowserTests(args: readonly string[] = []): Promise<Results> {
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
    return resultsOf('Playwright', status, () => {
      const { stats, suites } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
      return { passed: stats.expected, failed: suites.flatMap(failedBrowserTests) };
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Tests the server of `npm run serve` and, if it is or can be installed, nginx with the same table of cases. */
export async function runDeliveryTests(args: readonly string[] = []): Promise<Results> {
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
export function runLinters(): Promise<Results> {
  return runChecks(linters);
}

/** Runs everything, ordered so that errors show up as early as possible, and continues after a failure. */
export async function runAll(): Promise<Results> {
  await step('Fetching package READMEs', fetchReadmes);
  let total = none;
  const stage = async (title: string, work: () => Promise<Results>): Promise<Results> => {
    const results = await step(title, work);
    total = add(total, results);
    return results;
  };
  const [eslint, ...others] = linters;
  const checks = [eslint, formatting, types, ...others].filter((check) => check !== undefined);
  await stage('Formatting, lint and types', () => runChecks(checks));
  await stage('Unit tests', () => runVitest('unit'));
  await stage('Content tests', () => runVitest('content'));
  const built = await stage('Build', async () => {
    try {
      return (await buildSite()) ? pass : fail('The build of the site');
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return fail('The build of the site');
    }
  });
  if (built.failed.length === 0) {
    await stage('Replay of the guides', () => runVitest('replay'));
    await stage('Delivery tests', () => runDeliveryTests());
    await stage('Browser tests', () => runBrowserTests());
  } else console.error('No test of the built site ran, since it could not be built.');
  return total;
}
