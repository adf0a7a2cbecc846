import { cliInventories } from './cli.ts';
import { autoKeys } from './default-probes.ts';
import type { LiveWebpack } from './default-probes.ts';
import { devServerInventory } from './dev-server.ts';
import { environmentInventory } from './environment.ts';
import { flagsByPath } from './flags.ts';
import { ageOf, changesOf } from './history/file.ts';
import { readHistory } from './history/read-history.ts';
import { hookInventory } from './hook-identifiers.ts';
import { readHooks } from './hooks.ts';
import type { Facts, Identifier, Kind } from './identifier.ts';
import { magicCommentInventory } from './magic-comments.ts';
import { withMembers } from './members.ts';
import { moduleVariableInventory } from './module-variables.ts';
import { nodeApiInventory } from './node-api.ts';
import { optionInventory } from './option-identifiers.ts';
import { installedPackage } from './package.ts';
import type { InstalledPackage } from './package.ts';
import { pluginInventory, pluginOptionInventory } from './plugins.ts';
import { problemInventory } from './problems.ts';
import { withShapes } from './shapes.ts';
import { hmrInventory, loaderContextInventory, statsFieldInventory } from './typed-inventories.ts';
import { valueInventory } from './values.ts';

export type Inventories = ReadonlyMap<Kind, readonly Identifier[]>;

type Live = LiveWebpack &
  Parameters<typeof readHooks>[0] & { cli: { getArguments: () => unknown } };

/** The package that the site documents. */
const documentedPackage = 'webpack';

async function derive(webpack: InstalledPackage): Promise<Inventories> {
  const cli = installedPackage('webpack-cli');
  const devServer = installedPackage('webpack-dev-server');
  const middleware = installedPackage('webpack-dev-middleware');
  const live = webpack.load() as Live;
  const flags = flagsByPath(live.cli.getArguments());
  const { commands, flags: cliFlags } = await cliInventories(cli, webpack, devServer);
  const hooks = await readHooks(live);
  const schema = webpack.schema('schemas/WebpackOptions.json');
  return new Map<Kind, readonly Identifier[]>([
    ['option', optionInventory(schema, live, flags, autoKeys(webpack))],
    ['dev-server-option', await devServerInventory(devServer, middleware, webpack)],
    ['plugin', pluginInventory(webpack)],
    ['plugin-option', pluginOptionInventory(webpack)],
    ['hook', hookInventory(webpack, hooks)],
    ['loader-context', loaderContextInventory(webpack)],
    ['module-variable', moduleVariableInventory(webpack)],
    ['magic-comment', magicCommentInventory(webpack)],
    ['hmr', hmrInventory(webpack)],
    ['cli-command', commands],
    ['cli-flag', cliFlags],
    ['environment-variable', environmentInventory([webpack, cli, devServer, middleware])],
    ['node-api', nodeApiInventory(webpack)],
    ['stats-field', statsFieldInventory(webpack)],
    ['value', valueInventory(webpack)],
    ['error', problemInventory(webpack, 'error')],
    ['warning', problemInventory(webpack, 'warning')],
  ]);
}

const derived = new Map<string, Promise<Inventories>>();

/** The inventories of an installed webpack with the ages that the packages themselves state. */
export function readPackages(packageName = documentedPackage): Promise<Inventories> {
  const known = derived.get(packageName) ?? derive(installedPackage(packageName));
  derived.set(packageName, known);
  return known;
}

/** The same facts with the age that the releases show, or without one if they show none. */
function withAge<Dated extends Facts>(facts: Dated, added: string | undefined): Dated {
  const undated: { added?: string } & Dated = { ...facts };
  delete undated.added;
  return added === undefined ? undated : { ...undated, added };
}

/** Adds age and changes, as the package's releases show them, to identifiers and their other paths. */
function withHistory(inventories: Inventories): Inventories {
  const dateOne = (one: Identifier): Identifier => {
    const { kind, id, places } = one;
    const file = readHistory(one.package);
    const changes = changesOf(file, kind, id);
    return {
      ...withAge(one, ageOf(file, kind, [id], one.added)),
      ...(changes.length > 0 && { history: changes }),
      ...(places && {
        places: Object.fromEntries(
          Object.entries(places).map(([name, facts]) => [
            name,
            withAge(facts, ageOf(file, kind, [name, id], facts.added)),
          ]),
        ),
      }),
    };
  };
  return new Map([...inventories].map(([kind, all]) => [kind, all.map(dateOne)]));
}

const dated = new Map<string, Promise<Inventories>>();

/**
 * All names in an installed webpack, with the installed webpack-cli and webpack-dev-server.
 *
 * The derivation runs webpack and takes a few seconds; it is done once per process and package. `added` is what the
 * package says; for the version that the site documents, it is what the releases show, and `history` has the rest.
 *
 * @param options.packageName webpack's name in `node_modules`, for a version installed under an alias
 * @throws Error that names a package that is missing or no longer has the expected form
 */
export async function readInventories({
  packageName = documentedPackage,
}: { packageName?: string } = {}): Promise<Inventories> {
  const webpack = installedPackage(packageName);
  const complete = (inventories: Inventories): Inventories =>
    packageName === documentedPackage
      ? withShapes(withMembers(withHistory(inventories), webpack), {
          webpack,
          devServer: installedPackage('webpack-dev-server'),
          middleware: installedPackage('webpack-dev-middleware'),
        })
      : withMembers(inventories, webpack);
  const known = dated.get(packageName) ?? readPackages(packageName).then(complete);
  dated.set(packageName, known);
  return known;
}
