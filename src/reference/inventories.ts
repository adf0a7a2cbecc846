import { cliInventories } from './cli.ts';
import { autoKeys } from './default-probes.ts';
import type { LiveWebpack } from './default-probes.ts';
import { devServerInventory } from './dev-server.ts';
import { compareInventories } from './difference.ts';
import { environmentInventory } from './environment.ts';
import { flagsByPath } from './flags.ts';
import { hookInventory } from './hook-identifiers.ts';
import { readHooks } from './hooks.ts';
import type { Identifier, Kind } from './identifier.ts';
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

/** An older version, with which the age of what the package itself does not date is told. */
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

/** `5.108.4` as `5.108`: an identifier that came after it came in one of the minor versions that follow. */
function minor(version: string, offset = 0): string {
  const [major = 0, second = 0] = version.split('.').map(Number);
  return `${major}.${second + offset}`;
}

/** Whether one version is younger than another, both as `5.110.0`. */
function isYounger(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}

/**
 * Sets the age of what the older version does not have, where the package itself does not tell it; and takes an
 * age away that the older version refutes (an old definition can be used first by a new option).
 */
async function withAge(webpack: InstalledPackage, inventories: Inventories): Promise<Inventories> {
  const older = installedPackage(olderPackage);
  const differences = compareInventories(await deriveOnce(olderPackage), inventories);
  const newIds = new Map(
    differences.map(({ kind, added }) => [kind, new Set(added.map(({ id }) => id))]),
  );
  const range = `${minor(older.version, 1)}–${minor(webpack.version)}`;
  const dateOne = (one: Identifier): Identifier => {
    const isNew = newIds.get(one.kind)?.has(one.id) === true;
    if (isNew) return { ...one, added: one.added ?? range };
    if (one.added === undefined || !isYounger(one.added, older.version)) return one;
    const undated: { added?: string } & Identifier = { ...one };
    delete undated.added;
    return undated;
  };
  return new Map([...inventories].map(([kind, identifiers]) => [kind, identifiers.map(dateOne)]));
}

const dated = new Map<string, Promise<Inventories>>();

/**
 * Everything that an installed webpack, with the installed webpack-cli and webpack-dev-server, gives a name to.
 *
 * The derivation runs webpack and takes a few seconds; it is done once per process and package. `added` is what
 * the schemas say; for the version that the site documents, what they do not date but an older version
 * does not have reads as a range, such as `5.109–5.112`.
 *
 * @param options.packageName webpack's name in `node_modules`, for a version installed under an alias
 * @throws Error that names a package which is missing or no longer has the form that the derivation reads
 */
export async function readInventories({
  packageName = documentedPackage,
}: { packageName?: string } = {}): Promise<Inventories> {
  if (packageName !== documentedPackage) return deriveOnce(packageName);
  const known =
    dated.get(packageName) ??
    deriveOnce(packageName).then((inventories) =>
      withAge(installedPackage(packageName), inventories),
    );
  dated.set(packageName, known);
  return known;
}
