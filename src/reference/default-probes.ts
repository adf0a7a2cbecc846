import type { Configuration } from 'webpack';
import { applyDefaults, valueAt } from './defaults.ts';
import type { Mode, WebpackApi } from './defaults.ts';

interface LiveCompilation {
  createStatsOptions(options: object, context: { forToString: boolean }): object;
}

interface LiveCompiler<Params = unknown> {
  readonly options: { readonly infrastructureLogging: { level?: unknown; debug?: unknown } };
  newCompilationParams(): Params;
  newCompilation(params: Params): LiveCompilation;
  watch(options: object, handler: () => void): { readonly watchOptions: object; close(): void };
}

/** What the derivation of defaults calls. */
export type LiveWebpack = WebpackApi & ((options: Configuration) => LiveCompiler);

/** Values with which an option that is off is turned on, where an empty object does not do. */
const turnedOn: Readonly<Record<string, object>> = {
  cache: { type: 'filesystem' },
  'experiments.buildHttp': { allowedUris: [] },
};

/** Places that no configuration has: keys of the reader's choice, parts of rules. */
const isOutside = (path: string): boolean => /<name>|^(?:Rule|Condition)\b/u.test(path);

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A configuration that sets nothing but the value at one path. */
function configurationWith(path: string, value: unknown): Configuration {
  return path
    .split('.')
    .reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Configuration;
}

/** What encloses an option, from the outermost: `a`, `a.b` for `a.b.c`. */
function enclosing(path: string): string[] {
  const keys = path.split('.');
  return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('.'));
}

/** Options of `stats` as webpack completes them for the text that it prints. */
function statsDefaults(compiler: LiveCompiler): object {
  const compilation = compiler.newCompilation(compiler.newCompilationParams());
  return compilation.createStatsOptions({}, { forToString: true });
}

/** What a compiler completes before all else; colors and the like depend on the terminal, and are left out. */
function loggingDefaults(compiler: LiveCompiler): object {
  const { level, debug } = compiler.options.infrastructureLogging;
  return { level, debug };
}

/** Options of `watchOptions`, which webpack completes when it begins to watch. */
function watchDefaults(compiler: LiveCompiler): object {
  const watching = compiler.watch({}, () => undefined);
  const options = { ...watching.watchOptions };
  watching.close();
  return options;
}

/** Looks defaults up in one mode. */
interface Lookup {
  /** In a configuration that sets nothing but the mode. */
  readonly plain: (path: string) => unknown;
  /** Where `plain` knows none: with the option turned on that encloses it. */
  readonly whenTurnedOn: (path: string) => unknown;
}

function lookup(webpack: LiveWebpack, mode: Mode): Lookup {
  const base = applyDefaults(webpack, mode);
  const compiler = webpack({ mode, entry: {}, context: '/project' });
  const known = new Map<string, unknown>([
    ['stats', { stats: statsDefaults(compiler) }],
    ['infrastructureLogging', { infrastructureLogging: loggingDefaults(compiler) }],
    ['watchOptions', { watchOptions: watchDefaults(compiler) }],
  ]);
  const turnOn = (path: string): unknown => {
    if (known.has(path)) return known.get(path);
    let completed: unknown;
    try {
      completed = applyDefaults(webpack, mode, configurationWith(path, turnedOn[path] ?? {}));
    } catch {
      // The option takes no object in this place, so nothing inside it has a default.
    }
    known.set(path, completed);
    return completed;
  };
  return {
    plain: (path) => valueAt(base, path),
    whenTurnedOn: (path) => {
      const off = enclosing(path).find(
        (outer) => outer in turnedOn || known.has(outer) || !isPlainObject(valueAt(base, outer)),
      );
      return off === undefined ? undefined : valueAt(turnOn(off), path);
    },
  };
}

/**
 * Defaults of options by path, in development and production.
 *
 * Sources, all of them webpack's own code: `config.applyWebpackOptionsDefaults` on a configuration that sets
 * nothing but the mode; for an option inside one that is off by default, the same with that one turned on;
 * `compilation.createStatsOptions` for `stats`, as it is printed; a compiler for `infrastructureLogging` and,
 * watching, for `watchOptions`. What
 * webpack decides only where it uses an option stays unknown.
 */
export function optionDefaults(
  webpack: LiveWebpack,
): (path: string) => readonly [development: unknown, production: unknown] {
  const development = lookup(webpack, 'development');
  const production = lookup(webpack, 'production');
  return (path) => {
    if (isOutside(path)) return [undefined, undefined];
    const plain = [development.plain(path), production.plain(path)] as const;
    return plain.some((value) => value !== undefined)
      ? plain
      : [development.whenTurnedOn(path), production.whenTurnedOn(path)];
  };
}
