/**
 * Builds languages of the site in the current folder: `build-languages.mts en zh-CN ko`. Each has a process of its own,
 * since Docusaurus keeps in memory what it has made of a language while it makes the next one. The first is built
 * alone: it fills the caches that the others read. These are built two at a time where the machine has room for two.
 */
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { loadOwnModulesNatively } from './lib/native-modules.mts';
import { run, runAside } from './lib/process.mts';

/**
 * More room for what is only used for a moment: with Node's own 16 MB, a fifth of a build was spent on looking for
 * memory that is free again.
 */
const memoryFlags = ['--max-semi-space-size=32'];

async function buildLanguage(locale: string): Promise<void> {
  // Docusaurus' own command sets them before it loads anything that looks at them.
  process.env.BABEL_ENV = 'production';
  process.env.NODE_ENV = 'production';
  // Compressed, pages would be smaller by one or two percent, for two fifths of the time that rendering them takes.
  process.env.SKIP_HTML_MINIFICATION = 'true';
  const siteDir = process.cwd();
  loadOwnModulesNatively(siteDir);
  const { buildLocale } = await import('@docusaurus/core/lib/commands/build/buildLocale.js');
  await buildLocale({ siteDir, locale, cliOptions: {} });
}

function fail(error: unknown): never {
  console.error(inspect(error, { depth: Infinity }));
  process.exit(1);
}

/** Memory that two builds take at most at a time, with room for the system and a browser, in bytes. */
const roomForTwo = 7e9;

function command(language: string): [program: string, args: string[]] {
  return [process.execPath, [...process.execArgv, ...memoryFlags, import.meta.filename, language]];
}

/** Docusaurus writes generated modules into one folder for all languages, unless it is told another. */
function ownFolder(language: string): NodeJS.ProcessEnv {
  return { DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', language) };
}

/** Builds a language beside another, and shows what it has printed in the end. */
async function buildAside(language: string): Promise<number> {
  const [program, args] = command(language);
  const { code, output } = await runAside(program, args, {
    cwd: process.cwd(),
    env: ownFolder(language),
  });
  process.stdout.write(output);
  return code;
}

/** @returns exit code of the first build that fails; 0 if none does */
async function buildEach([first, ...others]: readonly [string, ...string[]]): Promise<number> {
  const [program, args] = command(first);
  const code = await run(program, args, { cwd: process.cwd() });
  if (code !== 0) return code;
  const atOnce = availableParallelism() > 1 && totalmem() > roomForTwo ? 2 : 1;
  const codes: number[] = [];
  const waiting = [...others];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      codes.push(await buildAside(next));
      if (codes.at(-1) !== 0) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return codes.find((one) => one !== 0) ?? 0;
}

const [language, ...others] = process.argv.slice(2);
if (language === undefined) {
  fail(new Error('Name the languages to build: build-languages.mts en zh-CN ko'));
} else if (others.length > 0 || !process.execArgv.includes(memoryFlags[0] ?? '')) {
  process.exitCode = await buildEach([language, ...others]);
} else {
  process.on('unhandledRejection', fail);
  await buildLanguage(language).catch(fail);
}
