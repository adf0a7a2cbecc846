/** Runs the explanation worker as in browsers: bundled, without Node.js, and without `eval`. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';
import type { ExplainAnswer, ExplainRequest } from '../../../src/client/explain/messages.ts';
import type { ExplainedName } from '../../../src/content/plugin-data.ts';
import { browserRule } from '../../../src/plugins/explain/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function configuration(out: string, names: string, minimize: boolean): webpack.Configuration {
  return {
    mode: 'production',
    target: ['webworker', 'es2022'],
    context: root,
    entry: './src/client/explain/worker.ts',
    devtool: false,
    output: { path: out, filename: 'worker.js', chunkFilename: '[id].js', publicPath: '' },
    resolve: { alias: { '@generated/reference/default/names.json$': names }, symlinks: false },
    module: {
      rules: [
        {
          test: /\.ts$/u,
          loader: 'swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
        browserRule(root),
      ],
    },
    optimization: { minimize, chunkIds: 'named' },
    performance: { hints: false },
  };
}

async function bundle(config: webpack.Configuration): Promise<void> {
  const compiler = webpack(config);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null) reject(error);
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });
}

/** The worker, for one test file. */
export interface TestWorker {
  readonly ask: (request: Omit<ExplainRequest, 'id'>) => Promise<ExplainAnswer>;
  /** Folder of the bundle. */
  readonly folder: string;
  readonly stop: () => void;
}

/**
 * Bundles and starts the worker.
 *
 * @param names known options and plugins
 * @param minimize true to minimize the bundle as for the site
 */
export async function startWorker(
  names: readonly ExplainedName[],
  minimize = false,
): Promise<TestWorker> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'explain-'));
  const namesFile = path.join(folder, 'names.json');
  writeFileSync(namesFile, JSON.stringify(names));
  await bundle(configuration(folder, namesFile, minimize));
  const waiting = new Map<number, (answer: ExplainAnswer) => void>();
  let listener: ((event: { readonly data: ExplainRequest }) => void) | undefined;
  const context: vm.Context = vm.createContext(
    {
      URL,
      console,
      postMessage: (answer: ExplainAnswer) => waiting.get(answer.id)?.(answer),
      addEventListener: (_: string, given: typeof listener) => {
        listener = given;
      },
      importScripts: (file: string) => {
        run(file);
      },
      location: { href: 'https://portal.example/worker.js' },
    },
    // As required by the site's policy.
    { codeGeneration: { strings: false, wasm: false } },
  );
  (context as { self?: unknown }).self = context;
  const run = (file: string): void => {
    const name = path.basename(file);
    vm.runInContext(readFileSync(path.join(folder, name), 'utf8'), context, { filename: name });
  };
  run('worker.js');
  let id = 0;
  return {
    folder,
    ask: (request) => {
      id += 1;
      const own = id;
      const answer = new Promise<ExplainAnswer>((resolve) => {
        waiting.set(own, resolve);
      });
      listener?.({ data: { id: own, ...request } });
      return answer;
    },
    stop: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
