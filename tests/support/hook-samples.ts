import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import webpack from 'webpack';
import type { Compiler, Stats, WebpackPluginInstance } from 'webpack';
import type { Sample } from '../../src/reference/check/fences.ts';
import { openScratch } from '../../src/reference/check/scratch.ts';

/** A sample whose result a page shows: the required files, a plugin or a function on a hook, and the result. */
export interface HookSample {
  readonly name: string;
  readonly files: readonly Sample[];
  readonly tap: Sample;
  /** `Output`, `Warning`, `dist/` or a file in it, by its title. */
  readonly effect: Sample;
  /** The plugins of the page, which a sample may import. */
  readonly plugins: readonly Sample[];
}

/** The result of a sample, as text to compare with the page. */
export interface Followed {
  readonly printed: string;
  readonly warnings: string;
  readonly errors: readonly string[];
  /** Emitted files by name. */
  readonly emitted: ReadonlyMap<string, string>;
}

/** The example shop on pages about hooks. */
const shop: Readonly<Record<string, string>> = {
  'src/index.js':
    "import { cart } from './cart.js';\n\nconsole.log(cart);\nimport(/* webpackChunkName: 'checkout' */ './checkout.js');",
  'src/cart.js': "export const cart = ['pear'];\nexport const total = 0;",
  'src/checkout.js': "import { cart } from './cart.js';\n\nconsole.log('pay', cart);",
};

/** webpack objects that fragments use without declaring them. */
const objects = ['compiler', 'compilation', 'normalModuleFactory', 'contextModuleFactory'] as const;

/** Fragments about watching, and about what happens in the second build. */
const watching =
  /compiler\.hooks\s*\.(?:compile|invalid|watchClose|watchRun|shutdown)\b|stillValidModule/u;

/** Finds the samples of a page whose result is shown. */
export function hookSamples(samples: readonly Sample[]): HookSample[] {
  const plugins = samples.filter(({ file }) => file?.startsWith('plugins/'));
  return samples.flatMap((effect, index): HookSample[] => {
    const tap = samples[index - 1];
    if (!tap || !/^(?:Output|Warning|dist\/.*)$/u.test(effect.title ?? '')) return [];
    if (!/\.hooks\b|\bapply\(compiler\)/u.test(tap.code)) return [];
    const rest = samples.slice(0, index - 1);
    const files = rest.slice(rest.findLastIndex(({ file }) => !file?.startsWith('src/')) + 1);
    const [, hook = ''] = /\.hooks\s*\.(?<hook>\w+)/u.exec(tap.code) ?? [];
    return [{ name: tap.file ?? hook, files, tap, effect, plugins }];
  });
}

/** Writes files with a past modification time: a file as new as the build counts as changed. */
function write(dir: string, files: Readonly<Record<string, string>>): void {
  const past = Date.now() / 1000 - 60;
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
    utimesSync(file, past, past);
  }
}

/** Moves imports to the top, and the rest into a function with webpack's objects as parameters. */
function fragment(code: string): string {
  const imports = code.match(/^import .*$/gmu) ?? [];
  const body = code.replaceAll(/^import .*$/gmu, '');
  return `import webpack from 'webpack';\n${imports.join('\n')}\nexport default ({ ${objects.join(', ')} }) => {\n${body}\n};`;
}

/** Loads a plugin, or creates one that runs the fragment once the object it needs exists. */
async function pluginOf({ tap, plugins }: HookSample, dir: string): Promise<WebpackPluginInstance> {
  if (tap.file !== undefined) {
    write(dir, Object.fromEntries(plugins.map(({ file = '', code }) => [file, code])));
    const url = pathToFileURL(path.join(dir, tap.file)).href;
    const exported = (await import(/* @vite-ignore */ url)) as Record<
      string,
      new () => WebpackPluginInstance
    >;
    const Plugin = Object.values(exported)[0];
    if (!Plugin) throw new Error(`${tap.file} exports no plugin.`);
    return new Plugin();
  }
  write(dir, { 'plugins/fragment.js': fragment(tap.code) });
  const url = pathToFileURL(path.join(dir, 'plugins/fragment.js')).href;
  const { default: run } = (await import(/* @vite-ignore */ url)) as {
    default: (objects: Record<string, unknown>) => void;
  };
  const [, works] = /\b(\w+)\.hooks\b/u.exec(tap.code) ?? [];
  return {
    apply(compiler: Compiler) {
      const { hooks } = compiler;
      if (works === 'compilation') {
        hooks.thisCompilation.tap('Test', (compilation) => {
          run({ compiler, compilation });
        });
      } else if (works === 'normalModuleFactory' || works === 'contextModuleFactory') {
        hooks[works].tap('Test', (factory) => {
          run({ compiler, [works]: factory });
        });
      } else run({ compiler });
    },
  };
}

/** Builds once, or twice in watch mode with a change to `src/cart.js` in between, and closes the compiler. */
async function build(compiler: Compiler, isWatched: boolean, dir: string): Promise<Stats> {
  const builds: Stats[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Stats>();
  const take = (error: Error | null, stats?: Stats): void => {
    if (!stats) {
      reject(error ?? new Error('nothing was built'));
      return;
    }
    builds.push(stats);
    if (!isWatched || builds.length === 2) {
      resolve(stats);
      return;
    }
    // A change made exactly during the build would count as part of it.
    void wait(500).then(() => {
      writeFileSync(path.join(dir, 'src/cart.js'), "export const cart = ['plum'];\n");
    });
  };
  if (isWatched) {
    // Otherwise the folders are as new as the watcher, which counts as a change.
    await wait(500);
    compiler.watch({}, take);
  } else compiler.run(take);
  try {
    return await promise;
  } finally {
    await new Promise<void>((done) => {
      if (compiler.watching) {
        compiler.watching.close(() => {
          compiler.close(() => {
            done();
          });
        });
      } else {
        compiler.close(() => {
          done();
        });
      }
    });
  }
}

/** Captures the output of samples; returns a function that stops it. */
function collectOutput(lines: string[]): () => void {
  const { log } = globalThis.console;
  globalThis.console.log = (...values: unknown[]) => {
    lines.push(format(...values));
  };
  return () => {
    globalThis.console.log = log;
  };
}

/**
 * Builds the shop with a sample, without minimizing.
 *
 * @param id name of the folder, unique per sample, because a process loads a module only once
 */
export async function followHook(
  siteDir: string,
  sample: HookSample,
  id: string,
): Promise<Followed> {
  const dir = openScratch(siteDir, `hooks/${id}`);
  write(dir, { 'plugins/package.json': '{ "type": "module" }' });
  write(dir, { 'package.json': '{ "name": "shop" }', ...shop });
  write(dir, Object.fromEntries(sample.files.map(({ file = '', code }) => [file, code])));
  const isWatched = watching.test(sample.tap.code);
  const printed: string[] = [];
  const restore = collectOutput(printed);
  try {
    const plugin = await pluginOf(sample, dir);
    const compiler = webpack({
      context: dir,
      mode: isWatched ? 'development' : 'production',
      devtool: false,
      // Makes the order of modules independent of which file is read first.
      parallelism: 1,
      entry: './src/index.js',
      output: { path: path.join(dir, 'dist') },
      optimization: { minimize: false },
      plugins: [plugin],
    });
    const emitted = new Map<string, string>();
    compiler.hooks.assetEmitted.tap('Test', (file, { content }) => {
      emitted.set(file, content.toString());
    });
    const stats = await build(compiler, isWatched, dir);
    if (/\bstats(?:Factory|Printer)\b/u.test(sample.tap.code)) {
      printed.push(stats.toString({ all: false, publicPath: true }));
    }
    const { compilation } = stats;
    return {
      printed: printed.join('\n'),
      warnings: compilation
        .getWarnings()
        .map(({ message }) => message)
        .join('\n'),
      errors: compilation.getErrors().map(({ message }) => message),
      emitted,
    };
  } finally {
    restore();
  }
}

/** The text that the page must show for a sample. */
export function effectOf({ effect }: HookSample, followed: Followed): string {
  const { title = '' } = effect;
  if (title === 'Output') return followed.printed;
  if (title === 'Warning') return followed.warnings;
  if (title === 'dist/') return [...followed.emitted.keys()].toSorted().join('\n');
  return followed.emitted.get(title.slice('dist/'.length)) ?? '';
}
