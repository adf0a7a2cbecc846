/**
 * Builds languages of the site in the current folder, English first: `build-languages.mts en zh-CN ko`. Each has a
 * process of its own, since Docusaurus keeps in memory what it has made of a language while it makes the next one.
 */
import { spawnSync } from 'node:child_process';
import { inspect } from 'node:util';
import { loadOwnModulesNatively } from './lib/native-modules.mts';

/**
 * More room for what is only used for a moment: with Node's own 16 MB, a fifth of a build was spent on looking for
 * memory that is free again.
 */
const memoryFlags = ['--max-semi-space-size=32'];

async function buildLanguage(locale: string): Promise<void> {
  // Docusaurus' own command sets them before it loads anything that looks at them.
  process.env.BABEL_ENV = 'production';
  process.env.NODE_ENV = 'production';
  const siteDir = process.cwd();
  loadOwnModulesNatively(siteDir);
  const { buildLocale } = await import('@docusaurus/core/lib/commands/build/buildLocale.js');
  await buildLocale({ siteDir, locale, cliOptions: {} });
}

function fail(error: unknown): never {
  console.error(inspect(error, { depth: Infinity }));
  process.exit(1);
}

/** @returns exit code of the first build that fails; 0 if none does */
function buildEach(languages: readonly string[]): number {
  for (const language of languages) {
    const { status } = spawnSync(
      process.execPath,
      [...process.execArgv, ...memoryFlags, import.meta.filename, language],
      { stdio: 'inherit' },
    );
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

const [language, ...others] = process.argv.slice(2);
if (language === undefined) {
  fail(new Error('Name the languages to build: build-languages.mts en zh-CN ko'));
} else if (others.length > 0 || !process.execArgv.includes(memoryFlags[0] ?? '')) {
  process.exitCode = buildEach([language, ...others]);
} else {
  process.on('unhandledRejection', fail);
  await buildLanguage(language).catch(fail);
}
