/** A value in a package's code that isn't an option's default. */
export interface Constant {
  readonly source: readonly [from: string, file: string];
  /** Matches the value as the group `value`. */
  readonly code: RegExp;
}

const server = ['webpack-dev-server', 'lib/Server.js'] as const;
const packCache = ['webpack', 'lib/cache/PackFileCacheStrategy.js'] as const;
const chunkGraph = ['webpack', 'lib/graph/ChunkGraph.js'] as const;
const progress = ['webpack', 'lib/logging/ProgressPlugin.js'] as const;

/** Values that pages quote with `<Value of="…" />`, by a name that the portal defines. */
export const constants: Readonly<Record<string, Constant>> = {
  'dev-server-first-port': {
    source: server,
    code: /WEBPACK_DEV_SERVER_BASE_PORT[^;]*: (?<value>\d+);/u,
  },
  'dev-server-port-attempts': {
    source: server,
    code: /WEBPACK_DEV_SERVER_PORT_RETRY[^;]*: (?<value>\d+);/u,
  },
  'dev-server-certificate-days': { source: server, code: /certificateTtl > (?<value>\d+)\)/u },
  'cache-slow-read': {
    source: packCache,
    code: /duration > 100\) \{[^>]*duration > (?<value>\d+)\)/u,
  },
  'cache-very-slow-read': {
    source: packCache,
    code: /duration > (?<value>\d+)\) \{[^>]*duration > 20\)/u,
  },
  'cache-zstd-node': { source: packCache, code: /'zstd' requires Node\.js >= (?<value>\d+\.\d+)/u },
  'chunk-overhead': { source: chunkGraph, code: /options\.chunkOverhead : (?<value>\d+);/u },
  'entry-chunk-multiplicator': {
    source: chunkGraph,
    code: /options\.entryChunkMultiplicator\s+: (?<value>\d+);/u,
  },
  'inlined-assets-limit': {
    source: ['webpack', 'lib/performance/InlinedAssetsPlugin.js'],
    code: /DEFAULT_MAX_SIZE = (?<value>\d+);/u,
  },
  'hotspots-limit': {
    source: ['webpack', 'lib/performance/HotspotsPlugin.js'],
    code: /MIN_REPORTED_MS = (?<value>\d+);/u,
  },
  'json-literal-length': {
    source: ['webpack', 'lib/json/JsonGenerator.js'],
    code: /jsonStr\.length > (?<value>\d+)/u,
  },
  'progress-step': { source: progress, code: /d > 1000\) \{[^>]*d > (?<value>\d+)\)/u },
  'electron-modules': {
    source: ['webpack', 'lib/config/WebpackOptionsApply.js'],
    code: /added in electron (?<value>\d+)\)\. Electron/u,
  },
  'factory-stage': {
    source: ['webpack', 'lib/module/NormalModuleFactory.js'],
    code: /stage: (?<value>\d+)/u,
  },
  'tap-stage': {
    source: ['tapable', 'lib/Hook.js'],
    code: /"number" \? item\.stage : (?<value>\d+);/u,
  },
  'html-webpack-plugin': {
    source: ['html-webpack-plugin', 'package.json'],
    code: /"version": "(?<value>[\d.]+)"/u,
  },
  'strip-types-node': {
    source: ['@types/node', 'module.d.ts'],
    code: /@since v(?<value>\d+\.\d+)\.\d+[^@]{0,400}(?:@\w+[^@]*){0,4}function stripTypeScriptTypes/u,
  },
};
