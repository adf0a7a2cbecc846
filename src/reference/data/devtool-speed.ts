/** A ratio in several rounds of measuring. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** What `npm run bench:devtool` has measured. */
export interface DevtoolSpeed {
  /** How it was measured. */
  readonly method: string;
  readonly webpack: string;
  readonly node: string;
  readonly machine: string;
  readonly modules: number;
  readonly rounds: number;
  /** By value of `devtool`: times and sizes as ratios to those of `false`. */
  readonly values: Readonly<
    Record<
      string,
      {
        readonly build: Spread;
        readonly rebuild: Spread;
        /** Size of the script. */
        readonly script: number;
        /** Size of the map beside the script, as a ratio to the script of `false`; 0 without a map. */
        readonly map: number;
      }
    >
  >;
}

/** Where the figures are kept, relative to the project. */
export const devtoolSpeedFile = 'src/reference/data/devtool-speed.json';

/** A ratio as the table of /configuration/devtool/ prints it: `1.5 (1.1–1.9)`. */
export function spreadText({ median, low, high }: Spread): string {
  return `${median.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`;
}
