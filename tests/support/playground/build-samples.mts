/**
 * Builds the projects in folders and prints the result of each as JSON, one line each. Output stays in memory, and
 * nothing is minimized or cached: there are many projects, and only their errors matter.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFsFromVolume, Volume } from 'memfs';
import webpack from 'webpack';
import type { Configuration, MultiConfiguration, OutputFileSystem } from 'webpack';

const names = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((end) => `webpack.config.${end}`);

async function load(folder: string): Promise<Configuration | MultiConfiguration> {
  const file = names.map((name) => path.join(folder, name)).find((one) => existsSync(one));
  if (file === undefined) return {};
  const { default: value } = (await import(pathToFileURL(file).href)) as { default: unknown };
  const made = async (one: unknown): Promise<unknown> =>
    typeof one === 'function' ? await (one as (env: object, argv: object) => unknown)({}, {}) : one;
  const whole = await made(await value);
  return (await (Array.isArray(whole)
    ? Promise.all((whole as unknown[]).map(made))
    : whole)) as Configuration;
}

async function build(folder: string): Promise<string[]> {
  const given = await load(folder);
  const quick = (one: Configuration): Configuration => ({
    context: folder,
    ...one,
    cache: false,
    watch: false,
    optimization: { ...one.optimization, minimize: false },
  });
  const compiler = webpack(
    Array.isArray(given) ? given.map(quick) : [quick(given as Configuration)],
  );
  compiler.outputFileSystem = createFsFromVolume(new Volume()) as unknown as OutputFileSystem;
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null) reject(error);
        else {
          const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
          resolve(errors.map(({ message }) => message));
        }
      });
    });
  });
}

// Output of a configuration must not appear between the lines.
globalThis.console.log = () => undefined;
for (const folder of process.argv.slice(2)) {
  process.chdir(folder);
  const errors = await build(folder).catch((error: unknown) => [String(error)]);
  process.stdout.write(`${JSON.stringify({ folder, errors })}\n`);
}
// Some plugins keep timers running.
process.exit(0);
