import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';
import type { MessageCase } from './cases.ts';

/** Writes the files of a case, with an empty entry unless it has one. */
export function writeCase(dir: string, { files = {} }: MessageCase): void {
  const all = { 'package.json': '{ "name": "shop" }', 'src/index.js': '', ...files };
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, name.endsWith('.wasm') ? 'latin1' : 'utf8');
  }
}

/** Builds a case; the result contains all of webpack's messages, including thrown errors. */
export async function build(dir: string, { options }: MessageCase): Promise<string> {
  const said: string[] = [];
  const listen = (...args: unknown[]): number => said.push(args.map(String).join(' '));
  const sink = {
    error: listen,
    warn: listen,
    info: listen,
    log: listen,
    debug: listen,
    trace: listen,
  };
  const own = options?.(dir);
  try {
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      context: dir,
      ...own,
      output: { path: path.join(dir, 'dist'), ...own?.output },
      infrastructureLogging: { level: 'log', console: sink as unknown as Console },
    });
    const stats = await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, result) => {
        compiler.close(() => {
          if (result) resolve(result);
          else reject(error ?? new Error('nothing was built'));
        });
      });
    });
    said.push(stats.toString({ all: false, errors: true, warnings: true, errorDetails: false }));
  } catch (error) {
    said.push(String(error));
  }
  return said.join('\n');
}

/** Output of a program, even if it fails. */
function outputOf(args: readonly string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: unknown; stderr?: unknown };
    return `${String(stdout)}\n${String(stderr)}`;
  }
}

/** Builds a program and runs it in Node.js; returns its output. */
export async function buildAndRun(dir: string, options: Configuration): Promise<string> {
  await build(dir, { options: () => options });
  return outputOf([path.join(dir, 'dist/main.js')], dir);
}

/** Builds in a separate process, so errors of Node.js look the way readers see them. */
export function buildInShell(dir: string): string {
  const webpackCli = path.resolve('node_modules/webpack/bin/webpack.js');
  return outputOf([webpackCli, 'build', '--mode', 'development', '--context', dir], dir);
}
