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
const linters: readonly [Check, ...Check[]] = [
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
  const needsBrowser = project === 'content' || project === 'replay';
  const browser = needsBrowser ? { PORTAL_CHROMIUM: await ensureTestBrowser() } : {};
  const status = await run(
    bin('vitest'),
    [
      'run',
      // The unit tests are two projects, `unit` and `unit, isolated`.
      `--project=${project}*`,
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
  using site = await serveSite({ dir: buildDir, port: 0, isFast: true });
  const status = await run(bin('playwright'), ['test', ...args], {
    env: {
      PORTAL_URL: site.url,
      PORTAL_CHROMIUM: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  });
  return resultsOf('Playwright', status, () => playwrightResults(readFileSync(file, 'utf8')));
}

/** Tests the server of `npm run serve` and, if it is or can be installed, nginx with the same table of cases. */
export async function runDeliveryTests(args: readonly string[] = []): Promise<Results> {
  const nginx = await ensureNginx();
  using site = await serveSite({ dir: buildDir, port: 0 });
  const servers = [{ name: 'npm run serve', url: site.url }];
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
  }
}

/** Runs the linters. */
export function runLinters(): Promise<Results> {
  return runChecks(linters);
}

const buildFailure = 'The build of the site';

async function buildForTests(): Promise<Results> {
  try {
    return (await buildSite()) ? pass : fail(buildFailure);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return fail(buildFailure);
  }
}

interface Stage {
  readonly title: string;
  /** The npm scripts that do the same one by one, with their arguments. */
  readonly scripts: readonly string[];
  readonly readsBuiltSite?: true;
  readonly work: () => Promise<Results>;
}

const [eslint, ...otherLinters] = linters;

/** The stages of `npm test`, ordered so that errors show up as early as possible. */
export const stages: readonly Stage[] = [
  {
    title: 'Formatting, lint and types',
    scripts: ['format -- --check', 'lint', 'typecheck'],
    work: () => runChecks([eslint, formatting, types, ...otherLinters]),
  },
  { title: 'Unit tests', scripts: ['test:unit'], work: () => runVitest('unit') },
  { title: 'Content tests', scripts: ['test:content'], work: () => runVitest('content') },
  { title: 'Build', scripts: ['build'], work: buildForTests },
  {
    title: 'Examples, and guides that show them',
    scripts: ['test:replay'],
    readsBuiltSite: true,
    work: () => runVitest('replay'),
  },
  {
    title: 'Delivery tests',
    scripts: ['test:delivery'],
    readsBuiltSite: true,
    work: () => runDeliveryTests(),
  },
  {
    title: 'Browser tests',
    scripts: ['test:e2e'],
    readsBuiltSite: true,
    work: () => runBrowserTests(),
  },
];

/** Runs everything, and continues after a failure with what doesn't need what failed. */
export async function runAll(): Promise<Results> {
  await step('Fetching package READMEs', fetchReadmes);
  let total = none;
  for (const { title, readsBuiltSite, work } of stages) {
    if (readsBuiltSite && total.failed.includes(buildFailure)) {
      console.error(`\n▸ ${title}: skipped, since the site could not be built.`);
    } else total = add(total, await step(title, work));
  }
  return total;
}
