import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureTestBrowser } from './browser.mts';
import { buildSite, fetchReadmes } from './build.mts';
import { writeDeployFolder } from './deploy-folder.mts';
import { freePort } from './free-port.mts';
import { ensureNginx, startNginx } from './nginx.mts';
import type { RunningNginx } from './nginx.mts';
import { add, fail, none, pass, runChecks } from './checks.mts';
import type { Check, Results } from './checks.mts';
import { bin, buildDir, cacheDir, incremental } from './paths.mts';
import { run, step } from './process.mts';
import { serveSite } from './server.mts';
import { playwrightResults, resultsOf, vitestResults } from './test-results.mts';

/** The longest-running first. */
const linters: readonly Check[] = [
  { title: 'ESLint', program: 'eslint', args: ['--max-warnings=0', '.'] },
  { title: 'Spelling', program: 'cspell', args: ['lint', '--no-progress', '--no-must-find-files'] },
  { title: 'Styles', program: 'stylelint', args: ['src/**/*.css'] },
  { title: 'Markdown', program: 'markdownlint-cli2', args: [] },
  { title: 'English', program: 'node', args: ['scripts/cli.mts', 'check:english'] },
  { title: 'Unused files, exports and dependencies', program: 'knip', args: [] },
  {
    title: 'Code that only tests use',
    program: 'knip',
    args: ['--production', '--include', 'files,exports,types'],
  },
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
  return resultsOf(`Vitest (${project})`, status, () => vitestResults(readFileSync(file, 'utf8')));
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
    return resultsOf('Playwright', status, () => playwrightResults(readFileSync(file, 'utf8')));
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
