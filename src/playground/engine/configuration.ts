/** Finds and evaluates configurations like webpack-cli does. */
import webpack from 'webpack';
import type { Configuration, MultiConfiguration } from 'webpack';
import fs from './node/fs.ts';
import * as path from './node/path.ts';
import process from './node/process.ts';
import type { BuildOptions } from './protocol.ts';
import { loadModule, ProjectError } from './modules.ts';

const names = ['webpack.config', '.webpack/webpack.config', '.webpack/webpackfile'];
const endings = ['.js', '.mjs', '.cjs', '.ts', '.cts', '.mts', '.json'];

export type Configurations = Configuration | MultiConfiguration;

function findFile(): string | undefined {
  const candidates = names.flatMap((name) => endings.map((ending) => path.resolve(name + ending)));
  return candidates.find((file) => fs.existsSync(file));
}

async function called(value: unknown, env: unknown, argv: unknown): Promise<unknown> {
  const settled: unknown = await value;
  return typeof settled === 'function'
    ? (settled as (...values: unknown[]) => unknown)(env, argv)
    : settled;
}

async function readFile(file: string, options: BuildOptions): Promise<Configurations> {
  const name = path.relative(process.cwd(), file);
  if (!fs.existsSync(file)) {
    throw new ProjectError(`The configuration ${name} isn't among the project's files`, {
      file: name,
    });
  }
  const loaded = await loadModule(file);
  const isNamespace = Object.prototype.toString.call(loaded) === '[object Module]';
  let value: unknown = isNamespace ? (loaded as { default?: unknown }).default : loaded;
  if (typeof value === 'object' && value !== null && 'default' in value) value = value.default;
  value ??= {};
  const env =
    options.watch === true
      ? { WEBPACK_WATCH: true, ...options.env }
      : { WEBPACK_BUNDLE: true, WEBPACK_BUILD: true, ...options.env };
  const argv = { ...(options.mode && { mode: options.mode }), ...options.flags, env };
  if (Array.isArray(value)) {
    const list: unknown[] = value;
    for (const [index, one] of list.entries()) list[index] = await called(one, env, argv);
  } else {
    value = await called(value, env, argv);
  }
  if (typeof value !== 'object' || value === null) {
    throw new ProjectError(`${name} has no configuration: its default export is ${String(value)}`, {
      file: name,
    });
  }
  return value;
}

function named(configurations: Configurations, wanted: readonly string[]): MultiConfiguration {
  const list = [configurations].flat();
  return wanted.map((name) => {
    const found = list.find((one) => one.name === name);
    if (found === undefined) {
      throw new ProjectError(`Configuration with the name "${name}" was not found.`);
    }
    return found;
  });
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/** Applies command-line flags with webpack's own code. */
function applyFlags(configuration: Configuration, options: BuildOptions): void {
  const flags: Record<string, unknown> = { ...options.flags };
  if (options.mode !== undefined) flags.mode = options.mode;
  if (Object.keys(flags).length === 0) return;
  const all = webpack.cli.getArguments();
  const values = Object.fromEntries(
    Object.entries(flags).map(([name, value]) => [kebab(name), value]),
  );
  const unknown = Object.keys(values).filter((name) => !(name in all));
  if (unknown.length > 0)
    throw new ProjectError(`webpack has no flag --${unknown.join(' and no --')}`);
  const problems = webpack.cli.processArguments(
    all,
    configuration,
    values as Record<string, never>,
  );
  if (problems !== null) {
    throw new ProjectError(
      problems
        .map(
          ({ type, argument, value }) =>
            `Invalid value '${String(value)}' for '--${argument}': ${type}`,
        )
        .join('\n'),
    );
  }
}

function withDefaultsOfCli(configuration: Configuration, options: BuildOptions): void {
  applyFlags(configuration, options);
  const { stats } = configuration;
  const mode = process.env.NODE_ENV;
  if (!configuration.mode && (mode === 'development' || mode === 'production' || mode === 'none')) {
    configuration.mode = mode;
  }
  if (stats === undefined) configuration.stats = { preset: 'normal' };
  else if (typeof stats === 'boolean') configuration.stats = { preset: stats ? 'normal' : 'none' };
  else if (typeof stats === 'string') configuration.stats = { preset: stats };
  const object = configuration.stats as { colors?: unknown };
  if (options.colors === true) object.colors = true;
  else object.colors ??= false;
  // What would be cached on disk is kept in memory for the lifetime of the worker.
  if (typeof configuration.cache === 'object' && configuration.cache.type === 'filesystem') {
    configuration.cache = true;
  }
  configuration.plugins ??= [];
}

/**
 * Evaluates the configuration that the options name, or the one that webpack-cli would find.
 *
 * @throws ProjectError with its position if that fails
 */
export async function readConfiguration(options: BuildOptions): Promise<Configurations> {
  process.env.NODE_ENV = options.nodeEnv;
  if (options.nodeEnv === undefined) delete process.env.NODE_ENV;
  const found = findFile();
  const files =
    options.config?.map((file) => path.resolve(file)) ?? (found === undefined ? [] : [found]);
  const read = await Promise.all(files.map((file) => readFile(file, options)));
  let configurations: Configurations = read.length > 1 ? read.flat() : (read[0] ?? {});
  if (options.configName !== undefined && options.configName.length > 0) {
    configurations = named(configurations, options.configName);
  }
  for (const configuration of [configurations].flat()) {
    if (configuration.extends !== undefined) {
      throw new ProjectError(
        'The key "extends" is read by webpack-cli, which the playground has no full copy of',
      );
    }
    withDefaultsOfCli(configuration, options);
  }
  return configurations;
}
