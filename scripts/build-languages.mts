/**
 * Builds languages of the site in the current folder: `build-languages.mts en zh-CN ko`. Each has a process of its own,
 * since Docusaurus keeps in memory what it has made of a language while it makes the next one. The first is built
 * alone: it fills the caches that the others read. These are built two at a time where the machine has room for two.
 */
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { bin } from './lib/paths.mts';
import { run, runAside } from './lib/process.mts';

/** Memory that two builds take at most at a time, with room for the system and a browser, in bytes. */
const roomForTwo = 7e9;

function build(language: string): [program: string, args: string[]] {
  return [bin('docusaurus'), ['build', '--locale', language]];
}

const environment = {
  // More room for what is only used for a moment: with Node's own 16 MB, a fifth of a build was spent on looking for
  // memory that is free again.
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=32'].join(' ').trim(),
  // Compressed, pages would be smaller by one or two percent, for two fifths of the time that rendering them takes.
  SKIP_HTML_MINIFICATION: 'true',
};

/** Docusaurus writes generated modules into one folder for all languages, unless it is told another. */
function ownFolder(language: string): NodeJS.ProcessEnv {
  return { DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', language) };
}

/** Builds a language beside another, and shows what it has printed in the end. */
async function buildAside(language: string): Promise<number> {
  const { code, output } = await runAside(...build(language), {
    cwd: process.cwd(),
    env: { ...environment, ...ownFolder(language) },
  });
  process.stdout.write(output);
  return code;
}

/** @returns exit code of the first build that fails; 0 if none does */
async function buildEach([first, ...others]: readonly [string, ...string[]]): Promise<number> {
  const code = await run(...build(first), { cwd: process.cwd(), env: environment });
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
  console.error('Name the languages to build: build-languages.mts en zh-CN ko');
  process.exitCode = 2;
} else {
  process.exitCode = await buildEach([language, ...others]);
}
