import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../../src/lib/digest.ts';
import { defaultLocale } from '../../src/site/locales.ts';
import { readSettings } from '../../src/site/environment.ts';
import { finishBuild } from './finish-build.mts';
import { buildDir, cacheDir, root } from './paths.mts';
import { run, step } from './process.mts';

/** All inputs of the built site, apart from the scripts that build it. */
export const sources = [
  'blog',
  'docs',
  'docusaurus.config.ts',
  'examples',
  'i18n',
  'package-lock.json',
  'packages/package.json',
  'packages/package-lock.json',
  'packages/webpack-docs/LICENSE',
  'packages/webpack-docs/README.md',
  'packages/webpack-docs/package.json',
  'packages/webpack-docs/src',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];

/** The scripts that build the site; what they import counts too, such as the steps after the build. */
const buildScripts = ['scripts/build-languages.mts', 'scripts/lib/build.mts'];

/** Builds the languages in its arguments. */
export const languagesScript = path.join(root, 'scripts/build-languages.mts');

const stampFile = path.join(cacheDir, 'build-stamp');

/** Hash over the names and contents of all sources and build scripts, and the settings of the environment. */
export function sourcesDigest(): string {
  return `${digestOf(root, [...sources, ...buildScripts])} ${JSON.stringify(readSettings(process.env))}`;
}

/**
 * Fetches the package READMEs that aren't in the cache yet.
 *
 * @throws Error if one couldn't be fetched; its name and the fix have been printed
 */
export async function fetchReadmes(): Promise<void> {
  const script = path.join(root, 'scripts/fetch-readmes.mts');
  const status = await run(process.execPath, [...process.execArgv, script]);
  if (status !== 0) throw new Error('The package READMEs are not complete.');
}

/**
 * Builds the production site into `build/`.
 *
 * @returns true if it succeeded; otherwise Docusaurus has printed the reason
 * @throws Error that names an invalid environment variable, or pages with code that may not run
 */
export async function buildSite(): Promise<boolean> {
  rmSync(stampFile, { force: true });
  // Reports an invalid setting before the long build rather than after it.
  const { locales } = readSettings(process.env);
  const digest = sourcesDigest();
  const status = await step('Building the site', () =>
    run(process.execPath, [...process.execArgv, languagesScript, ...locales]),
  );
  if (status !== 0) return false;
  // The package contains the English documentation.
  if (locales.includes(defaultLocale)) {
    const { makeDocsPackage } = await import('./docs-package.mts');
    await step('Packing the documentation for projects', makeDocsPackage);
  }
  finishBuild(buildDir);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampFile, digest);
  return true;
}

/** True if `build/` is up to date with the sources. */
export function isBuildCurrent(): boolean {
  return (
    existsSync(path.join(buildDir, 'index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === sourcesDigest()
  );
}
