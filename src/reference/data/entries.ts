import { isDeepStrictEqual } from 'node:util';
import type { DataEntry, DataFacts, FactSubject } from '../../content/data/format.ts';
import type { Catalog } from '../catalog.ts';
import type { Documented, DocumentedPlace } from '../documented.ts';
import type { KnownAge } from '../history/file.ts';
import { alternativesOf } from '../history/events.ts';
import type { Facts, Identifier, Kind } from '../identifier.ts';

const subjects: Readonly<Record<Kind, FactSubject>> = {
  option: 'options',
  'dev-server-option': 'options',
  plugin: 'plugins',
  'plugin-option': 'plugins',
  hook: 'hooks',
  'cli-command': 'flags',
  'cli-flag': 'flags',
  'loader-context': 'loader-context',
  'module-variable': 'module-variables',
  'magic-comment': 'magic-comments',
  hmr: 'hmr',
  'environment-variable': 'environment-variables',
  'node-api': 'node-api',
  'stats-field': 'stats-fields',
  value: 'values',
  error: 'errors',
  warning: 'warnings',
};

/** Name of a class without its export namespace: `LimitChunkCountPlugin`. */
function className(id: string): string {
  return id.split('.').find((part) => /^[A-Z]/u.test(part)) ?? id;
}

/** Object that has a hook: `Compiler` for `Compiler.hooks.run`; for a plugin's hooks, the call that provides them. */
function objectOf(id: string): string {
  return id.slice(0, id.lastIndexOf('.')).replace(/\.hooks$/u, '');
}

/** First part of the path of an option: `output` for `output.filename`. */
function rootOf(id: string): string {
  return id.split('.', 1).join('');
}

/** Name of the group of flags and commands that don't set an option. */
const withoutOption = 'webpack-cli';

/** The file within its subject; undefined for a subject with a single file. */
function groupOf({ kind, id }: Identifier, option: Identifier | undefined): string | undefined {
  if (kind === 'option' || kind === 'dev-server-option') return rootOf(id);
  if (kind === 'plugin' || kind === 'plugin-option' || kind === 'hook') return className(id);
  if (kind !== 'cli-flag' && kind !== 'cli-command') return undefined;
  return option === undefined ? withoutOption : rootOf(option.id);
}

/** Literals among the alternatives of a type. */
function literalsOf(type: string): string[] {
  return alternativesOf(type).filter((part) => /^(?:'[^']*'|true|false|-?\d+)$/u.test(part));
}

function dataFacts({ type, defaults, added, deprecated, experimental, flags }: Facts): DataFacts {
  return {
    ...(type !== undefined && { type }),
    ...(defaults && {
      defaults: {
        ...defaults,
        targets: defaults.targets?.map((target) => ({ ...target, names: [...target.names] })),
      },
    }),
    ...(added !== undefined && { since: added }),
    deprecated,
    experimental,
    ...(flags.length > 0 && { flags: [...flags] }),
  };
}

/** Facts of an option's other paths, if they differ from those of its main one. */
function differingPlaces(own: DataFacts, { places = {} }: Identifier): DataEntry['places'] {
  const differing = Object.entries(places)
    .map(([name, place]) => [name, dataFacts(place)] as const)
    .filter(([, place]) => !isDeepStrictEqual(place, own));
  return differing.length === 0 ? undefined : Object.fromEntries(differing);
}

/** Sources of more information about an identifier than the packages have. */
interface Sources {
  readonly catalog: Catalog;
  readonly documented: Documented;
  /** The first description on a page of what is documented there. */
  readonly describe: (place: DocumentedPlace) => string | undefined;
  /** What the releases show about the age of an identifier. */
  readonly ageOf: (one: Identifier) => KnownAge;
}

function entryOf(
  one: Identifier,
  option: Identifier | undefined,
  { documented, describe, ageOf }: Sources,
): DataEntry {
  const { kind, id, aliases, hook, history = [], description } = one;
  const own = dataFacts(one);
  const values = literalsOf(one.type ?? '');
  const places = differingPlaces(own, one);
  const { unknownBefore } = one.added === undefined ? ageOf(one) : {};
  const isProblem = kind === 'error' || kind === 'warning';
  const [place] = documented.get(one) ?? [];
  // The description of a flag is that of its option.
  const text = place && option === undefined ? describe(place) : undefined;
  return {
    name: id,
    kind,
    ...(aliases.length > 0 && { aliases: [...aliases] }),
    ...own,
    ...(option && { deprecated: option.deprecated, experimental: option.experimental }),
    ...(values.length > 0 && { values }),
    ...(places && { places }),
    ...(option && { option: option.id }),
    ...(kind === 'hook' && { object: objectOf(id) }),
    ...(hook && { hook: { ...hook, args: [...hook.args] } }),
    ...(isProblem && description !== undefined && { message: description }),
    ...(one.package !== undefined && { package: one.package }),
    ...(unknownBefore !== undefined && { unknownBefore }),
    ...(history.length > 0 && { changes: history.map((event) => ({ ...event })) }),
    ...(text !== undefined && { description: text }),
    ...(place && { page: place.url }),
    ...(place?.anchor !== undefined && { anchor: place.anchor }),
  };
}

/** Entries that are written to one file. */
export interface FactGroup {
  readonly subject: FactSubject;
  /** Undefined for a subject with a single file. */
  readonly name: string | undefined;
  readonly entries: readonly DataEntry[];
}

/** All named parts of webpack, by file. */
export function factGroups(sources: Sources): FactGroup[] {
  const groups = new Map<string, FactGroup & { readonly entries: DataEntry[] }>();
  for (const one of [...sources.catalog.inventories.values()].flat()) {
    const option = one.kind === 'cli-flag' ? sources.catalog.optionOfFlag(one) : undefined;
    const subject = subjects[one.kind];
    const name = groupOf(one, option);
    const key = `${subject}/${name ?? ''}`;
    const group = groups.get(key) ?? { subject, name, entries: [] };
    groups.set(key, group);
    group.entries.push(entryOf(one, option, sources));
  }
  return [...groups.values()];
}
