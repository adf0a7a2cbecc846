/**
 * What a page and the engine say to each other. The engine is webpack in a worker; `../client.ts` starts it, and is the
 * only code of a page that needs the messages themselves. Whatever comes from the worker is the work of code that the
 * portal doesn't know, so a page shows it as text and never trusts it further.
 */
import type { StatsCompilation } from 'webpack';

/** Content of a project's files by path below the project's root, with slashes and without one at the start. */
export type ProjectFiles = Readonly<Record<string, string | Uint8Array>>;

/** What the command line would say. */
export interface BuildOptions {
  /**
   * Configuration files below the project's root, as `--config` names them. Without any, the engine looks for those
   * that webpack-cli looks for, and builds with webpack's defaults if there is none.
   */
  readonly config?: readonly string[];
  /** `--config-name`: builds these configurations of an array only. */
  readonly configName?: readonly string[];
  /** `--mode`: replaces the mode of the configuration. */
  readonly mode?: 'development' | 'production' | 'none';
  /** `--env`: what a configuration function gets as its first argument. */
  readonly env?: Readonly<Record<string, string | boolean>>;
  /** `--config-node-env`: value of `process.env.NODE_ENV` while the configuration is read. */
  readonly nodeEnv?: string;
  /** Other flags of the command line without their dashes, such as `{ 'output-html': true, devtool: false }`. */
  readonly flags?: Readonly<
    Record<string, string | number | boolean | readonly (string | number | boolean)[]>
  >;
  /** Keeps the compilers, so that the next build of the same project and options does only what has changed. */
  readonly watch?: boolean;
  /** Also gives the statistics as JSON, with reasons, exports and bailouts. */
  readonly json?: boolean;
  /** Writes the statistics with ANSI colors, as a terminal would show them. */
  readonly colors?: boolean;
}

/** An error or a warning. */
export interface Problem {
  /**
   * The message as webpack prints it, without the file's name in front. Where a package is missing, a line that names
   * what there is follows.
   */
  readonly message: string;
  /** Name of the file below the project's root; undefined for what concerns the configuration or the whole build. */
  readonly file: string | undefined;
  /** First line, from 1; undefined where webpack knows no place. */
  readonly line: number | undefined;
  /** First column, from 1. */
  readonly column: number | undefined;
  readonly endLine: number | undefined;
  readonly endColumn: number | undefined;
  /** Name of the module as webpack prints it, such as `./src/index.js`. */
  readonly module: string | undefined;
  /** More about it: how requests were resolved, or a stack. */
  readonly details: string | undefined;
}

/** A file that a compilation has emitted. */
export interface EmittedFile {
  /** Path below the project's root, such as `dist/main.js`; one outside it starts with a slash. */
  readonly path: string;
  /** Name of the asset, as in the statistics. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What one configuration has made. */
export interface CompilationResult {
  /** Name of the configuration, if it has one. */
  readonly name: string | undefined;
  readonly hash: string;
  /** Folder of the output, as a path below the project's root. */
  readonly outputPath: string;
  /** Everything that is in the output now, files of earlier builds that were not emitted again included. */
  readonly files: readonly EmittedFile[];
  /** Statistics as the command line prints them. */
  readonly stats: string;
  /** Statistics as JSON; undefined unless asked for. */
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
  /** True if the compilers of the build before were used. */
  readonly isRebuild: boolean;
  /** Optional parts of the engine that the build loaded or used, such as `terser` and `sass`. */
  readonly parts: readonly string[];
  /** Milliseconds from the request to the result, within the worker. */
  readonly duration: number;
}

/**
 * Why there's no result:
 * - `configuration`: the configuration can't be read or run, or webpack refuses it;
 * - `package`: something asks for a package that the playground doesn't have;
 * - `project`: the project's files can't be used, for instance because of their number or size;
 * - `time`: the build took longer than the limit;
 * - `memory`: the worker is gone, most likely for want of memory;
 * - `cancelled`: `cancel()` was called, or a newer build took its place;
 * - `load`: the engine could not be loaded;
 * - `blocked`: the host's answer has no policy that lets the engine work;
 * - `engine`: a mistake of the engine itself.
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
  /** Whole text, webpack's own where it has one. */
  readonly message: string;
  readonly file?: string | undefined;
  /** From 1. */
  readonly line?: number | undefined;
  /** From 1. */
  readonly column?: number | undefined;
  readonly stack?: string | undefined;
}

export interface Progress {
  /** `load`: parts of the engine come; `configure`: the configuration is read; `build`: webpack is at work. */
  readonly phase: 'load' | 'configure' | 'build';
  /** From 0 to 1 within the phase. */
  readonly fraction: number;
  /** Name of the part, or what webpack is doing. */
  readonly text: string;
}

/** A line that the project's own code has written with `console`. */
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
  /** Asks for the sizes of texts after compression with Brotli. */
  | { readonly type: 'compress'; readonly id: number; readonly files: readonly Uint8Array[] }
  /** A part that the worker asked for; `code` is undefined if it could not be loaded. */
  | { readonly type: 'part'; readonly name: string; readonly code: string | undefined };

/** From the worker to the page. */
export type FromEngine =
  | { readonly type: 'ready'; readonly version: string }
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'console'; readonly id: number; readonly line: ConsoleLine }
  | { readonly type: 'result'; readonly id: number; readonly result: BuildResult }
  | { readonly type: 'failure'; readonly id: number; readonly failure: Failure }
  /** Sizes in bytes, in the order of the files; undefined if Brotli could not be loaded. */
  | {
      readonly type: 'compressed';
      readonly id: number;
      readonly sizes: readonly number[] | undefined;
    }
  /** Asks for an optional part of the engine. */
  | { readonly type: 'part'; readonly name: string };

/** Bounds of what a project may be; the engine and the reader of shared links hold to them. */
export const projectLimits = {
  files: 500,
  /** Bytes of all files. */
  bytes: 5_000_000,
  /** Characters of a path. */
  path: 200,
} as const;

/** Bounds of what a build may emit; more is a failure of the kind `project`. */
export const outputLimits = {
  files: 2_000,
  /** Bytes of all files. */
  bytes: 60_000_000,
} as const;
