/**
 * Builds languages of the site in the current folder: `build-languages.mts en zh-CN ko`. Each is built in a separate
 * process, because Docusaurus keeps the result of one language in memory while it builds the next. The first is built
 * alone, because it fills the caches that the others read. The others are built two at a time if the machine has enough
 * memory.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { bin } from './lib/paths.mts';
import { run, runAside } from './lib/process.mts';

/** Maximum memory of two parallel builds, including room for the system and a browser, in bytes. */
const roomForTwo = 7e9;

function build(language: string): [program: string, args: string[]] {
  return [bin('docusaurus'), ['build', '--locale', language]];
}

const environment = {
  // A larger young generation: with Node.js's default of 16 MB, a fifth of the build was spent on garbage collection.
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=32'].join(' ').trim(),
  // Minification would make pages smaller by one or two percent, for two fifths of their rendering time.
  SKIP_HTML_MINIFICATION: 'true',
};

const caches = path.resolve('node_modules/.cache');

/**
 * Builds a language without webpack's cache unless the last build of it has finished. The compilers of the client and the
 * server share compiled pages (`mdxCrossCompilerCache`): the server's would wait forever for a page that the client's has
 * in its cache, and after an interrupted build only the client's may have it. Docusaurus then ends with exit code 13.
 */
async function withPairedCaches(language: string, build: () => Promise<number>): Promise<number> {
  const finished = path.join(caches, 'portal', `finished-${language}`);
  if (!existsSync(finished)) {
    for (const compiler of ['client', 'server']) {
      rmSync(path.join(caches, 'webpack', `${compiler}-production-${language}`), {
        recursive: true,
        force: true,
      });
    }
  }
  rmSync(finished, { force: true });
  const code = await build();
  if (code === 0) {
    mkdirSync(path.dirname(finished), { recursive: true });
    writeFileSync(finished, '');
  } else {
    console.error(`The build of ${language} failed. The next one won't use webpack's caches.`);
  }
  return code;
}

/** By default, Docusaurus writes generated modules to the same folder for all languages. */
function ownFolder(language: string): NodeJS.ProcessEnv {
  return { DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', language) };
}

/** Builds a language in parallel with another, and prints its output at the end. */
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
  const code = await withPairedCaches(first, () =>
    run(...build(first), { cwd: process.cwd(), env: environment }),
  );
  if (code !== 0) return code;
  const atOnce = availableParallelism() > 1 && totalmem() > roomForTwo ? 2 : 1;
  const codes: number[] = [];
  const waiting = [...others];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const language = next;
      codes.push(await withPairedCaches(language, () => buildAside(language)));
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
