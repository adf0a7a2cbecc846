/**
 * Child process that loads samples: a sample that hangs, exits or corrupts global state only affects itself. It answers
 * each request with the request's `id` and the problem, if there is one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Configuration, MultiStats } from 'webpack';
import * as cliModule from 'webpack-cli';
import DevServer from 'webpack-dev-server';
import { printedFile } from './sample-runner.ts';
import type { SampleRequest } from './sample-runner.ts';

type Request = SampleRequest & { readonly id: number };

/** Thrown instead of exiting the process. */
class Exit extends Error {
  readonly code: unknown;

  constructor(code: unknown) {
    super(`process.exit(${String(code)})`);
    this.code = code;
  }
}

process.exit = (code) => {
  throw new Exit(code);
};

type Arguments = readonly [
  env: Readonly<Record<string, unknown>>,
  argv: Readonly<Record<string, unknown>>,
];

/** Arguments for what is built. */
const buildArguments: Arguments = [
  { WEBPACK_BUILD: true, WEBPACK_BUNDLE: true, production: true },
  { mode: 'production', env: {} },
];

/** Arguments with which the command line calls a configuration function: `webpack serve`, and a build in each mode. */
const callArguments: readonly Arguments[] = [
  [{ WEBPACK_SERVE: true }, { mode: 'development', env: {} }],
  buildArguments,
  [
    { WEBPACK_BUILD: true, WEBPACK_BUNDLE: true, development: true },
    { mode: 'development', env: {} },
  ],
  [{ WEBPACK_BUILD: true, WEBPACK_BUNDLE: true }, { env: {} }],
];

/** Members of `env` and `argv` that code uses as a condition: `env.analyze && new AnalyzerPlugin()`. */
const flag = /(?<!\.)\b(?<of>env|argv)(?:\?)?\.(?<name>\w+)(?=\s*(?:&&|\?(?![.?])|\)))/gu;

/**
 * The arguments for configuration functions: those of the command line, and the same with every flag turned on that a
 * function asks for. A flag can be given as `--env legal` or as `--env legal=text`, and one of the two has to work.
 */
function argumentsFor(exported: unknown): readonly (readonly Arguments[])[] {
  const functions = [exported].flat().filter((one) => typeof one === 'function');
  const plain = callArguments.map((args) => [args]);
  if (functions.length === 0) return plain.slice(0, 1);
  const flags = [...functions.map(String).join('\n').matchAll(flag)].map(({ groups }) => ({
    of: groups?.of ?? '',
    name: groups?.name ?? '',
  }));
  if (flags.length === 0) return plain;
  const named = (of: string, value: true | string): Record<string, true | string> =>
    Object.fromEntries(
      flags.flatMap(({ of: owner, name }) =>
        owner === of && name !== 'mode' ? [[name, value]] : [],
      ),
    );
  const flagged = callArguments.map(([env, argv]) =>
    ([true, 'text'] as const).map((value): Arguments => [
      { ...env, ...named('env', value) },
      { ...argv, ...named('argv', value) },
    ]),
  );
  return [...plain, ...flagged];
}

/** The value of a configuration file's export, with functions called and promises awaited. */
async function settle(value: unknown, args: Arguments): Promise<unknown> {
  if (typeof value === 'function') {
    return settle(await (Reflect.apply(value, undefined, args) as unknown), args);
  }
  if (!Array.isArray(value)) return value;
  const items = await Promise.all(value.map((item) => settle(item, args)));
  // A list can have settings of its own, such as `parallelism`.
  const settings = Object.entries(value).filter(([key]) => !/^\d+$/u.test(key));
  return Object.assign(items, Object.fromEntries(settings));
}

/**
 * A single configuration in the form that the command line passes to webpack, with checks that webpack itself doesn't
 * do.
 */
function prepare(config: Configuration, dir: string): Configuration {
  const own = { ...config };
  // The command line has already merged the configurations that this one extends.
  delete own.extends;
  // It may also be `false`, which its types don't include.
  if (typeof own.devServer === 'object') {
    const { schema } = DevServer as unknown as { schema: never };
    webpack.config.validateSchema(schema, own.devServer, {
      name: 'Dev Server',
      baseDataPath: 'options',
    });
  }
  return { context: dir, ...own, watch: false };
}

/**
 * The default export of a configuration file.
 *
 * @throws Error if there is none
 */
async function load(file: string): Promise<unknown> {
  process.chdir(path.dirname(file));
  const loaded = (await import(pathToFileURL(file).href)) as { default?: unknown };
  if (loaded.default === undefined) throw new Error('The file has no default export.');
  return loaded.default;
}

/** @throws Error with the reason why webpack rejects what an export is with these arguments */
async function checkExport(exported: unknown, args: Arguments, dir: string): Promise<void> {
  const config = await settle(exported, args);
  if (typeof config !== 'object' || config === null) {
    throw new Error('The default export is not a configuration.');
  }
  webpack.validate(config);
  // Plugins validate their own options when a compiler is created. It hasn't run, so it needn't be closed.
  if (Array.isArray(config)) webpack(config.map((item: Configuration) => prepare(item, dir)));
  else webpack(prepare(config, dir));
}

/** @throws Error with the reason why webpack rejects the configuration */
async function checkConfiguration(file: string): Promise<void> {
  const dir = path.dirname(file);
  const exported = await load(file);
  for (const [first, ...others] of argumentsFor(exported)) {
    if (first === undefined) continue;
    try {
      await checkExport(exported, first, dir);
    } catch (error) {
      const [other] = others;
      if (other === undefined) throw error;
      await checkExport(exported, other, dir).catch(() => {
        // The first reason is the better one.
        throw error;
      });
    }
  }
}

/** A configuration with readable output: not minimized, and without source maps in the code. */
function readable(config: Configuration, dir: string): Configuration {
  return {
    mode: 'production',
    devtool: false,
    ...prepare(config, dir),
    optimization: { minimize: false, ...config.optimization },
  };
}

async function run(configs: readonly Configuration[], dir: string): Promise<MultiStats> {
  const compiler = webpack(configs.map((config) => readable(config, dir)));
  try {
    return await new Promise<MultiStats>((resolve, reject) => {
      compiler.run((error, result) => {
        if (result) resolve(result);
        else reject(error ?? new Error('There is no result.'));
      });
    });
  } finally {
    await new Promise((resolve) => {
      compiler.close(resolve);
    });
  }
}

/**
 * Builds a configuration and writes the command line's output to `printedFile`.
 *
 * @throws Error with the build errors, unless it may fail
 */
async function build(file: string, mayFail: boolean): Promise<void> {
  const dir = path.dirname(file);
  const exported = await settle(await load(file), buildArguments);
  const configs = (Array.isArray(exported) ? exported : [exported]) as Configuration[];
  // The default target of a sample must not depend on this site's browserslist.
  process.env.BROWSERSLIST_ROOT_PATH = dir;
  try {
    const stats = await run(configs, dir);
    const children = configs.map(({ stats: options }) => options);
    writeFileSync(path.join(dir, printedFile), stats.toString({ children } as never));
    if (!mayFail && stats.hasErrors()) {
      throw new Error(stats.toString({ all: false, errors: true }));
    }
  } catch (error) {
    // Errors that prevent the build from starting are printed too.
    if (!mayFail || !(error instanceof Error)) throw error;
    writeFileSync(path.join(dir, printedFile), error.message);
  }
}

interface Parser {
  configureOutput: (output: Readonly<Record<string, (text: string) => unknown>>) => void;
}

/** The command line, with replaceable actions. */
interface Cli {
  run: (args: readonly string[], options: { from: 'user' }) => Promise<void>;
  program: Parser;
  logger: unknown;
  runWebpack: unknown;
  createCompiler: unknown;
  loadConfig: unknown;
  installPackage: unknown;
}

function openCli(): Cli {
  const { default: exported } = cliModule as unknown as { default: unknown };
  const Constructor = (
    typeof exported === 'function' ? exported : (exported as { default: unknown }).default
  ) as new () => Cli;
  const cli = new Constructor();
  // All command-line instances in a process share one parser, which can be set up only once.
  const Command = cli.program.constructor as new (name: string) => Parser;
  cli.program = new Command('webpack');
  return cli;
}

/** Creates files for arguments that look like entries, since the command line treats a missing file as a command. */
function writeEntries(args: readonly string[], dir: string): void {
  for (const arg of args) {
    if (!/^\.{0,2}\/?[\w@-][\w@./-]*\.\w+$/u.test(arg)) continue;
    const entry = path.join(dir, path.posix.join('/', arg));
    mkdirSync(path.dirname(entry), { recursive: true });
    writeFileSync(entry, '');
  }
}

/** Values that webpack itself rejects, such as an unknown mode. */
function refusedValues(options: Readonly<Record<string, unknown>>): string[] {
  const known = webpack.cli.getArguments();
  const values: Record<string, never> = {};
  for (const [key, value] of Object.entries(options)) {
    const name = key.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
    if (name in known && value !== undefined) values[name] = value as never;
  }
  const problems = webpack.cli.processArguments(known, {}, values) ?? [];
  return problems.map(({ type, argument, value, expected }) => {
    const expectation = expected === undefined ? '' : `, expected ${expected}`;
    return `--${argument}: ${type} ${JSON.stringify(value)}${expectation}`;
  });
}

/** @throws Error with the reason why the command line rejects the arguments */
async function checkCommand(args: readonly string[], dir: string): Promise<void> {
  mkdirSync(dir, { recursive: true });
  process.chdir(dir);
  writeEntries(args, dir);
  const cli = openCli();
  const errors: string[] = [];
  let options: Readonly<Record<string, unknown>> = {};
  const silent = (): void => undefined;
  const noteError = (text: unknown): void => {
    errors.push(String(text).trim());
  };
  const noteOptions = (given: typeof options): void => {
    options = given;
  };
  cli.logger = {
    error: noteError,
    warn: silent,
    info: silent,
    success: silent,
    log: silent,
    raw: silent,
  };
  cli.program.configureOutput({ writeErr: noteError, writeOut: silent });
  cli.runWebpack = noteOptions;
  cli.createCompiler = noteOptions;
  cli.loadConfig = () => Promise.reject(new Exit(0));
  cli.installPackage = (name: string) => {
    errors.push(`The package ${name} is not installed.`);
    throw new Exit(2);
  };
  try {
    await cli.run(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    if (error.code !== 0 && errors.length === 0) errors.push(error.message);
  }
  errors.push(...refusedValues(options));
  if (errors.length > 0) throw new Error(errors.join(' '));
}

async function answer(request: Request): Promise<void> {
  const { id } = request;
  try {
    if (request.kind === 'configuration') await checkConfiguration(request.file);
    else if (request.kind === 'build') await build(request.file, request.mayFail);
    else await checkCommand(request.args, request.dir);
    process.send?.({ id });
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    process.send?.({ id, problem: { message, stack: stack ?? '' } });
  }
}

process.on('message', (request) => {
  void answer(request as Request);
});
// What a sample leaves behind (a timer, a rejected promise) must not affect other samples.
process.on('unhandledRejection', () => undefined);
process.send?.({ ready: true });
