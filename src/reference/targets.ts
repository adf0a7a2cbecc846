/** The targets for which defaults are derived. */

/** Targets other than `web` that represent a platform; `node-webkit` is an alias of `nwjs`. */
export const platformTargets = [
  'webworker',
  'node',
  'async-node',
  'electron-main',
  'electron-preload',
  'electron-renderer',
  'nwjs',
  'deno',
  'bun',
  'universal',
] as const;

/** ECMAScript versions, which are set in addition to a platform. */
export const ecmaTargets = [
  'es5',
  ...[2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023].map((year) => `es${year}`),
] as const;
