import type { Compilation, Compiler, Configuration, Parser } from 'webpack';
import { isNamespace, withoutDeprecationWarnings } from './exports.ts';

/** A hook that plugins can tap. */
export interface HookFact {
  /** Owner of the hook, as documentation names it: `Compiler`, `NormalModule.getCompilationHooks()`. */
  readonly owner: string;
  readonly name: string;
  /** Class of the hook, such as `AsyncSeriesHook`; for a map of hooks, the class of those in it. */
  readonly kind: string;
  /** True if the hook is a map, whose `for(key)` returns a hook. */
  readonly isMap: boolean;
  /** Names of the arguments that a tapped function receives. */
  readonly args: readonly string[];
}

interface LiveHook {
  readonly _args?: readonly string[];
  readonly constructor: { readonly name: string };
  readonly for?: (key: string) => LiveHook;
  /** The hooks to which a hook of several compilers forwards a tap. */
  readonly hooks?: readonly LiveHook[];
}

type Hooks = Readonly<Record<string, unknown>>;
type WebpackApi = ((options: Configuration) => Compiler) & Readonly<Record<string, unknown>>;

/** Any key works: the hooks of a map only differ by key. */
const probeKey = 'reference-probe';

function isLiveHook(value: unknown): value is LiveHook {
  if (typeof value !== 'object' || value === null) return false;
  const hook = value as { tap?: unknown; for?: unknown };
  return typeof hook.tap === 'function' || typeof hook.for === 'function';
}

function hookFact(owner: string, name: string, hook: LiveHook): HookFact {
  const one = hook.for?.(probeKey) ?? hook.hooks?.[0] ?? hook;
  return {
    owner,
    name,
    kind: one.constructor.name,
    isMap: hook.for !== undefined,
    args: one._args ?? [],
  };
}

/** Hooks of one owner by name; a hook kept only for compatibility warns when it is read, and is left out. */
function hooksOf(owner: string, hooks: Hooks): HookFact[] {
  return Object.entries(Object.getOwnPropertyDescriptors(hooks)).flatMap(([name, descriptor]) => {
    const value: unknown = descriptor.value;
    return isLiveHook(value) ? [hookFact(owner, name, value)] : [];
  });
}

interface Probe {
  readonly compiler: Compiler;
  readonly compilation: Compilation;
  readonly params: Readonly<
    Record<'normalModuleFactory' | 'contextModuleFactory', { hooks: Hooks }>
  >;
  readonly parser: Parser | undefined;
}

/**
 * Compiles one tiny module in memory and returns the objects that have hooks.
 *
 * @throws Error if webpack reports one
 */
function probe(webpack: WebpackApi): Promise<Probe> {
  const compiler = webpack({
    mode: 'development',
    context: '/',
    entry: 'data:text/javascript,export default 1',
  });
  let compilation: Compilation | undefined;
  let params: Probe['params'] | undefined;
  let parser: Parser | undefined;
  compiler.hooks.compilation.tap('Reference', (created, factories) => {
    compilation ??= created;
    params ??= factories as unknown as Probe['params'];
    for (const type of ['javascript/auto', 'javascript/esm']) {
      factories.normalModuleFactory.hooks.parser.for(type).tap('Reference', (made) => {
        parser ??= made;
      });
    }
  });
  return new Promise((resolve, reject) => {
    compiler.compile((error) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!compilation || !params) reject(new Error('webpack made no compilation.'));
        else resolve({ compiler, compilation, params, parser });
      });
    });
  });
}

/** Depth of namespaces in the exports (`webpack.experiments.schemes.VirtualUrlPlugin`). */
const namespaceDepth = 2;

/** A class that provides further hooks for a compilation, with its name. */
export type HookProvider = readonly [name: string, hooks: (compilation: Compilation) => Hooks];

/** Classes among the exports that provide further hooks, by their exported name. */
export function hookProviders(
  exported: Readonly<Record<string, unknown>>,
  prefix = '',
  depth = 0,
): HookProvider[] {
  return Object.keys(exported).flatMap((key) => {
    const value = exported[key];
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'function' && 'getCompilationHooks' in value) {
      const owner = value as unknown as { getCompilationHooks: (from: Compilation) => Hooks };
      return [
        [name, (compilation: Compilation) => owner.getCompilationHooks(compilation)] as const,
      ];
    }
    return isNamespace(value) && depth < namespaceDepth
      ? hookProviders(value, name, depth + 1)
      : [];
  });
}

/**
 * Lists the hooks of webpack, read from its live objects.
 *
 * @param webpack the package, of any version 5
 * @param others classes with hooks that it does not export
 * @returns hooks by owner and name, in the order in which webpack defines them
 */
export async function readHooks(
  webpack: WebpackApi,
  others: readonly HookProvider[] = [],
): Promise<HookFact[]> {
  const { compiler, compilation, params, parser } = await probe(webpack);
  const multi = webpack([{}, {}] as unknown as Configuration);
  const owners: [string, Hooks][] = [
    ['Compiler', compiler.hooks],
    ['MultiCompiler', multi.hooks],
    ['Compilation', compilation.hooks],
    ['NormalModuleFactory', params.normalModuleFactory.hooks],
    ['ContextModuleFactory', params.contextModuleFactory.hooks],
    ['ResolverFactory', compiler.resolverFactory.hooks],
    ['JavascriptParser', (parser as unknown as { hooks?: Hooks } | undefined)?.hooks ?? {}],
  ];
  const known = new Set<Hooks>();
  const providers = withoutDeprecationWarnings(() => hookProviders(webpack));
  for (const [name, hooksFor] of [...providers, ...others]) {
    const hooks = hooksFor(compilation);
    // A class can be exported twice, and a subclass has the hooks of its parent.
    if (!known.has(hooks)) owners.push([`${name}.getCompilationHooks()`, hooks]);
    known.add(hooks);
  }
  return owners.flatMap(([owner, hooks]) => hooksOf(owner, hooks));
}
