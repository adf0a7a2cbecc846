/** Builds projects: the core of the engine. */
import webpack from 'webpack';
import type {
  Compiler,
  Configuration,
  MultiCompiler,
  MultiStats,
  Stats,
  StatsCompilation,
  StatsError,
} from 'webpack';
import { readConfiguration } from './configuration.ts';
import {
  filesOfCode,
  forgetModules,
  installModule,
  ProjectError,
  relativeName,
} from './modules.ts';
import fs, { volume } from './node/fs.ts';
import { isBuiltin } from './node/module.ts';
import * as path from './node/path.ts';
import process from './node/process.ts';
import { hasPart, takeUsed } from './parts.ts';
import { describePackages, packageOf, partsFor } from './packages.ts';
import { outputLimits, projectLimits } from './protocol.ts';
import type {
  BuildOptions,
  BuildResult,
  CompilationResult,
  EmittedFile,
  Failure,
  Problem,
  Progress,
  ProjectFiles,
} from './protocol.ts';
import { announceChanges, forgetWatchers } from './watch.ts';

/** Packages as files, from a part that consists of data. */
interface PackageFiles {
  readonly files: Readonly<Record<string, string>>;
  /** Modules of the engine by the file that each replaces. */
  readonly modules: Readonly<Record<string, string>>;
}

const packageFiles = new Map<string, PackageFiles>();

/** Adds the files of a part; they are in every project from then on. */
export function addPackageFiles(name: string, data: PackageFiles): void {
  packageFiles.set(name, data);
}

/** What a build needs from its environment. */
export interface BuildHost {
  /** Loads optional parts of the engine. */
  readonly load: (parts: Iterable<string>) => Promise<void>;
  readonly onProgress: (progress: Progress) => void;
}

interface Kept {
  readonly key: string;
  readonly compiler: Compiler | MultiCompiler;
  readonly close: () => Promise<void>;
  /** Waits for the build that a change has triggered. */
  readonly next: () => Promise<Stats | MultiStats>;
  stats: Stats | MultiStats;
  /** Absolute paths of all assets so far. */
  readonly assets: Set<string>;
}

let kept: Kept | undefined;
let present: ProjectFiles = {};

const packagesFolder = `${path.resolve('node_modules')}/`;

/** An error about the project itself rather than its build. */
class ProjectLimit extends Error {
  override readonly name = 'ProjectLimit';
}

function checkFiles(files: ProjectFiles): void {
  const entries = Object.entries(files);
  if (entries.length > projectLimits.files) {
    throw new ProjectLimit(
      `The project has ${entries.length} files; the playground takes ${projectLimits.files}`,
    );
  }
  let bytes = 0;
  for (const [name, content] of entries) {
    const parts = name.split('/');
    if (
      name.length > projectLimits.path ||
      // eslint-disable-next-line no-control-regex -- these are what names must not have
      /[\u0000-\u001F\\]/u.test(name) ||
      parts.some((part) => part === '' || part === '.' || part === '..')
    ) {
      throw new ProjectLimit(
        `${JSON.stringify(name.slice(0, 80))} can't be the path of a file in the project`,
      );
    }
    bytes += content.length;
  }
  if (bytes > projectLimits.bytes) {
    throw new ProjectLimit(
      `The project's files have ${bytes} bytes; the playground takes ${projectLimits.bytes}`,
    );
  }
}

function write(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, typeof content === 'string' ? content : Buffer.from(content));
}

function startOver(files: ProjectFiles): void {
  volume.reset();
  fs.mkdirSync(process.cwd(), { recursive: true });
  for (const [name, content] of Object.entries(playgroundEngine.files)) {
    write(path.resolve('node_modules', name), content);
  }
  for (const { files: contents, modules } of packageFiles.values()) {
    for (const [name, content] of Object.entries(contents)) {
      write(path.resolve('node_modules', name), content);
    }
    for (const [name, module] of Object.entries(modules)) {
      installModule(path.resolve('node_modules', name), module);
    }
  }
  for (const [name, content] of Object.entries(files)) write(path.resolve(name), content);
  present = files;
}

function isSame(one: string | Uint8Array | undefined, other: string | Uint8Array): boolean {
  if (one === undefined || typeof one === 'string' || typeof other === 'string')
    return one === other;
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** Absolute paths of changed and removed files, compared with the current ones. */
function differences(files: ProjectFiles): { changes: Set<string>; removals: Set<string> } {
  const changes = Object.entries(files).filter(
    ([name, content]) => !isSame(present[name], content),
  );
  const removals = Object.keys(present).filter((name) => !(name in files));
  return {
    changes: new Set(changes.map(([name]) => path.resolve(name))),
    removals: new Set(removals.map((name) => path.resolve(name))),
  };
}

function allFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return (fs.readdirSync(folder) as string[]).flatMap((name) => {
    const file = path.join(folder, name);
    if (`${file}/` === packagesFolder) return [];
    return fs.statSync(file).isDirectory() ? allFiles(file) : [file];
  });
}

/** Files that are neither from packages nor from the project as the page sent it. */
function emittedFiles(): string[] {
  const own = new Map(
    Object.entries(present).map(([name, content]) => [path.resolve(name), content]),
  );
  const isOwn = (file: string): boolean => {
    const content = own.get(file);
    return (
      content !== undefined &&
      Buffer.from(content as string).equals(fs.readFileSync(file) as Uint8Array)
    );
  };
  return allFiles('/').filter((file) => !file.startsWith('/tmp/') && !isOwn(file));
}

function compilersOf(compiler: Compiler | MultiCompiler): Compiler[] {
  return 'compilers' in compiler ? compiler.compilers : [compiler];
}

function statsOf(stats: Stats | MultiStats): Stats[] {
  return 'stats' in stats ? stats.stats : [stats];
}

const places = /^(?:.* )?(?<line>\d+):(?<column>\d+)(?:-(?:(?<endLine>\d+):)?(?<endColumn>\d+))?$/u;

function fileOf(identifier: string | undefined): string | undefined {
  if (identifier === undefined) return undefined;
  const resource =
    identifier
      .split('!')
      .at(-1)
      ?.split('|')
      .find((one) => one.startsWith('/')) ?? '';
  const file = resource.replace(/[?#].*$/u, '');
  return file.startsWith(`${process.cwd()}/`) ? relativeName(file) : undefined;
}

/** Text appended to webpack's message if a package is missing. */
function missingPackage(message: string): string {
  const request = /Can't resolve '(?<request>[^']+)'/u.exec(message)?.groups?.request ?? '';
  const name = packageOf(request);
  return name === undefined || isBuiltin(name)
    ? ''
    : `\nThe playground doesn't have the package "${name}". ${describePackages()}`;
}

function problem({
  message,
  moduleIdentifier,
  moduleName,
  loc,
  details,
  stack,
  file,
}: StatsError): Problem {
  const found = places.exec(loc ?? '')?.groups ?? {};
  const number = (text: string | undefined, add = 0): number | undefined =>
    text === undefined ? undefined : Number(text) + add;
  const line = number(found.line);
  return {
    message: message + missingPackage(message),
    file:
      fileOf(moduleIdentifier) ??
      (file === undefined ? undefined : relativeName(path.resolve(file))),
    line,
    column: number(found.column, 1),
    endLine: number(found.endLine) ?? (found.endColumn === undefined ? undefined : line),
    endColumn: number(found.endColumn, 1),
    module: moduleName,
    details: details ?? stack,
  };
}

const jsonOptions = {
  all: true,
  source: false,
  logging: false,
  modulesSpace: Infinity,
  chunkModulesSpace: Infinity,
  nestedModulesSpace: Infinity,
  reasonsSpace: Infinity,
  assetsSpace: Infinity,
} as const;

function withoutFunctions(value: StatsCompilation): StatsCompilation {
  return JSON.parse(JSON.stringify(value)) as StatsCompilation;
}

function outputFolder({ outputOptions }: Stats['compilation']): string {
  return outputOptions.path;
}

function resultOf(
  stats: Stats,
  files: readonly EmittedFile[],
  options: BuildOptions,
): CompilationResult {
  const { compilation } = stats;
  const { errors = [], warnings = [] } = stats.toJson({
    all: false,
    errors: true,
    warnings: true,
    errorDetails: true,
    errorStack: true,
    moduleTrace: true,
    ids: true,
  });
  return {
    name: compilation.name,
    hash: stats.hash,
    outputPath: relativeName(outputFolder(compilation)),
    files,
    stats: stats.toString(compilation.compiler.options.stats),
    json: options.json === true ? withoutFunctions(stats.toJson(jsonOptions)) : undefined,
    errors: errors.map(problem),
    warnings: warnings.map(problem),
    duration: stats.endTime - stats.startTime,
  };
}

/**
 * Assigns each emitted file to a compilation: the one that lists its name, or else the one whose folder contains it.
 *
 * @param past assets of earlier builds, which are still in the folder under names that are no longer assets
 */
function shareOut(all: readonly Stats[], past: Set<string>): EmittedFile[][] {
  const shares = all.map((): EmittedFile[] => []);
  const folders = all.map(({ compilation }) => outputFolder(compilation));
  const names = all.map(
    ({ compilation }, index) =>
      new Set(
        compilation
          .getAssets()
          .map(({ name }) => path.join(folders[index] ?? '/', name.replace(/\?.*$/u, ''))),
      ),
  );
  const assets = new Set(names.flatMap((own) => [...own]));
  let bytes = 0;
  const files = emittedFiles().filter((file) => assets.has(file) || !past.has(file));
  for (const file of assets) past.add(file);
  for (const file of files) {
    const byName = names.findIndex((own) => own.has(file));
    const byFolder = folders.findIndex((folder) => file.startsWith(`${folder}/`));
    const index = Math.max(0, byName === -1 ? byFolder : byName);
    const content = fs.readFileSync(file) as Uint8Array;
    bytes += content.length;
    if (files.length > outputLimits.files || bytes > outputLimits.bytes) {
      throw new ProjectLimit(
        `The build has written more than the playground shows: ${files.length} files, ${bytes} bytes or more`,
      );
    }
    shares[index]?.push({
      path: relativeName(file),
      name: path.relative(folders[index] ?? '/', file),
      bytes: new Uint8Array(content),
    });
  }
  return shares;
}

/** What an incremental build must have in common with the previous one, not including how its result is displayed. */
function optionsKey(options: BuildOptions): string {
  return JSON.stringify({ ...options, colors: undefined, json: undefined });
}

async function closeKept(): Promise<void> {
  const old = kept;
  kept = undefined;
  await old?.close();
  forgetWatchers();
}

function run(compiler: Compiler | MultiCompiler): Promise<Stats | MultiStats> {
  return new Promise((resolve, reject) => {
    (compiler as Compiler).run((error, stats) => {
      const finish = (): void => {
        if (error) reject(error);
        else if (stats === undefined) reject(new Error('webpack ended without a result'));
        else resolve(stats);
      };
      compiler.close((problemOfClosing) => {
        if (problemOfClosing && !error) reject(problemOfClosing);
        else finish();
      });
    });
  });
}

/** Builds once and keeps the compiler for changes. */
async function keep(key: string, compiler: Compiler | MultiCompiler): Promise<Kept> {
  let settle:
    { resolve: (stats: Stats | MultiStats) => void; reject: (error: Error) => void } | undefined;
  const next = () =>
    new Promise<Stats | MultiStats>((resolve, reject) => {
      settle = { resolve, reject };
    });
  const first = next();
  // After a change, webpack only returns the statistics of the compilations that it has rebuilt.
  const latest = new Map<Compiler, Stats>();
  for (const one of compilersOf(compiler)) {
    one.hooks.done.tap('playground', (stats) => {
      latest.set(one, stats);
    });
  }
  const whole = (stats: Stats | MultiStats): Stats | MultiStats =>
    'stats' in stats
      ? new (stats.constructor as new (all: Stats[]) => MultiStats)(
          compilersOf(compiler).flatMap((one) => latest.get(one) ?? []),
        )
      : stats;
  const options = 'compilers' in compiler ? compiler.compilers.map(() => ({})) : {};
  const watching = (compiler as Compiler).watch(options, (error, stats) => {
    if (error) settle?.reject(error);
    else if (stats !== undefined) settle?.resolve(whole(stats));
  });
  const close = () =>
    new Promise<void>((resolve) => {
      watching?.close(() => {
        compiler.close(() => {
          resolve();
        });
      });
    });
  try {
    return { key, compiler, close, next, stats: await first, assets: new Set() };
  } catch (error) {
    await close();
    throw error;
  }
}

function reportProgress(
  compiler: Compiler,
  index: number,
  fractions: number[],
  host: BuildHost,
): void {
  let last = 0;
  new webpack.ProgressPlugin((fraction, text) => {
    fractions[index] = fraction;
    if (performance.now() - last < 50) return;
    last = performance.now();
    const sum = fractions.reduce((total, one) => total + one, 0);
    host.onProgress({ phase: 'build', fraction: sum / fractions.length, text });
  }).apply(compiler);
}

function neededParts(files: ProjectFiles): Set<string> {
  const texts = Object.entries(files)
    .filter(([name]) => /\.(?:[cm]?[jt]sx?|json|css|s[ac]ss|html|vue|svelte)$/u.test(name))
    .map(([, content]) =>
      typeof content === 'string' ? content : Buffer.from(content).toString(),
    );
  const parts = partsFor(texts);
  if (Object.keys(files).some((name) => /\.[cm]?tsx?$/u.test(name))) parts.add('typescript');
  if ([...texts, ...Object.keys(files)].some((text) => text.includes('browserslist'))) {
    parts.add('browserslist');
  }
  return parts;
}

function isMinimized({ mode = 'production', optimization }: Configuration): boolean {
  return Boolean(optimization?.minimize ?? mode === 'production');
}

async function makeCompiler(
  options: BuildOptions,
  host: BuildHost,
): Promise<Compiler | MultiCompiler> {
  host.onProgress({ phase: 'configure', fraction: 0, text: 'configuration' });
  forgetModules((file) => file.startsWith(packagesFolder) && !(relativeName(file) in present));
  const configurations = await readConfiguration(options);
  if ([configurations].flat().some(isMinimized)) await host.load(['browserslist', 'terser']);
  const compiler = webpack(configurations as object) as unknown as Compiler | MultiCompiler | null;
  if (compiler === null) throw new Error('webpack has made no compiler');
  const compilers = compilersOf(compiler);
  const fractions = compilers.map(() => 0);
  for (const [index, one] of compilers.entries()) reportProgress(one, index, fractions, host);
  return compiler;
}

/**
 * Builds a project. A watching build reuses the previous compilers, unless its options or the project's own code have
 * changed.
 *
 * @throws Error that `failureOf` explains
 */
export async function build(
  files: ProjectFiles,
  options: BuildOptions,
  host: BuildHost,
): Promise<BuildResult> {
  const start = performance.now();
  takeUsed();
  checkFiles(files);
  const parts = neededParts(files);
  const isNew = [...parts].some((name) => !hasPart(name) && !packageFiles.has(name));
  await host.load(parts);
  const key = optionsKey(options);
  const { changes, removals } = differences(files);
  const code = filesOfCode();
  const isRebuild =
    !isNew &&
    kept?.key === key &&
    options.watch === true &&
    ![...changes, ...removals].some(
      (file) => code.has(file) || /\/(?:webpack\.config\.\w+|package\.json)$/u.test(file),
    );
  let stats: Stats | MultiStats;
  if (isRebuild && kept !== undefined) {
    for (const file of removals) fs.rmSync(file, { force: true });
    for (const [name, content] of Object.entries(files)) {
      if (changes.has(path.resolve(name))) write(path.resolve(name), content);
    }
    present = files;
    const next = kept.next();
    if (announceChanges(changes, removals)) kept.stats = await next;
    ({ stats } = kept);
  } else {
    await closeKept();
    startOver(files);
    const compiler = await makeCompiler(options, host);
    if (options.watch === true) {
      kept = await keep(key, compiler);
      ({ stats } = kept);
    } else {
      stats = await run(compiler);
    }
  }
  const all = statsOf(stats);
  const shares = shareOut(all, kept?.assets ?? new Set());
  const compilations = all.map((one, index) => resultOf(one, shares[index] ?? [], options));
  const texts =
    'stats' in stats
      ? stats.toString({
          children: all.map(({ compilation }) => compilation.compiler.options.stats),
        })
      : (compilations[0]?.stats ?? '');
  return {
    version: webpack.version,
    compilations,
    stats: texts,
    hasErrors: stats.hasErrors(),
    isRebuild,
    parts: takeUsed(),
    duration: performance.now() - start,
  };
}

/** First position in the project's own code in a stack trace. */
function placeOf(stack: string): Pick<Failure, 'file' | 'line' | 'column'> {
  const found = /\/project\/(?<file>(?!node_modules\/)[^\s:()]+):(?<line>\d+):(?<column>\d+)/u.exec(
    stack,
  )?.groups;
  if (found === undefined) return {};
  return { file: found.file, line: Number(found.line), column: Number(found.column) };
}

/** The message and the stack frames in the project's own code. */
function ownStack(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => !/^\s+at /u.test(line) || line.includes('/project/'))
    .join('\n');
}

/** Reason why there is no result. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ProjectError) {
    const { kind, message, file, line, column } = error;
    return { kind, message, file, line, column };
  }
  if (error instanceof ProjectLimit) return { kind: 'project', message: error.message };
  if (!(error instanceof Error)) return { kind: 'configuration', message: String(error) };
  const stack = error.stack ?? '';
  const place = placeOf(stack);
  const isValidation =
    error.name === 'ValidationError' || error.name === 'WebpackOptionsValidationError';
  const kind = isValidation || place.file !== undefined ? 'configuration' : 'engine';
  return {
    kind,
    message: isValidation ? error.message : `${error.name}: ${error.message}`,
    ...place,
    stack: ownStack(stack),
  };
}
