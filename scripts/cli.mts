/** The project's commands; `scripts/run.mjs` starts this with the pinned Node.js after installing what is missing. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { report } from './lib/checks.mts';
import { bin, incremental, root } from './lib/paths.mts';
import { run } from './lib/process.mts';

type Command = (args: readonly string[]) => Promise<number>;

const vitest = 'test files, and options of Vitest';

/** What commands take after `--`; the others take nothing. */
const accepted: Readonly<Record<string, string>> = {
  serve: '--port <number>',
  start: 'options of `docusaurus start`',
  'build:deploy': '--out <folder>, --listen <port or address>',
  check: '--since <commit>, --fast',
  'check:english': 'files, --all',
  'check:pages': 'pages or folders with pages',
  bench: '--runs <number>, --clicks <number>, --builds, --growth, --playground',
  'i18n:start': 'a language, and pages',
  'i18n:update': 'translated pages, --same',
  'i18n:changes': 'translated pages',
  'i18n:check': 'translated pages',
  'bench:search': '--fit',
  'bench:devtool': '--rounds <number>, --dry',
  'bench:load': '--seconds <number>',
  'reference:report': 'two packages, the older one first',
  'history:update': 'packages, --all',
  format: 'files or folders, and options of Prettier such as --check',
  'test:unit': vitest,
  'test:content': vitest,
  'test:replay': vitest,
  'test:delivery': vitest,
  'test:e2e': 'test files, and options of Playwright',
};

async function fetchReadmes(): Promise<void> {
  const [{ fetchReadmes: fetch }, { step }] = await Promise.all([
    import('./lib/build.mts'),
    import('./lib/process.mts'),
  ]);
  await step('Fetching package READMEs', fetch);
}

async function runVitest(
  project: 'unit' | 'content' | 'replay',
  args: readonly string[],
): Promise<number> {
  await fetchReadmes();
  const suite = await import('./lib/test-suite.mts');
  return report(await suite.runVitest(project, args));
}

/** Each command imports what it needs, because TypeScript, webpack, Playwright and Lighthouse take seconds to load. */
const commands: Readonly<Record<string, Command>> = {
  serve: async (args) => (await import('./lib/serve-command.mts')).serveCommand(args),
  async start(args) {
    await fetchReadmes();
    return run(bin('docusaurus'), ['start', ...args]);
  },
  async build() {
    await fetchReadmes();
    const { buildSite } = await import('./lib/build.mts');
    return (await buildSite()) ? 0 : 1;
  },
  async 'package:docs'() {
    const { makeDocsPackage } = await import('./lib/docs-package.mts');
    await makeDocsPackage();
    return 0;
  },
  audit: async () => (await import('./lib/supply-chain.mts')).auditDependencies(),
  licenses: async () => (await import('./lib/supply-chain.mts')).listLicenses(),
  doctor: async () => (await import('./lib/doctor.mts')).doctor(),
  'build:deploy': async (args) => (await import('./lib/deploy-command.mts')).deployCommand(args),
  check: async (args) => (await import('./check/index.mts')).check(args),
  'check:english': async (args) => (await import('./lib/prose/index.mts')).checkEnglish(root, args),
  'check:links': async () => (await import('./lib/check-links.mts')).checkLinks(),
  'check:pages': async (args) => (await import('./check-pages.mts')).checkPages(args),
  bench: async (args) => (await import('./bench/index.mts')).bench(args),
  'i18n:status': async () => (await import('./i18n-commands.mts')).printStatus(),
  'i18n:start': async (args) => (await import('./i18n-commands.mts')).startTranslations(args),
  'i18n:update': async (args) => (await import('./i18n-commands.mts')).updateTranslations(args),
  'i18n:changes': async (args) => (await import('./i18n-commands.mts')).printChanges(args),
  'i18n:check': async (args) => (await import('./i18n-commands.mts')).checkTranslations(args),
  async 'bench:search'(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { fit: { type: 'boolean', default: false } },
    });
    if (values.fit) {
      const { fitSearch } = await import('./bench/fit-search.mts');
      console.log(fitSearch());
      return 0;
    }
    const { benchSearch } = await import('./bench/search.mts');
    const { measureTyping, typingLines } = await import('./bench/typing.mts');
    console.log(benchSearch());
    console.log(typingLines(await measureTyping()).join('\n'));
    return 0;
  },
  async 'bench:docs'() {
    const { benchDocs } = await import('./bench/docs.mts');
    console.log(await benchDocs());
    return 0;
  },
  'bench:devtool': async (args) => (await import('./bench/devtool.mts')).benchDevtool(args),
  'bench:load': async (args) => (await import('./bench/load.mts')).benchLoad(args),
  'fetch:sponsors': () =>
    run(process.execPath, [...process.execArgv, path.join(root, 'scripts/fetch-sponsors.mts')]),
  async 'draw:images'() {
    const { drawImages } = await import('./lib/draw-images.mts');
    const drawn = await drawImages();
    console.log(drawn.length === 0 ? 'All images are current.' : `Drawn: ${drawn.join(', ')}`);
    return 0;
  },
  async 'reference:report'(args) {
    const { referenceReport } = await import('./lib/reference-report.mts');
    console.log(await referenceReport(args));
    return 0;
  },
  async 'history:update'(args) {
    const { updateHistory } = await import('./lib/history-update.mts');
    return updateHistory(args);
  },
  typecheck: () => run(bin('tsc'), ['-p', '.', ...incremental]),
  async lint() {
    const suite = await import('./lib/test-suite.mts');
    return report(await suite.runLinters());
  },
  async format(args) {
    const { prettierArguments } = await import('./lib/format.mts');
    return run(bin('prettier'), prettierArguments(args));
  },
  'test:unit': (args) => runVitest('unit', args),
  'test:content': (args) => runVitest('content', args),
  'test:replay': (args) => runVitest('replay', args),
  async 'test:e2e'(args) {
    const suite = await import('./lib/test-suite.mts');
    return report(await suite.runBrowserTests(args));
  },
  async 'test:delivery'(args) {
    const suite = await import('./lib/test-suite.mts');
    return report(await suite.runDeliveryTests(args));
  },
  async test() {
    const suite = await import('./lib/test-suite.mts');
    return report(await suite.runAll());
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  console.error(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
if (args.length > 0 && !(name in accepted)) {
  console.error(`"npm run ${name}" takes no arguments, so it can't use ${args.join(' ')}.`);
  process.exit(2);
}
process.chdir(root);
try {
  process.exitCode = await command(args);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('ERR_PARSE_ARGS_')) {
    console.error(`"npm run ${name}" takes: ${accepted[name] ?? ''}.`);
  }
  if (process.env.PORTAL_DEBUG !== undefined) console.error(error);
  process.exitCode = 1;
}
