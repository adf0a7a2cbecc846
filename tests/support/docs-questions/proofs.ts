/** Evidence from webpack itself: each proof runs it, or reads its schema, types or live objects. */
import { createRequire } from 'node:module';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';
import { installedPackage } from '../../../src/reference/package.ts';
import { readHooks } from '../../../src/reference/hooks.ts';
import { scriptFiles } from '../../../src/reference/syntax.ts';

/** The older version installed for comparisons. */
const older = createRequire(import.meta.url)('webpack-5-108') as typeof webpack;

/** A nested value of an object, by its path. */
function at(object: unknown, place: string): unknown {
  return place
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        (typeof value === 'object' && value !== null) || typeof value === 'function'
          ? (value as Record<string, unknown>)[key]
          : undefined,
      object,
    );
}

function defaultIn(which: typeof webpack, place: string, configuration: Configuration): string {
  const options = which.config.getNormalizedWebpackOptions({
    context: '/project',
    ...configuration,
  });
  which.config.applyWebpackOptionsDefaults(options);
  const value = at(options, place);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The default of webpack if a configuration sets nothing. */
export function defaultOf(place: string, configuration: Configuration = {}): string {
  return defaultIn(webpack, place, configuration);
}

/** The same in the older version. */
export function olderDefaultOf(place: string, configuration: Configuration = {}): string {
  return defaultIn(older, place, configuration);
}

/** webpack's validation message for a configuration; empty if it is valid. */
export function complaint(configuration: unknown): string {
  try {
    webpack.validate(configuration as Configuration);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The same for the older version. */
export function olderComplaint(configuration: unknown): string {
  try {
    older.validate(configuration as Configuration);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** True if a command-line flag exists. */
export function hasFlag(flag: string): boolean {
  return Object.hasOwn(webpack.cli.getArguments(), flag.replace(/^--/u, ''));
}

type HookApi = Parameters<typeof readHooks>[0];

/** Class and arguments of a hook. */
export async function hookOf(owner: string, name: string): Promise<{ kind: string; args: string }> {
  const hooks = await readHooks(webpack as unknown as HookApi);
  const hook = hooks.find((one) => one.owner === owner && one.name === name);
  if (hook === undefined) throw new Error(`webpack has no hook ${name} of ${owner}`);
  return { kind: hook.kind, args: hook.args.join(', ') };
}

/** True if the older version has a hook. */
export async function olderHasHook(owner: string, name: string): Promise<boolean> {
  const hooks = await readHooks(older as unknown as HookApi);
  return hooks.some((one) => one.owner === owner && one.name === name);
}

/** True if webpack's types declare a name, as a whole word. */
export function isInTypes(name: string): boolean {
  const types = installedPackage('webpack').read('types.d.ts');
  return new RegExp(`\\b${name}\\b`, 'u').test(types);
}

/** True if the package exports a name, such as `CopyPlugin`. */
export function isExported(place: string): boolean {
  return at(webpack, place) !== undefined;
}

/** The same for the older version. */
export function olderExports(place: string): boolean {
  return at(older, place) !== undefined;
}

/** Messages and output of a build. */
export interface Built {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly assets: readonly string[];
}

/**
 * Builds a project in a separate folder.
 *
 * @param files contents by path
 */
export async function build(
  files: Readonly<Record<string, string>>,
  configuration: Configuration = {},
): Promise<Built> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-questions-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      ...configuration,
      context: folder,
      output: { path: path.join(folder, 'dist'), ...configuration.output },
    });
    const stats = await new Promise<Stats | undefined>((resolve, reject) => {
      compiler.run((error, result) => {
        compiler.close(() => {
          if (error) reject(error);
          else resolve(result);
        });
      });
    });
    const {
      errors = [],
      warnings = [],
      assets = [],
    } = stats?.toJson({ all: false, errors: true, warnings: true, assets: true }) ?? {};
    const messages = (all: readonly { readonly message: string }[]) =>
      all.map(({ message }) => message);
    return {
      errors: messages(errors),
      warnings: messages(warnings),
      assets: assets.map(({ name }) => name),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** True if webpack's types contain an option of CopyPlugin. */
export function isOptionOfCopyPlugin(name: string): boolean {
  const types = installedPackage('webpack').read('types.d.ts');
  const [options = ''] = /interface CopyOptions \{.*?^\}/msu.exec(types) ?? [];
  return new RegExp(`\\b${name}\\??:`, 'u').test(options);
}

/** True if webpack's code has a class. */
export function installedHasClass(name: string): boolean {
  return installedMentions(`class ${name} `);
}

/** True if webpack's code contains a text. */
export function installedMentions(text: string): boolean {
  const installed = installedPackage('webpack');
  return scriptFiles(installed, 'lib').some((file) => installed.read(file).includes(text));
}

/** Returns the texts if their precondition holds, and none otherwise. */
export function provided(holds: boolean, ...texts: readonly string[]): readonly string[] {
  return holds ? texts : [];
}
