/**
 * Loads configurations in Node.js and prints the options that webpack makes of them, as JSON, one line for each.
 * `EXPLAIN_MODE` is what `--mode` would be.
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
  // What a configuration itself prints must not come between the lines.
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
            // Two folders above that of the configuration, and one beside it.
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
// Some plugins keep timers.
process.exit(0);
