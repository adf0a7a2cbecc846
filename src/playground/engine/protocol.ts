/**
 * Messages between a page and the engine. The engine is webpack in a worker; `../client.ts` starts it, and is the only
 * code of a page that uses the messages directly. Everything from the worker is produced by code that the portal
 * doesn't know, so a page shows it as text and doesn't trust it.
 */
import type { StatsCompilation } from 'webpack';

/** Contents of a project's files by path, relative to the project's root, with slashes but not at the start. */
export type ProjectFiles = Readonly<Record<string, string | Uint8Array>>;

/** Equivalents of command-line options. */
export interface BuildOptions {
  /**
   * Configuration files, relative to the project's root, like `--config`. Without any, the engine looks for the same
   * files as webpack-cli, and builds with webpack's defaults if there are none.
   */
  readonly config?: readonly string[];
  /** `--config-name`: builds only these configurations of an array. */
  readonly configName?: readonly string[];
  /** `--mode`: replaces the mode of the configuration. */
  readonly mode?: 'development' | 'production' | 'none';
  /** `--env`: the first argument of a configuration function. */
  readonly env?: Readonly<Record<string, string | boolean>>;
  /** `--config-node-env`: value of `process.env.NODE_ENV` while the configuration is evaluated. */
  readonly nodeEnv?: string;
  /** Other command-line flags without their dashes, such as `{ 'output-html': true, devtool: false }`. */
  readonly flags?: Readonly<
    Record<string, string | number | boolean | readonly (string | number | boolean)[]>
  >;
  /** Keeps the compilers, so the next build with the same project and options only rebuilds what has changed. */
  readonly watch?: boolean;
  /** Also returns the statistics as JSON, with reasons, exports and bailouts. */
  readonly json?: boolean;
  /** Prints the statistics with ANSI colors, as in a terminal. */
  readonly colors?: boolean;
}

/** An error or a warning. */
export interface Problem {
  /**
   * The message as webpack prints it, without the file name before it. If a package is missing, a line with the
   * available packages follows.
   */
  readonly message: string;
  /** Name of the file relative to the project's root; undefined for the configuration or the whole build. */
  readonly file: string | undefined;
  /** One-based start line; undefined if webpack doesn't report a position. */
  readonly line: number | undefined;
  /** One-based start column. */
  readonly column: number | undefined;
  readonly endLine: number | undefined;
  readonly endColumn: number | undefined;
  /** Name of the module as webpack prints it, such as `./src/index.js`. */
  readonly module: string | undefined;
  /** Details: how requests were resolved, or a stack trace. */
  readonly details: string | undefined;
}

/** A file that a compilation has emitted. */
export interface EmittedFile {
  /** Path relative to the project's root, such as `dist/main.js`; a path outside it starts with a slash. */
  readonly path: string;
  /** Name of the asset, as in the statistics. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Result of one configuration. */
export interface CompilationResult {
  /** Name of the configuration, if it has one. */
  readonly name: string | undefined;
  readonly hash: string;
  /** Output folder, relative to the project's root. */
  readonly outputPath: string;
  /** All files currently in the output, including files of earlier builds that were not emitted again. */
  readonly files: readonly EmittedFile[];
  /** Statistics as the command line prints them. */
  readonly stats: string;
  /** Statistics as JSON; undefined unless requested. */
  readonly json: StatsCompilation | undefined;
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** Milliseconds from the start of the compilation to its end. */
  readonly duration: number;
}

export interface BuildResult {
  /** Version of webpack. */
  readonly version: string;
  /** In the order of the configurations. */
  readonly compilations: readonly CompilationResult[];
  /** Statistics of all compilations as the command line prints them. */
  readonly stats: string;
  readonly hasErrors: boolean;
  /** True if the compilers of the previous build were reused. */
  readonly isRebuild: boolean;
  /** Optional parts of the engine that the build loaded or used, such as `terser` and `sass`. */
  readonly parts: readonly string[];
  /** Milliseconds from the request to the result, within the worker. */
  readonly duration: number;
}

/**
 * Reason why there is no result:
 * - `configuration`: the configuration can't be read or run, or webpack rejects it;
 * - `package`: something needs a package that the playground doesn't have;
 * - `project`: the project's files can't be used, for instance because of their number or size;
 * - `time`: the build took longer than the limit;
 * - `memory`: the worker has ended, most likely because it ran out of memory;
 * - `cancelled`: `cancel()` was called, or a newer build replaced it;
 * - `load`: the engine couldn't be loaded;
 * - `blocked`: the host's response lacks the policy that the engine requires;
 * - `engine`: a bug in the engine itself.
 */
export type FailureKind =
  | 'configuration'
  | 'package'
  | 'project'
  | 'time'
  | 'memory'
  | 'cancelled'
  | 'load'
  | 'blocked'
  | 'engine';

export interface Failure {
  readonly kind: FailureKind;
  /** Full message, in webpack's words if possible. */
  readonly message: string;
  readonly file?: string | undefined;
  /** One-based. */
  readonly line?: number | undefined;
  /** One-based. */
  readonly column?: number | undefined;
  readonly stack?: string | undefined;
}

export interface Progress {
  /**
   * `load`: parts of the engine are loading; `configure`: the configuration is being evaluated; `build`: webpack is
   * running.
   */
  readonly phase: 'load' | 'configure' | 'build';
  /** From 0 to 1 within the phase. */
  readonly fraction: number;
  /** Name of the part, or what webpack is doing. */
  readonly text: string;
}

/** A line that the project's own code has printed with `console`. */
export interface ConsoleLine {
  readonly level: 'debug' | 'log' | 'info' | 'warn' | 'error';
  readonly text: string;
}

/** From the page to the worker. */
export type ToEngine =
  | {
      readonly type: 'build';
      readonly id: number;
      readonly files: ProjectFiles;
      readonly options: BuildOptions;
    }
  /** Requests the Brotli-compressed sizes of texts. */
  | { readonly type: 'compress'; readonly id: number; readonly files: readonly Uint8Array[] }
  /** A part that the worker requested; `code` is undefined if it couldn't be loaded. */
  | { readonly type: 'part'; readonly name: string; readonly code: string | undefined };

/** From the worker to the page. */
export type FromEngine =
  | { readonly type: 'ready'; readonly version: string }
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'console'; readonly id: number; readonly line: ConsoleLine }
  | { readonly type: 'result'; readonly id: number; readonly result: BuildResult }
  | { readonly type: 'failure'; readonly id: number; readonly failure: Failure }
  /** Sizes in bytes, in the order of the files; undefined if Brotli couldn't be loaded. */
  | {
      readonly type: 'compressed';
      readonly id: number;
      readonly sizes: readonly number[] | undefined;
    }
  /** Requests an optional part of the engine. */
  | { readonly type: 'part'; readonly name: string };

/** Limits of a project, enforced by the engine and by the decoder of shared links. */
export const projectLimits = {
  files: 500,
  /** Total bytes of all files. */
  bytes: 5_000_000,
  /** Length of a path in characters. */
  path: 200,
} as const;

/** Limits of a build's output; exceeding them is a failure of the kind `project`. */
export const outputLimits = {
  files: 2_000,
  /** Total bytes of all files. */
  bytes: 60_000_000,
} as const;
