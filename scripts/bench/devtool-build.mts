/**
 * Measures one value of `devtool` in a separate process: one build from scratch, then rebuilds after edits of one
 * module. Prints a {@link DevtoolBuild} as JSON.
 *
 * @example node scripts/bench/devtool-build.mts FOLDER eval-source-map
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import webpack from 'webpack';
import { devtoolConfiguration, editedModule, outputSizes } from './devtool-project.mts';
import { median } from './statistics.mts';

/** Measurements of one process. */
export interface DevtoolBuild {
  /** CPU time of the first build, in milliseconds. */
  readonly build: number;
  /** CPU time of a rebuild, in milliseconds: the median of several. */
  readonly rebuild: number;
  /** Size of the script, in bytes. */
  readonly script: number;
  /** Size of the separate map, in bytes; 0 if there is none. */
  readonly map: number;
  readonly modules: number;
}

const rebuilds = 5;

/** CPU time of this process so far, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function measure(dir: string, devtool: string | false): Promise<DevtoolBuild> {
  const configuration = devtoolConfiguration(dir, devtool);
  const compiler = webpack(configuration);
  const file = editedModule(dir);
  const source = readFileSync(file, 'utf8');
  const times: number[] = [];
  let begun = 0;
  compiler.hooks.watchRun.tap('DevtoolBench', () => {
    begun = processorTime();
  });
  return new Promise((resolve, reject) => {
    compiler.watch(configuration.watchOptions ?? {}, (error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        reject(error ?? new Error(`devtool ${devtool}: ${stats?.toString('errors-only')}`));
        return;
      }
      times.push(processorTime() - begun);
      if (times.length <= rebuilds) {
        // Watching starts after this function has returned.
        setTimeout(() => {
          writeFileSync(file, `${source}\nglobalThis.edit = ${times.length};\n`);
        }, 100);
        return;
      }
      const [build = 0, ...others] = times;
      const modules = stats.compilation.modules.size;
      compiler.close(() => {
        writeFileSync(file, source);
        const { script, map } = outputSizes(compiler.outputPath);
        resolve({ build, rebuild: median(others), script, map, modules });
      });
    });
  });
}

const [dir, value] = process.argv.slice(2);
if (dir === undefined || value === undefined) {
  throw new Error('Usage: node scripts/bench/devtool-build.mts FOLDER VALUE');
}
console.log(JSON.stringify(await measure(dir, value === 'false' ? false : value)));
