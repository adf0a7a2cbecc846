/**
 * Packages included in the playground, each set as a separate part: the files of the installed packages and their
 * dependencies, which the engine adds to the project's `node_modules`. Runs in Node.js during the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import * as z from 'zod';
import { packageSets } from './package-sets.ts';
import type { PackageSet } from './package-sets.ts';

/** Packages that the engine has as modules, by the module that replaces their main file. */
const ownModules: Readonly<Record<string, string>> = { browserslist: 'part:browserslist' };

/** Packages that are left out: the engine replaces them, or only command-line programs use them. */
const left: ReadonlySet<string> = new Set(['chokidar', 'schema-utils', 'webpack', 'acorn']);

/** Files that no build uses, by path in `node_modules`. */
const unneeded = [
  /^(?:@babel\/helper-define-polyfill-provider|babel-plugin-polyfill-\w+)\/(?:esm|src)\//u,
  /\/tsconfig\.json$/u,
  // Its only content is a comment that says it is empty.
  /^@babel\/plugin-proposal-private-property-in-object\/lib\//u,
  /^@babel\/(?:core|helpers|parser)\/(?:src|scripts|bin)\//u,
  /^immutable\/dist\/immutable\.(?:es|min)\.js$/u,
  /^json5\/dist\//u,
  // Server-side rendering isn't possible in the playground.
  /^react(?:-dom)?\/.*(?:\.react-server|-server|-profiling|-test-utils)\b/u,
  /^react-dom\/(?:profiling|test-utils|static|server)\./u,
  /^resolve\/(?:test|example|bin)\//u,
  /^sass\/sass\.(?:default\.c?js|js)$/u,
  /^yaml\/(?:browser|bin)/u,
];

/** Package facts that the bundling step injects. */
export interface PackageFact {
  readonly name: string;
  readonly part: string;
  readonly needs: readonly string[];
}

export const packageFacts: readonly PackageFact[] = Object.entries(packageSets)
  .flatMap(([part, { packages, needs = [] }]) => packages.map((name) => ({ name, part, needs })))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

const manifestSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

function manifestOf(folder: string): z.infer<typeof manifestSchema> {
  return manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
}

/** @throws Error for a package that isn't installed */
function locate(name: string, from: string): string {
  const own = path.join(from, 'node_modules', name);
  if (existsSync(path.join(own, 'package.json'))) return own;
  const parent = path.dirname(from);
  if (parent === from) {
    throw new Error(
      `The package "${name}" isn't installed; adapt src/playground/engine/package-files.ts`,
    );
  }
  return locate(name, parent);
}

/** Folders of packages and all their dependencies. */
function withDependencies(root: string, names: readonly string[]): Set<string> {
  const folders = new Set<string>();
  const add = (name: string, from: string): void => {
    if (left.has(name)) return;
    const folder = locate(name, from);
    if (folders.has(folder)) return;
    folders.add(folder);
    if (Object.hasOwn(ownModules, name)) return;
    for (const dependency of Object.keys(manifestOf(folder).dependencies)) add(dependency, folder);
  };
  for (const name of names) add(name, root);
  return folders;
}

function codeFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : codeFiles(file);
    return /\.(?:[cm]?js|json)$/u.test(entry.name) ? [file] : [];
  });
}

/** Minimizes code but keeps function names, since some of these packages print or compare them. */
function shortened(text: string): string {
  const names = { keep_classnames: true, keep_fnames: true };
  return minifySync(text, { module: 'unknown', compress: false, mangle: names }).code;
}

function contentOf(file: string, isTool: boolean): string {
  const text = readFileSync(file, 'utf8');
  if (!isTool) return text;
  if (file.endsWith('.json')) return JSON.stringify(JSON.parse(text));
  return shortened(text);
}

function filesOfSet(siteDir: string, { packages, isTool = false }: PackageSet): string {
  const root = path.join(siteDir, 'node_modules');
  const files: Record<string, string> = {};
  const modules: Record<string, string> = {};
  for (const folder of [...withDependencies(siteDir, packages)].sort()) {
    const name = path.relative(root, folder).split(path.sep).join('/');
    const own = ownModules[name];
    if (own !== undefined) {
      const { version } = manifestOf(folder);
      files[`${name}/package.json`] = JSON.stringify({ name, version, main: 'index.js' });
      files[`${name}/index.js`] = '';
      modules[`${name}/index.js`] = own;
      continue;
    }
    for (const file of codeFiles(folder).sort()) {
      const below = path.relative(root, file).split(path.sep).join('/');
      if (!unneeded.some((pattern) => pattern.test(below))) files[below] = contentOf(file, isTool);
    }
  }
  return JSON.stringify({ files, modules });
}

/**
 * The parts that consist of packages, as JSON by the name of the part.
 *
 * @throws Error if a package isn't installed
 */
export function packageParts(siteDir: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(packageSets).map(([part, set]) => [part, filesOfSet(siteDir, set)]),
  );
}
