import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../../src/lib/digest.ts';
import { defaultLocale } from '../../src/site/locales.ts';
import { readSettings } from '../../src/site/environment.ts';
import { finishBuild } from './finish-build.mts';
import { buildDir, cacheDir, root } from './paths.mts';
import { run, step } from './process.mts';

/** Everything that the built site is made from. */
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

/** Builds the languages that its arguments name. */
export const languagesScript = path.join(root, 'scripts/build-languages.mts');

const stampFile = path.join(cacheDir, 'build-stamp');

/** Hash over the names and contents of all sources, and the settings of the environment. */
export function sourcesDigest(): string {
  return `${digestOf(root, sources)} ${JSON.stringify(readSettings(process.env))}`;
}

/**
 * Fetches the package READMEs that are not in the cache yet.
 *
 * @throws Error if one could not be fetched; its name and the mending have been printed
 */
export async function fetchReadmes(): Promise<void> {
  const script = path.join(root, 'scripts/fetch-readmes.mts');
  const status = await run(process.execPath, [...process.execArgv, script]);
  if (status !== 0) throw new Error('The package READMEs are not complete.');
}

/**
 * Builds the production site into `build/`.
 *
 * @returns whether it succeeded; Docusaurus has printed why if not
 * @throws Error that names an environment variable with a wrong value, or pages with code that may not run
 */
export async function buildSite(): Promise<boolean> {
  rmSync(stampFile, { force: true });
  // A wrong setting is named before the long work, not after it.
  const { locales } = readSettings(process.env);
  const digest = sourcesDigest();
  const status = await step('Building the site', () =>
    run(process.execPath, [...process.execArgv, languagesScript, ...locales]),
  );
  if (status !== 0) return false;
  // The package holds the documentation in English.
  if (locales.includes(defaultLocale)) {
    const { makeDocsPackage } = await import('./docs-package.mts');
    await step('Packing the documentation for projects', makeDocsPackage);
  }
  finishBuild(buildDir);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampFile, digest);
  return true;
}

/** Whether `build/` is what the sources make now. */
export function isBuildCurrent(): boolean {
  return (
    existsSync(path.join(buildDir, 'index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === sourcesDigest()
  );
}
