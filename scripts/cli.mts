/** The project's commands; `scripts/run.mjs` starts this on the pinned Node after it has installed what is missing. */
import path from 'node:path';
import { checkPages } from './check-pages.mts';
import { benchLoad } from './lib/bench-load.mts';
import { bench } from './bench/index.mts';
import { benchSearch } from './lib/bench-search.mts';
import { measureTyping, typingLines } from './lib/bench-typing.mts';
import {
  checkTranslations,
  printChanges,
  printStatus,
  startTranslations,
  updateTranslations,
} from './i18n-commands.mts';
import { checkLinks } from './lib/check-links.mts';
import { serveCommand } from './lib/serve-command.mts';
import { buildSite, fetchReadmes } from './lib/build.mts';
import { deployCommand } from './lib/deploy-command.mts';
import { drawImages } from './lib/draw-images.mts';
import { bin, root } from './lib/paths.mts';
import { run, step } from './lib/process.mts';
import { referenceReport } from './lib/reference-report.mts';
import { auditDependencies, listLicenses } from './lib/supply-chain.mts';
import {
  runAll,
  runBrowserTests,
  runDeliveryTests,
  runLinters,
  runVitest,
} from './lib/test-suite.mts';
import type { Counts } from './lib/test-suite.mts';

type Command = (args: readonly string[]) => Promise<number>;

/** The closing line that tells people and programs how the tests went. */
function report({ passed, failed }: Counts): number {
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

const commands: Readonly<Record<string, Command>> = {
  serve: serveCommand,
  async start(args) {
    await step('Fetching package READMEs', fetchReadmes);
    return run(bin('docusaurus'), ['start', ...args]);
  },
  async build() {
    await step('Fetching package READMEs', fetchReadmes);
    return (await buildSite()) ? 0 : 1;
  },
  audit: () => Promise.resolve(auditDependencies()),
  licenses: () => Promise.resolve(listLicenses()),
  'build:deploy': deployCommand,
  'check:links': checkLinks,
  'check:pages': checkPages,
  bench,
  'i18n:status': () => Promise.resolve(printStatus()),
  'i18n:start': (args) => Promise.resolve(startTranslations(args)),
  'i18n:update': (args) => Promise.resolve(updateTranslations(args)),
  'i18n:changes': (args) => Promise.resolve(printChanges(args)),
  'i18n:check': (args) => Promise.resolve(checkTranslations(args)),
  async 'bench:search'() {
    console.log(benchSearch());
    console.log(typingLines(await measureTyping()).join('\n'));
    return 0;
  },
  'bench:load': benchLoad,
  'fetch:sponsors': () =>
    run(process.execPath, [...process.execArgv, path.join(root, 'scripts/fetch-sponsors.mts')]),
  async 'draw:images'() {
    const drawn = await drawImages();
    console.log(drawn.length === 0 ? 'All images are current.' : `Drawn: ${drawn.join(', ')}`);
    return 0;
  },
  async 'reference:report'(args) {
    console.log(await referenceReport(args));
    return 0;
  },
  typecheck: () => run(bin('tsc'), ['-p', '.']),
  async lint() {
    return report(await runLinters());
  },
  format: (args) => run(bin('prettier'), args.length > 0 ? [...args, '.'] : ['--write', '.']),
  async 'test:unit'(args) {
    await step('Fetching package READMEs', fetchReadmes);
    return report(await runVitest('unit', args));
  },
  async 'test:content'(args) {
    await step('Fetching package READMEs', fetchReadmes);
    return report(await runVitest('content', args));
  },
  async 'test:replay'(args) {
    return report(await runVitest('replay', args));
  },
  async 'test:e2e'(args) {
    return report(await runBrowserTests(args));
  },
  async 'test:delivery'(args) {
    return report(await runDeliveryTests(args));
  },
  async test() {
    return report(await runAll());
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  console.error(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
process.chdir(root);
try {
  process.exitCode = await command(args);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  if (process.env.PORTAL_DEBUG !== undefined) console.error(error);
  process.exitCode = 1;
}
