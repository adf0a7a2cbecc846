import ts from 'typescript';
import { identifier } from './identifier.ts';
import type { Identifier, Kind } from './identifier.ts';
import type { InstalledPackage } from './package.ts';
import {
  exportedTypeName,
  membersOf,
  membersOfType,
  namedTypes,
  parseFile,
  requireType,
} from './syntax.ts';
import type { Member } from './syntax.ts';

function memberIdentifier(
  kind: Kind,
  prefix: string,
  member: Member,
  more: Partial<Identifier> = {},
): Identifier {
  return identifier({
    kind,
    id: `${prefix}.${member.name}`,
    ...(member.type !== undefined && { type: member.type }),
    ...(member.description !== undefined && { description: member.description }),
    ...(member.added !== undefined && { added: member.added }),
    deprecated: member.deprecated,
    experimental: member.experimental,
    ...more,
  });
}

/**
 * The loader context, `this` in a loader.
 *
 * Source: the interfaces combined in the type `LoaderContext` of `types.d.ts` (of the module, the loader runner, and
 * the plugins), with `this.utils.*`.
 *
 * @throws Error if the type is no longer an intersection of interfaces
 */
export function loaderContextInventory(webpack: InstalledPackage): Identifier[] {
  const file = parseFile(webpack, 'types.d.ts');
  const type = requireType(file, exportedTypeName(file, 'LoaderContext'));
  if (!ts.isTypeAliasDeclaration(type) || !ts.isIntersectionTypeNode(type.type)) {
    throw new Error('LoaderContext in types.d.ts is no longer an intersection of interfaces.');
  }
  const parts = type.type.types.map((part) =>
    ts.isTypeReferenceNode(part) ? part.typeName.getText() : part.getText(),
  );
  const own = parts.flatMap((name) => membersOfType(file, name));
  const utilsType = own.find(({ name }) => name === 'utils')?.typeNode;
  const utils =
    utilsType && ts.isTypeReferenceNode(utilsType)
      ? membersOfType(file, utilsType.typeName.getText())
      : utilsType && ts.isTypeLiteralNode(utilsType)
        ? membersOf(utilsType)
        : [];
  const all = [
    ...own.map((member) => memberIdentifier('loader-context', 'this', member)),
    ...utils.map((member) => memberIdentifier('loader-context', 'this.utils', member)),
  ];
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/**
 * The members of `module.hot`, which are also those of `import.meta.webpackHot`, with the options of `apply`.
 *
 * Source: the interfaces `Hot` and `ApplyOptions` in `module.d.ts`.
 */
export function hmrInventory(webpack: InstalledPackage): Identifier[] {
  const file = parseFile(webpack, 'module.d.ts');
  const places: readonly (readonly [string, string])[] = [
    ['Hot', ''],
    ['ApplyOptions', '.apply'],
  ];
  return places.flatMap(([type, place]) =>
    membersOfType(file, type).map((member) =>
      memberIdentifier('hmr', `module.hot${place}`, member, {
        aliases: [`import.meta.webpackHot${place}.${member.name}`],
      }),
    ),
  );
}

/** Objects in the statistics, by their type, with their name in documentation. */
const statsObjects: readonly (readonly [type: string, name: string])[] = [
  ['KnownStatsCompilation', 'stats'],
  ['KnownStatsAsset', 'asset'],
  ['KnownStatsChunk', 'chunk'],
  ['KnownStatsChunkOrigin', 'origin'],
  ['KnownStatsChunkGroup', 'entrypoint'],
  ['KnownStatsModule', 'module'],
  ['KnownStatsModuleIssuer', 'issuer'],
  ['KnownStatsModuleReason', 'reason'],
  ['KnownStatsProfile', 'profile'],
  ['KnownStatsError', 'error'],
  ['KnownStatsModuleTraceItem', 'moduleTraceItem'],
  ['KnownStatsModuleTraceDependency', 'moduleTraceDependency'],
  ['KnownStatsLogging', 'logging'],
  ['KnownStatsLoggingEntry', 'loggingEntry'],
];

/** Information about an asset, which plugins can extend. */
const assetInfo = 'KnownAssetInfo';

/**
 * Fields in the JSON output of `stats.toJson()` and `--json`.
 *
 * Source: the types `KnownStats…` and `KnownAssetInfo` in `types.d.ts`.
 */
export function statsFieldInventory(webpack: InstalledPackage): Identifier[] {
  const file = parseFile(webpack, 'types.d.ts');
  const types = namedTypes(file);
  const info = ts.isTypeAliasDeclaration(requireType(file, 'AssetInfo')) ? assetInfo : 'AssetInfo';
  return [...statsObjects, [info, 'asset.info'] as const].flatMap(([type, name]) => {
    const declaration = types.get(type);
    if (!declaration || ts.isTypeAliasDeclaration(declaration)) {
      throw new Error(`types.d.ts no longer declares ${type}, which describes the stats.`);
    }
    return membersOf(declaration).map((member) => memberIdentifier('stats-field', name, member));
  });
}
