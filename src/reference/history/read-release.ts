import crypto from 'node:crypto';
import { autoKeys } from '../default-probes.ts';
import type { LiveWebpack } from '../default-probes.ts';
import { environmentInventory } from '../environment.ts';
import { flagsByPath } from '../flags.ts';
import { hookInventory } from '../hook-identifiers.ts';
import { readHooks } from '../hooks.ts';
import { completedOptions, middlewareOptions, serverOptions } from '../dev-server.ts';
import { allFlags, identifier } from '../identifier.ts';
import type { Identifier, Kind } from '../identifier.ts';
import { magicCommentInventory } from '../magic-comments.ts';
import { moduleVariableInventory } from '../module-variables.ts';
import { nodeApiInventory } from '../node-api.ts';
import { optionInventory } from '../option-identifiers.ts';
import { installedPackage } from '../package.ts';
import type { InstalledPackage } from '../package.ts';
import { pluginInventory, pluginOptionInventory } from '../plugins.ts';
import { problemInventory } from '../problems.ts';
import { hmrInventory, loaderContextInventory, statsFieldInventory } from '../typed-inventories.ts';
import { valueSources } from '../values.ts';
import { commandLineInCode, commandLinePackages } from './command-line.ts';
import {
  hotApiInCode,
  hotStatusesInCode,
  loaderContextInCode,
  moduleTypesInCode,
  unexportedHookProviders,
  withLogicalConditions,
} from './older-releases.ts';

type Live = LiveWebpack &
  Parameters<typeof readHooks>[0] & { readonly cli: { readonly getArguments: () => unknown } };

/** How values are read from releases without a complete list of them, by the prefix of their names. */
const valuesInCode: Readonly<Record<string, (webpack: InstalledPackage) => readonly Identifier[]>> =
  {
    'Rule.type: ': moduleTypesInCode,
    'module.hot.status: ': hotStatusesInCode,
  };

/** Values that a release lists, and those that are only in its code. */
function listedOrInCode(
  webpack: InstalledPackage,
  { prefixes: [prefix = ''], read }: (typeof valueSources)[number],
): readonly Identifier[] {
  const inCode = valuesInCode[prefix];
  if (inCode === undefined) return read(webpack);
  const found = [...inCode(webpack)];
  try {
    found.unshift(...read(webpack));
  } catch {
    // The release doesn't have a list yet.
  }
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** The names in a release, and those that couldn't be read. */
export interface ReadRelease {
  readonly version: string;
  readonly inventories: ReadonlyMap<Kind, readonly Identifier[]>;
  /** What can't be read in this release: whole kinds, or names of a kind with a certain prefix. */
  readonly unreadable: readonly Unreadable[];
}

/** Something that cannot be read in a release. */
export interface Unreadable {
  readonly kind: Kind;
  /** Prefixes of the names; empty for the whole kind. */
  readonly prefixes: readonly string[];
  readonly reason: string;
}

interface Source {
  readonly kind: Kind;
  readonly prefixes?: readonly string[];
  readonly read: () => readonly Identifier[] | Promise<readonly Identifier[]>;
  /** Reads a part of the names in releases in which the main reader fails. */
  readonly readPart?: () => readonly Identifier[];
}

/**
 * Makes releases before 5.61 run on current versions of Node.js: they hash with MD4, which OpenSSL 3 has disabled. The
 * hash function doesn't affect the derivation.
 */
function allowOldHashes(): void {
  const createHash = crypto.createHash.bind(crypto);
  crypto.createHash = (algorithm, options) =>
    createHash(algorithm === 'md4' ? 'md5' : algorithm, options);
}

/** The first releases don't export `util.cleverMerge`, which is used to combine defaults of `resolve`. */
function withCleverMerge(live: Live, webpack: InstalledPackage): Live {
  const util = live.util as Partial<Live['util']>;
  if (util.cleverMerge !== undefined) return live;
  const { cleverMerge } = webpack.load('lib/util/cleverMerge.js') as {
    readonly cleverMerge: (a: object, b: object) => object;
  };
  const call = (...args: Parameters<Live>): unknown => live(...args);
  return Object.defineProperties(call, {
    ...Object.getOwnPropertyDescriptors(live),
    util: { value: { ...util, cleverMerge } },
  }) as unknown as Live;
}

/** Reads each kind in turn; kinds that fail are reported and left out. */
async function readSources(version: string, sources: readonly Source[]): Promise<ReadRelease> {
  const inventories = new Map<Kind, readonly Identifier[]>();
  const unreadable: Unreadable[] = [];
  for (const { kind, prefixes = [], read, readPart } of sources) {
    const add = (found: readonly Identifier[]): void => {
      inventories.set(kind, [...(inventories.get(kind) ?? []), ...found]);
    };
    try {
      add(await read());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // Every name has the empty prefix, so none of the kind is known to be missing.
      unreadable.push({ kind, prefixes: readPart === undefined ? prefixes : [''], reason });
      if (readPart !== undefined) add(readPart());
    }
  }
  return { version, inventories, unreadable };
}

/** Reads a release of webpack-cli: what it adds to the flags that follow from options. */
function readCommandLine(cli: InstalledPackage): Promise<ReadRelease> {
  const packages = commandLinePackages(cli);
  const { commands, flags } = commandLineInCode(packages);
  return readSources(cli.version, [
    { kind: 'cli-command', read: () => commands },
    { kind: 'cli-flag', read: () => flags },
    { kind: 'environment-variable', read: () => environmentInventory(packages) },
  ]);
}

/** Reads a release of webpack-dev-server, with the installed webpack. */
async function readDevServer(devServer: InstalledPackage): Promise<ReadRelease> {
  const webpack = installedPackage('webpack');
  const completed = await completedOptions(devServer, webpack);
  const options = serverOptions(devServer, webpack, completed);
  const flags = [...new Set(options.flatMap(allFlags))];
  return readSources(devServer.version, [
    { kind: 'dev-server-option', read: () => options },
    { kind: 'cli-flag', read: () => flags.map((id) => identifier({ kind: 'cli-flag', id })) },
    { kind: 'environment-variable', read: () => environmentInventory([devServer]) },
  ]);
}

/** Reads a release of webpack-dev-middleware; the server passes its options on. */
function readMiddleware(middleware: InstalledPackage): Promise<ReadRelease> {
  return readSources(middleware.version, [
    { kind: 'dev-server-option', read: () => middlewareOptions(middleware) },
    { kind: 'environment-variable', read: () => environmentInventory([middleware]) },
  ]);
}

const readers: Readonly<Record<string, (from: InstalledPackage) => Promise<ReadRelease>>> = {
  webpack: readWebpack,
  'webpack-cli': readCommandLine,
  'webpack-dev-server': readDevServer,
  'webpack-dev-middleware': readMiddleware,
};

/**
 * Reads the names in a release, with the derivation that the site uses for the newest one. What it cannot read in an
 * old release, such as types that were written later, is reported and left out.
 *
 * @param release an unpacked release with its dependencies
 * @throws Error that names the package, if it isn't one with a history
 */
export async function readRelease(release: InstalledPackage): Promise<ReadRelease> {
  const read = readers[release.name];
  if (read === undefined) throw new Error(`${release.name} has no history.`);
  return await read(release);
}

/** Reads a release of webpack. */
async function readWebpack(webpack: InstalledPackage): Promise<ReadRelease> {
  allowOldHashes();
  const live = webpack.load() as Live;
  const flags = flagsByPath(live.cli.getArguments());
  const options = () =>
    optionInventory(
      withLogicalConditions(webpack.schema('schemas/WebpackOptions.json')),
      withCleverMerge(live, webpack),
      flags,
      autoKeys(webpack),
    );
  const flagIdentifiers = () =>
    [...new Set([...flags.values()].flat())].map((id) => identifier({ kind: 'cli-flag', id }));
  const sources: readonly Source[] = [
    { kind: 'option', read: options },
    { kind: 'plugin', read: () => pluginInventory(webpack) },
    { kind: 'plugin-option', read: () => pluginOptionInventory(webpack) },
    {
      kind: 'hook',
      read: async () =>
        hookInventory(webpack, await readHooks(live, unexportedHookProviders(webpack))),
    },
    {
      kind: 'loader-context',
      read: () => loaderContextInventory(webpack),
      readPart: () => loaderContextInCode(webpack),
    },
    {
      kind: 'module-variable',
      read: () => moduleVariableInventory(webpack),
      readPart: () => moduleVariableInventory(webpack, { hasTypes: false }),
    },
    { kind: 'magic-comment', read: () => magicCommentInventory(webpack) },
    {
      kind: 'hmr',
      read: () => hmrInventory(webpack),
      readPart: () => hotApiInCode(webpack),
    },
    { kind: 'cli-flag', read: flagIdentifiers },
    { kind: 'environment-variable', read: () => environmentInventory([webpack]) },
    { kind: 'node-api', read: () => nodeApiInventory(webpack) },
    { kind: 'stats-field', read: () => statsFieldInventory(webpack) },
    ...valueSources.map((source): Source => ({
      kind: 'value',
      prefixes: source.prefixes,
      read: () => listedOrInCode(webpack, source),
    })),
    { kind: 'error', read: () => problemInventory(webpack, 'error') },
    { kind: 'warning', read: () => problemInventory(webpack, 'warning') },
  ];
  return readSources(webpack.version, sources);
}
