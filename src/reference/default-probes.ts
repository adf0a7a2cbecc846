import ts from 'typescript';
import type { Configuration } from 'webpack';
import { applyDefaults, valueAt } from './defaults.ts';
import type { Mode, WebpackApi } from './defaults.ts';
import type { InstalledPackage } from './package.ts';
import { descendants, parseFile } from './syntax.ts';
import { ecmaTargets, platformTargets } from './targets.ts';

interface LiveCompilation {
  createStatsOptions(options: object, context: { forToString: boolean }): object;
}

interface LiveCompiler<Params = unknown> {
  readonly hooks: {
    readonly shouldEmit: { tap(name: string, decide: () => boolean): void };
  };
  readonly resolverFactory: {
    get(type: string, options: object): { readonly options: Record<string, unknown> };
  };
  readonly options: { readonly infrastructureLogging: { level?: unknown; debug?: unknown } };
  newCompilationParams(): Params;
  newCompilation(params: Params): LiveCompilation;
  watch(options: object, handler: () => void): { readonly watchOptions: object; close(): void };
}

/** The webpack functions that the derivation of defaults calls. */
export type LiveWebpack = WebpackApi &
  ((options: Configuration) => LiveCompiler) & {
    readonly util: {
      cleverMerge(a: Record<string, unknown>, b: Record<string, unknown>): Record<string, unknown>;
    };
  };

/** The target without a browserslist configuration, which others are compared with. */
const mainTarget = 'web';

/** A value for each mode. */
export type ModeValues = Readonly<Record<Mode, unknown>>;

export interface ProbedDefaults {
  readonly web: ModeValues;
  /** By target name. */
  readonly others: ReadonlyMap<string, ModeValues>;
}

/**
 * Configurations that enable an enclosing option if an empty object isn't enough; the first one in which the option has
 * a value counts.
 */
const turnedOn: Readonly<Record<string, readonly Configuration[]>> = {
  cache: [{ cache: true }, { cache: { type: 'filesystem' } }],
  'experiments.buildHttp': [{ experiments: { buildHttp: { allowedUris: [] } } }],
  'optimization.minimizeOptions': [{ optimization: { minimize: true } }],
};

/** Paths without a fixed position in a configuration: keys that the user chooses, parts of rules. */
const isOutside = (path: string): boolean => /<name>|^(?:Rule|Condition)\b/u.test(path);

/** Values that the derivation itself sets, or that depend on the terminal. */
const notDerived: ReadonlySet<string> = new Set(['mode', 'context', 'stats.colors']);

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A configuration that only sets the value at one path. */
export function configurationWith(path: string, value: unknown): Configuration {
  return path
    .split('.')
    .reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Configuration;
}

/** The ancestors of an option, outermost first: `a`, `a.b` for `a.b.c`. */
function enclosing(path: string): string[] {
  const keys = path.split('.');
  return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('.'));
}

/** Options of `stats` as webpack normalizes them for its printed output. */
function statsDefaults(compiler: LiveCompiler): object {
  const compilation = compiler.newCompilation(compiler.newCompilationParams());
  return compilation.createStatsOptions({}, { forToString: true });
}

/** What a compiler normalizes first; colors and similar options depend on the terminal and are left out. */
function loggingDefaults(compiler: LiveCompiler): object {
  const { level, debug } = compiler.options.infrastructureLogging;
  return { level, debug };
}

/** Options of `watchOptions`, which webpack normalizes when it starts watching. */
function watchDefaults(compiler: LiveCompiler): object {
  // Watching starts with a build, whose output isn't needed.
  compiler.hooks.shouldEmit.tap('Reference', () => false);
  const watching = compiler.watch({}, () => undefined);
  const options = { ...watching.watchOptions };
  watching.close();
  return options;
}

interface ResolveOptions extends Record<string, unknown> {
  readonly byDependency: { readonly esm: Record<string, unknown> };
}

/** Converts a resolver's internal lists to arrays. */
function asList(value: unknown): unknown {
  return value instanceof Set ? [...(value as Set<unknown>)] : value;
}

/** Options of `resolve` for an `import` in an ES module; those for CommonJS differ in conditions and extensions. */
function importOptions(webpack: LiveWebpack, completed: Record<string, unknown>): object {
  const { byDependency, ...general } = completed.resolve as ResolveOptions;
  return webpack.util.cleverMerge(general, byDependency.esm);
}

/** What the resolver itself adds to the options of `resolve`. */
function resolverDefaults(compiler: LiveCompiler): object {
  const { options } = compiler.resolverFactory.get('normal', { dependencyType: 'esm' });
  const own = Object.entries(options).flatMap(([key, value]) => {
    const list = asList(value);
    const isPlain = Array.isArray(list)
      ? list.length > 0 && list.every((item) => typeof item === 'string')
      : typeof list === 'boolean';
    return isPlain ? [[key, list] as const] : [];
  });
  return Object.fromEntries(own);
}

/** Looks up the default of a path in one mode and for one target. */
type Lookup = (path: string) => unknown;

/** Options that webpack normalizes only when it runs; none of them depends on the target. */
function runtimeDefaults(compiler: LiveCompiler): object {
  return {
    stats: statsDefaults(compiler),
    infrastructureLogging: loggingDefaults(compiler),
    watchOptions: watchDefaults(compiler),
    resolve: resolverDefaults(compiler),
  };
}

/** A configuration that enables an option, with webpack's normalized result. */
interface TurnedOn {
  readonly given: Configuration;
  readonly completed: object;
}

function lookup(
  webpack: LiveWebpack,
  mode: Mode,
  target: string | readonly string[],
  ofRuntime: object,
): Lookup {
  const own = { target } as Configuration;
  const completed = applyDefaults(webpack, mode, own);
  const base = { ...completed, resolve: importOptions(webpack, completed) };
  const known = new Map<string, readonly TurnedOn[]>();
  /** Normalized configurations in which an enclosing option is enabled. */
  const turnOn = (path: string): readonly TurnedOn[] => {
    const configurations = turnedOn[path] ?? [configurationWith(path, {})];
    const found =
      known.get(path) ??
      configurations.flatMap((given) => {
        try {
          return [
            {
              given,
              completed: applyDefaults(webpack, mode, { ...structuredClone(given), ...own }),
            },
          ];
        } catch {
          // The option doesn't accept an object there, so nothing inside it has a default.
          return [];
        }
      });
    known.set(path, found);
    return found;
  };
  return (path) => {
    const plain = [base, ofRuntime].map((options) => valueAt(options, path));
    const set = plain.find((value) => value !== undefined);
    if (set !== undefined) return set;
    const off = enclosing(path).find(
      (outer) => outer in turnedOn || !isPlainObject(valueAt(base, outer)),
    );
    if (off === undefined) return undefined;
    return turnOn(off)
      .filter(({ given }) => valueAt(given, path) === undefined)
      .map((whenOn) => valueAt(whenOn.completed, path))
      .find((value) => value !== undefined);
  };
}

/** File in which webpack sets its defaults. */
const defaultsFile = 'lib/config/defaults.js';

/**
 * Options that webpack first sets to `'auto'`, and then to what the current environment supports: the Node.js version
 * that runs the derivation isn't a fact about webpack. Read from the calls `F(experiments, "typescript", () => …
 * "auto")` in the source of the defaults, the only place that shows the intermediate value.
 *
 * @returns names such as `experiments.typescript`
 */
export function autoKeys(webpack: InstalledPackage): Set<string> {
  return new Set(
    defaultsInCode(webpack).flatMap(({ path, value }) =>
      value.getText().includes('"auto"') ? [path] : [],
    ),
  );
}

/** The calls that set a default, by the path of the option: `D(output, "clean", false)`. */
function defaultsInCode(webpack: InstalledPackage): { path: string; value: ts.Expression }[] {
  return descendants(parseFile(webpack, defaultsFile)).flatMap((node) => {
    if (!ts.isCallExpression(node) || !/^[DF]$/u.test(node.expression.getText())) return [];
    const [object, key, value] = node.arguments;
    if (!object || !key || !ts.isStringLiteral(key) || !value) return [];
    return [{ path: `${object.getText()}.${key.text}`, value }];
  });
}

/**
 * Defaults that depend on the process in which webpack runs, by the path of the option, as in the source of the
 * defaults: `process.stderr` for `infrastructureLogging.stream`.
 */
export function processDefaults(webpack: InstalledPackage): ReadonlyMap<string, string> {
  return new Map(
    defaultsInCode(webpack).flatMap(({ path, value }) => {
      const text = (ts.isArrowFunction(value) ? value.body : value).getText();
      return /^process\.\w+(?:\(\))?$/u.test(text)
        ? [[path.replace(/^options\./u, ''), text] as const]
        : [];
    }),
  );
}

/** True if a version of webpack supports a target; some were added after 5.0. */
function hasTarget(webpack: LiveWebpack, target: string | readonly string[]): boolean {
  try {
    applyDefaults(webpack, 'none', { target } as Configuration);
    return true;
  } catch {
    return false;
  }
}

/**
 * Defaults of options by path, in every mode and for every target.
 *
 * All sources are webpack's own code: `config.applyWebpackOptionsDefaults` on a configuration that sets only mode and
 * target; if an enclosing option is off, the same with it enabled; the ES module resolver for `resolve`;
 * `compilation.createStatsOptions` for `stats`, as printed; a compiler for `infrastructureLogging` and, in watch mode,
 * for `watchOptions`. Values that webpack determines only where it uses an option remain unknown.
 */
export function optionDefaults(webpack: LiveWebpack): (path: string) => ProbedDefaults {
  const ofRuntime = byMode((mode) =>
    runtimeDefaults(webpack({ mode, entry: {}, context: '/project' })),
  );
  const lookups = (target: string | readonly string[]) =>
    byMode((mode) => lookup(webpack, mode, target, ofRuntime[mode]));
  const web = lookups(mainTarget);
  const others = [
    ...platformTargets.map((name) => [name, name] as const),
    ...ecmaTargets.map((name) => [name, [mainTarget, name]] as const),
  ]
    .filter(([, target]) => hasTarget(webpack, target))
    .map(([name, target]) => [name, lookups(target)] as const);
  return (path) => {
    const isKnown = !isOutside(path) && !notDerived.has(path);
    const valuesOf = (found: typeof web): ModeValues =>
      byMode((mode) => (isKnown ? found[mode](path) : undefined));
    return {
      web: valuesOf(web),
      others: new Map(
        path === 'target' ? [] : others.map(([name, found]) => [name, valuesOf(found)]),
      ),
    };
  };
}

function byMode<Value>(valueOf: (mode: Mode) => Value): Readonly<Record<Mode, Value>> {
  return {
    development: valueOf('development'),
    production: valueOf('production'),
    none: valueOf('none'),
  };
}
