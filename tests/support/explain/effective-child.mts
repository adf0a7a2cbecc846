/**
 * Loads configurations in Node.js and prints webpack's effective options as JSON, one line each. `EXPLAIN_MODE`
 * corresponds to `--mode`.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { optionLeaves } from '../../../src/configuration/display.ts';
import { effectiveOptions } from '../../../src/configuration/effective.ts';

async function load(file: string): Promise<object[]> {
  let { default: value } = (await import(pathToFileURL(file).href)) as { default: unknown };
  const { EXPLAIN_MODE: mode } = process.env;
  const env = mode === undefined ? {} : { [mode]: true };
  const argv = mode === undefined ? {} : { mode };
  const made = (one: unknown): unknown =>
    typeof one === 'function' ? (one as (env: object, argv: object) => unknown)(env, argv) : one;
  value = await made(value);
  const all = (Array.isArray(value) ? value : [value]) as unknown[];
  return (await Promise.all(all.map(made))) as object[];
}

for (const file of process.argv.slice(2)) {
  const folder = path.dirname(file);
  // Output of a configuration must not appear between the lines.
  globalThis.console.log = () => undefined;
  try {
    const configurations = await load(file);
    const options = configurations.map((one) =>
      [...optionLeaves(effectiveOptions(one))]
        .filter(([, { text }]) => text !== 'undefined')
        .map(([name, { text }]) => [
          name,
          text
            .replaceAll(file, '/project/webpack.config.js')
            .replaceAll(folder, '/project')
            // The two parent folders of the configuration, and a sibling folder.
            .replaceAll(`'${path.resolve(folder, '../..')}'`, "'/'")
            .replaceAll(path.dirname(folder), '')
            .replaceAll(process.cwd(), '/project'),
        ]),
    );
    process.stdout.write(`${JSON.stringify({ file, options })}\n`);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ file, error: String(error) })}\n`);
  }
}
// Some plugins keep timers running.
process.exit(0);
