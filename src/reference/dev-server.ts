import type { Configuration } from 'webpack';
import { loadDefault } from './cli.ts';
import { valueAt } from './defaults.ts';
import { flagsByPath } from './flags.ts';
import { sameDefaults } from './default-text.ts';
import type { Identifier } from './identifier.ts';
import { aliasesOf, factsByPath, factsOfPlaces, optionIdentifier } from './option-identifiers.ts';
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

/** Where the options of webpack-dev-middleware go. */
const middlewarePrefix = 'devMiddleware';

/** Options of a server that a user has given none, as webpack-dev-server completes them. */
async function completedOptions(
  devServer: InstalledPackage,
  webpack: WebpackApi,
): Promise<Readonly<Record<string, unknown>>> {
  const compiler = webpack({ mode: 'development', context: '/project' });
  const server = new (loadDefault(devServer) as Server)({}, compiler);
  await server.normalizeOptions();
  await new Promise<void>((resolve) => {
    compiler.close(resolve);
  });
  return server.options;
}

/** An empty list or object is how webpack-dev-server keeps what is not set. */
function withoutEmpty(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
    ? undefined
    : value;
}

/**
 * Options of `devServer`.
 *
 * Sources: the schema of webpack-dev-server, and that of webpack-dev-middleware for `devServer.devMiddleware.*`;
 * defaults are what a server made without options completes them to (in both modes, since a server knows none).
 */
export async function devServerInventory(
  devServer: InstalledPackage,
  middleware: InstalledPackage,
  webpack: InstalledPackage,
): Promise<Identifier[]> {
  const live = webpack.load() as WebpackApi;
  const schema = devServer.schema('dist/options.json');
  const flags = flagsByPath(live.cli.getArguments(schema));
  const completed = await completedOptions(devServer, live);
  const identifiersOf = (from: Schema, prefix: string, known: typeof flags): Identifier[] => {
    const facts = readOptions(from);
    const aliases = aliasesOf(facts);
    const defaultsAt = (path: string) =>
      sameDefaults(withoutEmpty(valueAt(completed, `${prefix}${path}`)));
    const factsAt = factsByPath(from, known, defaultsAt);
    const nameOf = (path: string): string => `devServer.${prefix}${path}`;
    return facts.map((fact) => {
      const others = aliases(fact.path);
      const defaults = defaultsAt(fact.path);
      return optionIdentifier(fact, 'dev-server-option', nameOf(fact.path), {
        aliases: others.map(nameOf),
        flags: known.get(fact.path) ?? [],
        ...(defaults && { defaults }),
        ...factsOfPlaces(others, factsAt, nameOf),
      });
    });
  };
  const passedOn = middleware.schema('dist/options.json');
  return [
    ...identifiersOf(schema, '', flags),
    ...identifiersOf(passedOn, `${middlewarePrefix}.`, new Map()),
  ];
}
