import { identifier, kinds } from './identifier.ts';
import type { Identifier, Kind } from './identifier.ts';
import type { WebpackApi } from './defaults.ts';
import { flagsByPath } from './flags.ts';
import { hookId, readHooks } from './hooks.ts';
import { optionInventory } from './option-identifiers.ts';
import { installedPackage } from './package.ts';

export type Inventories = ReadonlyMap<Kind, readonly Identifier[]>;

type Live = WebpackApi & Parameters<typeof readHooks>[0] & { cli: { getArguments(): unknown } };

async function derive(packageName: string): Promise<Inventories> {
  const webpack = installedPackage(packageName);
  const live = webpack.load() as Live;
  const flags = flagsByPath(live.cli.getArguments());
  const inventories = new Map<Kind, readonly Identifier[]>(kinds.map((kind) => [kind, []]));
  inventories.set(
    'option',
    optionInventory(webpack.schema('schemas/WebpackOptions.json'), live, flags),
  );
  inventories.set(
    'hook',
    (await readHooks(live)).map(({ owner, name, kind, isMap, args }) =>
      identifier({ kind: 'hook', id: hookId(owner, name), hook: { kind, isMap, args } }),
    ),
  );
  inventories.set(
    'cli-flag',
    [...new Set([...flags.values()].flat())].map((id) => identifier({ kind: 'cli-flag', id })),
  );
  return inventories;
}

const derived = new Map<string, Promise<Inventories>>();

/**
 * Everything that an installed webpack, with the installed webpack-cli and webpack-dev-server, gives a name to.
 *
 * The derivation runs webpack and takes a few seconds; it is done once per process and package.
 *
 * @param options.packageName webpack's name in `node_modules`, for a version installed under an alias
 * @throws Error that names a package which is missing or no longer has the form that the derivation reads
 */
export function readInventories({
  packageName = 'webpack',
}: { packageName?: string } = {}): Promise<Inventories> {
  const known = derived.get(packageName) ?? derive(packageName);
  derived.set(packageName, known);
  return known;
}
