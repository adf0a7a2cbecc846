import ts from 'typescript';
import type { Configuration } from 'webpack';
import { applyDefaults, valueAt } from './defaults.ts';
import type { Mode, WebpackApi } from './defaults.ts';
import type { InstalledPackage } from './package.ts';
import { descendants, parseFile } from './syntax.ts';

interface LiveCompilation {
  createStatsOptions(options: object, context: { forToString: boolean }): object;
}

interface LiveCompiler<Params = unknown> {
  readonly resolverFactory: {
    get(type: string, options: object): { readonly options: Record<string, unknown> };
  };
  readonly options: { readonly infrastructureLogging: { level?: unknown; debug?: unknown } };
  newCompilationParams(): Params;
  newCompilation(params: Params): LiveCompilation;
  watch(options: object, handler: () => void): { readonly watchOptions: object; close(): void };
}

/** What the derivation of defaults calls. */
export type LiveWebpack = WebpackApi &
  ((options: Configuration) => LiveCompiler) & {
    readonly util: {
      cleverMerge(a: Record<string, unknown>, b: Record<string, unknown>): Record<string, unknown>;
    };
  };

/** Values with which an option that is off is turned on, where an empty object does not do. */
const turnedOn: Readonly<Record<string, object>> = {
  cache: { type: 'filesystem' },
  'experiments.buildHttp': { allowedUris: [] },
};

/** Places that no configuration has: keys of the reader's choice, parts of rules. */
const isOutside = (path: string): boolean => /<name>|^(?:Rule|Condition)\b/u.test(path);

/** What the derivation itself sets, or what follows from the terminal it runs in. */
const notDerived: ReadonlySet<string> = new Set(['mode', 'context', 'stats.colors']);

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

interface ResolveOptions extends Record<string, unknown> {
  readonly byDependency: { readonly esm: Record<string, unknown> };
}

/** How a resolver keeps lists. */
function asList(value: unknown): unknown {
  return value instanceof Set ? [...(value as Set<unknown>)] : value;
}

/**
 * Options of `resolve` for an `import` in an ES module: what webpack sets for all requests, with what it sets for
 * these, and what the resolver adds by itself. Those for CommonJS differ in conditions and extensions.
 */
function resolveDefaults(
  webpack: LiveWebpack,
  compiler: LiveCompiler,
  base: Record<string, unknown>,
): object {
  const { byDependency, ...general } = base.resolve as ResolveOptions;
  const merged = webpack.util.cleverMerge(general, byDependency.esm);
  const { options } = compiler.resolverFactory.get('normal', { dependencyType: 'esm' });
  const own = Object.entries(options).filter(([key, value]) => {
    const list = asList(value);
    const isPlain = Array.isArray(list)
      ? list.length > 0 && list.every((item) => typeof item === 'string')
      : typeof list === 'boolean';
    return isPlain && !(key in merged);
  });
  return { ...merged, ...Object.fromEntries(own.map(([key, value]) => [key, asList(value)])) };
}

/** Looks defaults up in one mode. */
interface Lookup {
  /** In a configuration that sets nothing but the mode. */
  readonly plain: (path: string) => unknown;
  /** Where `plain` knows none: with the option turned on that encloses it. */
  readonly whenTurnedOn: (path: string) => unknown;
}

function lookup(webpack: LiveWebpack, mode: Mode): Lookup {
  const completed = applyDefaults(webpack, mode);
  const compiler = webpack({ mode, entry: {}, context: '/project' });
  const base = { ...completed, resolve: resolveDefaults(webpack, compiler, completed) };
  const known = new Map<string, unknown>([
    ['stats', { stats: statsDefaults(compiler) }],
    ['infrastructureLogging', { infrastructureLogging: loggingDefaults(compiler) }],
    ['watchOptions', { watchOptions: watchDefaults(compiler) }],
  ]);
  const turnOn = (path: string): unknown => {
    if (known.has(path)) return known.get(path);
    let whenOn: unknown;
    try {
      whenOn = applyDefaults(webpack, mode, configurationWith(path, turnedOn[path] ?? {}));
    } catch {
      // The option takes no object in this place, so nothing inside it has a default.
    }
    known.set(path, whenOn);
    return whenOn;
  };
  return {
    plain: (path) => valueAt(base, path),
    whenTurnedOn: (path) => {
      const off = enclosing(path).find(
        (outer) => outer in turnedOn || known.has(outer) || !isPlainObject(valueAt(base, outer)),
      );
      const value = off === undefined ? undefined : valueAt(turnOn(off), path);
      // An empty object is where webpack has made room, not a choice of it.
      return isPlainObject(value) && Object.keys(value as object).length === 0 ? undefined : value;
    },
  };
}

/** Where webpack sets its defaults. */
const defaultsFile = 'lib/config/defaults.js';

/**
 * Options that webpack sets to `'auto'`, and then to what this machine can do: which Node.js runs the derivation
 * is not a fact about webpack. Read from the calls `F(experiments, "typescript", () => … "auto")` in the code of
 * the defaults, which alone shows the value in between.
 *
 * @returns names such as `experiments.typescript`
 */
export function autoKeys(webpack: InstalledPackage): Set<string> {
  const keys = new Set<string>();
  for (const node of descendants(parseFile(webpack, defaultsFile))) {
    if (!ts.isCallExpression(node) || !/^[DF]$/u.test(node.expression.getText())) continue;
    const [object, key, value] = node.arguments;
    if (!object || !key || !ts.isStringLiteral(key) || !value) continue;
    if (value.getText().includes('"auto"')) keys.add(`${object.getText()}.${key.text}`);
  }
  return keys;
}

/**
 * Defaults of options by path, in development and production.
 *
 * Sources, all of them webpack's own code: `config.applyWebpackOptionsDefaults` on a configuration that sets
 * nothing but the mode; for an option inside one that is off by default, the same with that one turned on;
 * the resolver of ES modules for `resolve`; `compilation.createStatsOptions` for `stats`, as it is printed; a compiler for `infrastructureLogging` and,
 * watching, for `watchOptions`. What
 * webpack decides only where it uses an option stays unknown.
 */
export function optionDefaults(
  webpack: LiveWebpack,
): (path: string) => readonly [development: unknown, production: unknown] {
  const development = lookup(webpack, 'development');
  const production = lookup(webpack, 'production');
  return (path) => {
    if (isOutside(path) || notDerived.has(path)) return [undefined, undefined];
    const plain = [development.plain(path), production.plain(path)] as const;
    return plain.some((value) => value !== undefined)
      ? plain
      : [development.whenTurnedOn(path), production.whenTurnedOn(path)];
  };
}
