import { cliInventories } from './cli.ts';
import { autoKeys } from './default-probes.ts';
import type { LiveWebpack } from './default-probes.ts';
import { devServerInventory } from './dev-server.ts';
import { environmentInventory } from './environment.ts';
import { flagsByPath } from './flags.ts';
import { hookInventory } from './hook-identifiers.ts';
import { readHooks } from './hooks.ts';
import type { Facts, Identifier, Kind } from './identifier.ts';
import { magicCommentInventory } from './magic-comments.ts';
import { moduleVariableInventory } from './module-variables.ts';
import { nodeApiInventory } from './node-api.ts';
import { optionInventory } from './option-identifiers.ts';
import { installedPackage } from './package.ts';
import type { InstalledPackage } from './package.ts';
import { pluginInventory, pluginOptionInventory } from './plugins.ts';
import { problemInventory } from './problems.ts';
import { hmrInventory, loaderContextInventory, statsFieldInventory } from './typed-inventories.ts';
import { valueInventory } from './values.ts';

export type Inventories = ReadonlyMap<Kind, readonly Identifier[]>;

type Live = LiveWebpack &
  Parameters<typeof readHooks>[0] & { cli: { getArguments: () => unknown } };

/** The package that the site documents. */
const documentedPackage = 'webpack';

/** An older version, which has what is said to be younger only by mistake. */
const olderPackage = 'webpack-5-108';

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

function deriveOnce(packageName: string): Promise<Inventories> {
  const known = derived.get(packageName) ?? derive(installedPackage(packageName));
  derived.set(packageName, known);
  return known;
}

/** Whether one version is younger than another, both as `5.110.0`. */
function isYounger(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}

/** Facts without an age that an older version refutes, since it has the same thing. */
function withoutWrongAge<Dated extends Facts>(facts: Dated, older: string): Dated {
  if (facts.added === undefined || !isYounger(facts.added, older)) return facts;
  const undated: { added?: string } & Dated = { ...facts };
  delete undated.added;
  return undated;
}

/**
 * Takes ages away that the older version refutes: an old option can begin to use a new definition, and a new option
 * an old one. What no version is named for stays without one.
 */
async function withAge(inventories: Inventories): Promise<Inventories> {
  const { version } = installedPackage(olderPackage);
  const older = await deriveOnce(olderPackage);
  const dateOne = (one: Identifier, known: ReadonlySet<string>): Identifier => {
    const own = known.has(one.id) ? withoutWrongAge(one, version) : one;
    if (one.places === undefined) return own;
    const places = Object.entries(one.places).map(
      ([name, facts]) => [name, known.has(name) ? withoutWrongAge(facts, version) : facts] as const,
    );
    return { ...own, places: Object.fromEntries(places) };
  };
  return new Map(
    [...inventories].map(([kind, identifiers]) => {
      const known = new Set((older.get(kind) ?? []).flatMap(({ id, aliases }) => [id, ...aliases]));
      return [kind, identifiers.map((one) => dateOne(one, known))];
    }),
  );
}

const dated = new Map<string, Promise<Inventories>>();

/**
 * Everything that an installed webpack, with the installed webpack-cli and webpack-dev-server, gives a name to.
 *
 * The derivation runs webpack and takes a few seconds; it is done once per process and package. `added` is what
 * the packages say; for the version that the site documents, ages are left out that an older version refutes.
 *
 * @param options.packageName webpack's name in `node_modules`, for a version installed under an alias
 * @throws Error that names a package which is missing or no longer has the form that the derivation reads
 */
export async function readInventories({
  packageName = documentedPackage,
}: { packageName?: string } = {}): Promise<Inventories> {
  if (packageName !== documentedPackage) return deriveOnce(packageName);
  const known = dated.get(packageName) ?? deriveOnce(packageName).then(withAge);
  dated.set(packageName, known);
  return known;
}
