import type { Configuration } from 'webpack';
import { modes } from './defaults.ts';
import type { Mode } from './defaults.ts';
import { defaultText } from './defaults.ts';
import { withoutDeprecationWarnings } from './exports.ts';
import type { ModeDefaults } from './identifier.ts';
import { installedPackage } from './package.ts';

interface LiveHook {
  readonly taps?: readonly { readonly name: string }[];
}

interface LiveParser {
  state: object;
  scope: object;
  evaluate(source: string): { isCompileTimeValue(): boolean; asCompileTimeValue(): unknown };
}

interface LiveCompilation {
  readonly hooks: Readonly<Record<string, LiveHook>>;
}

interface Params {
  readonly normalModuleFactory: { getParser(type: string, options: object): LiveParser };
}

interface LiveCompiler {
  readonly hooks: Readonly<Record<string, LiveHook>>;
  newCompilationParams(): Params;
  newCompilation(params: Params): LiveCompilation;
  close(done: () => void): void;
}

/** What webpack does in a mode if nothing else is set. */
interface Running {
  /** Names under which plugins tap the hooks of the compiler and the compilation. */
  readonly plugins: ReadonlySet<string>;
  readonly parser: LiveParser;
}

const running = new Map<Mode, Running>();

function run(mode: Mode): Running {
  const known = running.get(mode);
  if (known !== undefined) return known;
  const started = withoutDeprecationWarnings((): Running => {
    const webpack = installedPackage('webpack').load() as (options: Configuration) => LiveCompiler;
    const compiler = webpack({ mode, entry: {}, context: '/project' });
    const params = compiler.newCompilationParams();
    const compilation = compiler.newCompilation(params);
    const parser = params.normalModuleFactory.getParser('javascript/auto', {});
    // What the parser knows while it parses a module without variables of its own.
    parser.state = { compilation, module: { buildInfo: { valueDependencies: new Map() } } };
    parser.scope = { definitions: new Map(), isAsmJs: false };
    const hooks = [...Object.values(compiler.hooks), ...Object.values(compilation.hooks)];
    compiler.close(() => undefined);
    return {
      plugins: new Set(hooks.flatMap(({ taps = [] }) => taps.map(({ name }) => name))),
      parser,
    };
  });
  running.set(mode, started);
  return started;
}

/** The modes in which webpack applies a plugin on its own. */
export function modesOfPlugin(name: string): Mode[] {
  return modes.filter((mode) => run(mode).plugins.has(name));
}

/**
 * The constants with which webpack replaces an expression such as `process.env.NODE_ENV`, by mode; `undefined` where it
 * leaves the expression alone.
 *
 * @returns undefined if it replaces the expression in no mode
 */
export function constantsOf(expression: string): ModeDefaults | undefined {
  if (!/^(?:process\.env|import\.meta(?:\.env)?)\.\w+$/u.test(expression)) return undefined;
  // These depend on the module, and no module is being parsed.
  if (/^import\.meta\.(?:url|dirname|filename)$/u.test(expression)) return undefined;
  const found = modes.map((mode): [Mode, string] => {
    const value = run(mode).parser.evaluate(expression);
    const text = value.isCompileTimeValue() ? defaultText(value.asCompileTimeValue()) : undefined;
    return [mode, text ?? 'undefined'];
  });
  return found.every(([, text]) => text === 'undefined') ? undefined : Object.fromEntries(found);
}
