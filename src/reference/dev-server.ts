import type { Configuration } from 'webpack';
import { loadDefault } from './cli.ts';
import { valueAt } from './defaults.ts';
import { flagsByPath } from './flags.ts';
import { sameDefaults } from './default-text.ts';
import type { DatedPackage, Identifier } from './identifier.ts';
import { aliasesOf, factsByPath, factsOfPlaces, optionIdentifier } from './option-identifiers.ts';
import { optionsSchema } from './options-schema.ts';
import { readOptions } from './options.ts';
import type { InstalledPackage } from './package.ts';
import type { Schema } from './schema.ts';

interface LiveServer {
  readonly options: Readonly<Record<string, unknown>>;
  normalizeOptions(): Promise<void>;
}

type Server = new (options: object, compiler: unknown) => LiveServer;

interface WebpackApi {
  (options: Configuration): { close(done: () => void): void };
  readonly cli: { getArguments(schema: unknown): unknown };
}

type Completed = Readonly<Record<string, unknown>>;

/** Path of the options for webpack-dev-middleware. */
const middlewarePrefix = 'devMiddleware';

/** Options of a server without user options, as normalized by webpack-dev-server. */
export async function completedOptions(
  devServer: InstalledPackage,
  webpack: InstalledPackage,
): Promise<Completed> {
  const live = webpack.load() as WebpackApi;
  const compiler = live({ mode: 'development', context: '/project' });
  const server = new (loadDefault(devServer) as Server)({}, compiler);
  await server.normalizeOptions();
  await new Promise<void>((resolve) => {
    compiler.close(resolve);
  });
  return server.options;
}

/** webpack-dev-server represents unset values as an empty list or object. */
function withoutEmpty(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
    ? undefined
    : value;
}

/** The identifiers of a schema's options in `devServer`. */
function identifiersOf(
  from: Schema,
  prefix: string,
  flags: ReadonlyMap<string, readonly string[]>,
  completed: Completed,
  packageName: DatedPackage,
): Identifier[] {
  const facts = readOptions(from);
  const aliases = aliasesOf(facts);
  const defaultsAt = (path: string) =>
    sameDefaults(withoutEmpty(valueAt(completed, `${prefix}${path}`)));
  const factsAt = factsByPath(from, flags, defaultsAt);
  const nameOf = (path: string): string => `devServer.${prefix}${path}`;
  return facts.map((fact) => {
    const others = aliases(fact.path);
    const defaults = defaultsAt(fact.path);
    return optionIdentifier(fact, 'dev-server-option', nameOf(fact.path), {
      package: packageName,
      aliases: others.map(nameOf),
      flags: flags.get(fact.path) ?? [],
      ...(defaults && { defaults }),
      ...factsOfPlaces(others, factsAt, nameOf),
    });
  });
}

/**
 * The options of webpack-dev-server itself.
 *
 * @param completed normalized options of a server without user options
 */
export function serverOptions(
  devServer: InstalledPackage,
  webpack: InstalledPackage,
  completed: Completed,
): Identifier[] {
  const schema = optionsSchema(devServer);
  const flags = flagsByPath((webpack.load() as WebpackApi).cli.getArguments(schema));
  return identifiersOf(schema, '', flags, completed, 'webpack-dev-server');
}

/**
 * The options that webpack-dev-server passes on.
 *
 * @param completed normalized options of a server without user options; undefined if no server is available
 */
export function middlewareOptions(
  middleware: InstalledPackage,
  completed: Completed = {},
): Identifier[] {
  const schema = optionsSchema(middleware);
  const prefix = `${middlewarePrefix}.`;
  return identifiersOf(schema, prefix, new Map(), completed, 'webpack-dev-middleware');
}

/**
 * Options of `devServer`.
 *
 * Sources: the schema of webpack-dev-server, and that of webpack-dev-middleware for `devServer.devMiddleware.*`;
 * defaults are the normalized options of a server without user options (the same in both modes, since a server doesn't
 * know the mode).
 */
export async function devServerInventory(
  devServer: InstalledPackage,
  middleware: InstalledPackage,
  webpack: InstalledPackage,
): Promise<Identifier[]> {
  const completed = await completedOptions(devServer, webpack);
  return [
    ...serverOptions(devServer, webpack, completed),
    ...middlewareOptions(middleware, completed),
  ];
}
