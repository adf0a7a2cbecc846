import crypto from 'node:crypto';
import { autoKeys } from '../default-probes.ts';
import type { LiveWebpack } from '../default-probes.ts';
import { environmentInventory } from '../environment.ts';
import { flagsByPath } from '../flags.ts';
import { hookInventory } from '../hook-identifiers.ts';
import { readHooks } from '../hooks.ts';
import { identifier } from '../identifier.ts';
import type { Identifier, Kind } from '../identifier.ts';
import { magicCommentInventory } from '../magic-comments.ts';
import { moduleVariableInventory } from '../module-variables.ts';
import { nodeApiInventory } from '../node-api.ts';
import { optionInventory } from '../option-identifiers.ts';
import type { InstalledPackage } from '../package.ts';
import { pluginInventory, pluginOptionInventory } from '../plugins.ts';
import { problemInventory } from '../problems.ts';
import { hmrInventory, loaderContextInventory, statsFieldInventory } from '../typed-inventories.ts';
import { valueSources } from '../values.ts';
import {
  hotApiInCode,
  loaderContextInCode,
  unexportedHookProviders,
  withLogicalConditions,
} from './older-releases.ts';

type Live = LiveWebpack &
  Parameters<typeof readHooks>[0] & { readonly cli: { readonly getArguments: () => unknown } };

/** What a release of webpack gives names to, and what could not be read of it. */
export interface ReadRelease {
  readonly version: string;
  readonly inventories: ReadonlyMap<Kind, readonly Identifier[]>;
  /** What the derivation cannot read in this release: whole kinds, or names of a kind that begin alike. */
  readonly unreadable: readonly Unreadable[];
}

/** Something that cannot be read in a release. */
export interface Unreadable {
  readonly kind: Kind;
  /** What the names begin with; empty for the whole kind. */
  readonly prefixes: readonly string[];
  readonly reason: string;
}

interface Source {
  readonly kind: Kind;
  readonly prefixes?: readonly string[];
  readonly read: () => readonly Identifier[] | Promise<readonly Identifier[]>;
  /** Reads what can be seen in a release for which the other does not work. */
  readonly readPart?: () => readonly Identifier[];
}

/**
 * Lets releases before 5.61 run on today's Node.js: they hash with MD4, which OpenSSL 3 has switched off. Which hash
 * is used changes nothing that is derived.
 */
function allowOldHashes(): void {
  const createHash = crypto.createHash.bind(crypto);
  crypto.createHash = (algorithm, options) =>
    createHash(algorithm === 'md4' ? 'md5' : algorithm, options);
}

/** The first releases do not export `util.cleverMerge`, with which defaults of `resolve` are put together. */
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

/**
 * Reads what a release of webpack 5 gives names to, with the derivation that the site uses for the newest one. What
 * it cannot read in an old release, such as types that were written later, is named and left out.
 *
 * @param webpack an unpacked release with its dependencies
 */
export async function readRelease(webpack: InstalledPackage): Promise<ReadRelease> {
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
    ...valueSources.map(({ prefixes, read }): Source => ({
      kind: 'value',
      prefixes,
      read: () => read(webpack),
    })),
    { kind: 'error', read: () => problemInventory(webpack, 'error') },
    { kind: 'warning', read: () => problemInventory(webpack, 'warning') },
  ];
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
      // Any name begins with nothing, so none of the kind is known to be missing.
      unreadable.push({ kind, prefixes: readPart === undefined ? prefixes : [''], reason });
      if (readPart !== undefined) add(readPart());
    }
  }
  return { version: webpack.version, inventories, unreadable };
}
