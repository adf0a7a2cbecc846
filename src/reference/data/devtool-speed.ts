/** A ratio over several rounds of measurement. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Measurements of `npm run bench:devtool`. */
export interface DevtoolSpeed {
  /** The method of measurement. */
  readonly method: string;
  readonly webpack: string;
  readonly node: string;
  readonly machine: string;
  readonly modules: number;
  readonly rounds: number;
  /** By value of `devtool`: times and sizes relative to those of `false`. */
  readonly values: Readonly<
    Record<
      string,
      {
        readonly build: Spread;
        readonly rebuild: Spread;
        /** Size of the script. */
        readonly script: number;
        /** Size of the separate map relative to the script of `false`; 0 without a map. */
        readonly map: number;
      }
    >
  >;
}

/** Path of the file with the figures, relative to the project. */
export const devtoolSpeedFile = 'src/reference/data/devtool-speed.json';
