import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import { devtoolSpeedFile } from '../../src/reference/data/devtool-speed.ts';
import type { DevtoolSpeed, Spread } from '../../src/reference/data/devtool-speed.ts';
import { root } from '../lib/paths.mts';
import { runAside } from '../lib/process.mts';
import type { DevtoolBuild } from './devtool-build.mts';
import { makeDevtoolProject } from './devtool-project.mts';
import { machine } from './machine.mts';
import { median } from './statistics.mts';
import { columns } from './table.mts';

/** Every value of `devtool` without the suffixes `-debugids` and `-scopes`. */
export function devtoolValues(): string[] {
  const lines = ['', 'cheap-', 'cheap-module-'];
  const sources = ['', 'nosources-'];
  const places = ['', 'inline-', 'hidden-', 'eval-'];
  const maps = places.flatMap((place) =>
    sources.flatMap((source) => lines.map((line) => `${place}${source}${line}source-map`)),
  );
  return ['false', 'eval', ...maps];
}

async function measureValue(dir: string, value: string): Promise<DevtoolBuild> {
  const script = path.join(root, 'scripts/bench/devtool-build.mts');
  const { code, output } = await runAside(process.execPath, [script, dir, value]);
  if (code !== 0) throw new Error(`Building with devtool ${value} failed:\n${output}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as DevtoolBuild;
}

/** The same list, rotated by a different amount in each round, so no value always follows the same one. */
function rotated<Item>(list: readonly Item[], by: number): Item[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

function spread(ratios: readonly number[]): Spread {
  const round = (value: number) => Number(value.toFixed(2));
  return {
    median: round(median(ratios)),
    low: round(Math.min(...ratios)),
    high: round(Math.max(...ratios)),
  };
}

/**
 * Converts measurements to ratios relative to `false` in the same round.
 *
 * @param rounds one map from values to measurements per round; `false` can have several
 */
export function devtoolRatios(
  rounds: readonly ReadonlyMap<string, readonly DevtoolBuild[]>[],
): DevtoolSpeed['values'] {
  const figures = (round: ReadonlyMap<string, readonly DevtoolBuild[]>, value: string) => {
    const builds = round.get(value) ?? [];
    const [first] = builds;
    if (first === undefined) throw new Error(`devtool ${value} was not measured in every round.`);
    return {
      build: median(builds.map(({ build }) => build)),
      rebuild: median(builds.map(({ rebuild }) => rebuild)),
      script: first.script,
      map: first.map,
    };
  };
  return Object.fromEntries(
    [...(rounds[0]?.keys() ?? [])].map((value) => {
      const pairs = rounds.map((round) => ({
        none: figures(round, 'false'),
        one: figures(round, value),
      }));
      const { one, none } = pairs[0] ?? { one: undefined, none: undefined };
      if (one === undefined) throw new Error('Measure at least one round.');
      return [
        value,
        {
          build: spread(pairs.map((pair) => pair.one.build / pair.none.build)),
          rebuild: spread(pairs.map((pair) => pair.one.rebuild / pair.none.rebuild)),
          script: Number((one.script / none.script).toFixed(2)),
          map: Number((one.map / none.script).toFixed(2)),
        },
      ];
    }),
  );
}

/**
 * `npm run bench:devtool`: builds the README reader with each value of `devtool`, several times in turn, and rewrites
 * the file that the table of /configuration/devtool/ is compared with.
 *
 * @param args `--rounds=5`; `--dry` prints the figures without writing the file
 */
export async function benchDevtool(args: readonly string[]): Promise<number> {
  const { values: options } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      dry: { type: 'boolean', default: false },
    },
  });
  const count = Number(options.rounds);
  if (!Number.isInteger(count) || count < 1) throw new Error('--rounds is a whole number from 1.');
  console.log(machine());
  const dir = makeDevtoolProject();
  const names = devtoolValues();
  const rounds: Map<string, DevtoolBuild[]>[] = [];
  let modules = 0;
  try {
    for (let index = 0; index < count; index++) {
      const round = new Map<string, DevtoolBuild[]>(names.map((name) => [name, []]));
      const order = rotated(names, index * 7);
      // The reference value is measured four times in each round.
      for (const [place, name] of order.entries()) {
        if (place % 8 === 4 && name !== 'false') {
          round.get('false')?.push(await measureValue(dir, 'false'));
        }
        const build = await measureValue(dir, name);
        round.get(name)?.push(build);
        modules = build.modules;
      }
      rounds.push(round);
      console.log(`round ${index + 1} of ${count}; ${machine()}`);
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  const values = devtoolRatios(rounds);
  const speed: DevtoolSpeed = {
    method:
      'Written by `npm run bench:devtool`. The project is src/readmes with its packages, in mode development: one ' +
      'chunk, TypeScript through swc-loader. Each value is built by a process of its own that watches: a first ' +
      'build, then five rebuilds after an edit of src/readmes/render.ts, of which the median counts. Times are ' +
      'processor time of that process, which other programs on the machine disturb less than they disturb the ' +
      'clock. All values are measured in turn, in several rounds, each as a ratio to `false` of the same round; ' +
      'median, low and high are those of the rounds. Script and map are sizes as ratios to the script of `false`.',
    webpack: webpack.version,
    node: process.version,
    machine: machine().replace(/, load.*$/u, ''),
    modules,
    rounds: count,
    values,
  };
  const text = (ratio: Spread) => `${ratio.median} (${ratio.low}–${ratio.high})`;
  console.log(
    columns([
      ['devtool', 'build', 'rebuild', 'script', 'map'],
      ...Object.entries(values).map(([name, ratios]) => [
        name,
        text(ratios.build),
        text(ratios.rebuild),
        String(ratios.script),
        String(ratios.map),
      ]),
    ]),
  );
  if (!options.dry) {
    writeFileSync(path.join(root, devtoolSpeedFile), `${JSON.stringify(speed, null, 2)}\n`);
    console.log(
      `Written to ${devtoolSpeedFile}. Run the test of the page next: it names each cell to change.`,
    );
  }
  return 0;
}
