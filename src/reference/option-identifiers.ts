import { defaultsOf, variationOf } from './default-text.ts';
import { optionDefaults } from './default-probes.ts';
import type { LiveWebpack } from './default-probes.ts';
import { allFlags, identifier } from './identifier.ts';
import type { Defaults, Facts, Identifier, Kind } from './identifier.ts';
import { readOption, readOptions } from './options.ts';
import type { OptionFact } from './options.ts';
import type { Schema } from './schema.ts';

/** Maximum number of nested aliases to follow: even `resolve` within `Rule` needs no more. */
const placeDepth = 2;

/**
 * Other paths of each option that have no description of their own in the schema, because they follow from the other
 * paths of an enclosing option (`resolveLoader` accepts the same as `resolve`, so `resolve.alias` is also
 * `resolveLoader.alias`). Options that only accept the same object, such as two conditions, aren't aliases.
 */
export function aliasesOf(facts: readonly OptionFact[]): (path: string) => string[] {
  const places = new Map(facts.map(({ path, alsoAt }) => [path, alsoAt]));
  const collect = (path: string, depth: number): Set<string> => {
    const found = new Set<string>();
    const keys = path.split('.');
    for (let length = 1; length <= keys.length; length += 1) {
      const rest = keys.slice(length);
      for (const place of places.get(keys.slice(0, length).join('.')) ?? []) {
        const other = [place, ...rest].join('.');
        if (found.has(other)) continue;
        found.add(other);
        if (depth > 1) for (const further of collect(other, depth - 1)) found.add(further);
      }
    }
    found.delete(path);
    return found;
  };
  return (path) => [...collect(path, placeDepth)].filter((other) => !places.has(other));
}

/** Looks up the facts of the schema, the defaults and the command line for exactly one path. */
export function factsByPath(
  root: Schema,
  flags: ReadonlyMap<string, readonly string[]>,
  defaultsAt: (path: string) => Defaults | undefined = () => undefined,
): (path: string) => Facts | undefined {
  return (path) => {
    const fact = readOption(root, path);
    if (fact === undefined) return undefined;
    const { type, added, deprecated, experimental } = fact;
    const defaults = defaultsAt(path);
    return {
      type,
      ...(added !== undefined && { added }),
      ...(defaults && { defaults }),
      deprecated,
      experimental,
      flags: flags.get(path) ?? [],
    };
  };
}

/** Facts of each path that the schema has. */
export function factsOfPlaces(
  paths: readonly string[],
  factsAt: (path: string) => Facts | undefined,
  nameOf: (path: string) => string = (path) => path,
): Pick<Identifier, 'places'> {
  const places = paths.flatMap((path) => {
    const facts = factsAt(path);
    return facts ? [[nameOf(path), facts] as const] : [];
  });
  return places.length === 0 ? {} : { places: Object.fromEntries(places) };
}

/** The identifier of an option, without what only a running webpack shows. */
export function optionIdentifier(
  fact: OptionFact,
  kind: Kind,
  id: string,
  more: Partial<Identifier> = {},
): Identifier {
  return identifier({
    kind,
    id,
    type: fact.type,
    ...(fact.added !== undefined && { added: fact.added }),
    deprecated: fact.deprecated,
    experimental: fact.experimental,
    ...(fact.description !== '' && { description: fact.description }),
    ...more,
  });
}

const autoText = "'auto'";
const autoDefault: Defaults = { development: autoText, production: autoText, none: autoText };

/**
 * The options of a configuration.
 *
 * Sources: `schemas/WebpackOptions.json` for names, types and age; webpack's own code for the defaults, run in both
 * modes; `webpack.cli.getArguments()` for the flags.
 *
 * @param flags by path, from `flagsByPath`
 * @param autoKeys from `autoKeys`
 */
export function optionInventory(
  root: Schema,
  webpack: LiveWebpack,
  flags: ReadonlyMap<string, readonly string[]>,
  autoKeys: ReadonlySet<string> = new Set(),
): Identifier[] {
  const facts = readOptions(root);
  const aliases = aliasesOf(facts);
  const probed = optionDefaults(webpack);
  const defaultsAt = (path: string, type: string): Defaults | undefined =>
    type.includes(autoText) && autoKeys.has(path.split('.').slice(-2).join('.'))
      ? autoDefault
      : defaultsOf(probed(path));
  const factsAt = factsByPath(root, flags, (path) =>
    defaultsAt(path, readOption(root, path)?.type ?? ''),
  );
  const inventory = facts.map((fact) => {
    const others = aliases(fact.path);
    const defaults = defaultsAt(fact.path, fact.type);
    const varies = defaults ? [] : variationOf(probed(fact.path));
    return optionIdentifier(fact, 'option', fact.path, {
      aliases: others,
      ...(defaults && { defaults }),
      ...(varies.length > 0 && { varies }),
      flags: flags.get(fact.path) ?? [],
      ...factsOfPlaces(others, factsAt),
    });
  });
  return withConditionFlags(mergeModuleTypes(inventory), flags);
}

/** The facts of an option at its own path. */
function factsOnly({ type, defaults, added, deprecated, experimental, flags }: Identifier): Facts {
  return {
    ...(type !== undefined && { type }),
    ...(defaults && { defaults }),
    ...(added !== undefined && { added }),
    deprecated,
    experimental,
    flags,
  };
}

/** Path without the subtype of a module type: `module.parser.css.url` for `module.parser.css/auto.url`. */
function withoutModuleSubtype(path: string): string {
  return path.replace(/^(module\.(?:parser|generator)\.[a-z]+)\/[a-z-]+\./u, '$1.');
}

/**
 * Merges options that several module types of a family have with the same type and meaning (`module.parser.css.url`,
 * `module.parser.css/auto.url`): the first path is the id, the others are aliases.
 */
export function mergeModuleTypes(options: readonly Identifier[]): Identifier[] {
  const merged = new Map<string, Identifier>();
  for (const option of options) {
    const { id, type = '', description = '' } = option;
    const key = [withoutModuleSubtype(id), type, description].join('\n');
    const first = merged.get(key);
    merged.set(
      key,
      first === undefined
        ? option
        : {
            ...first,
            aliases: [...new Set([...first.aliases, id, ...option.aliases])],
            places: { ...first.places, [id]: factsOnly(option), ...option.places },
          },
    );
  }
  return [...merged.values()];
}

/** Name under which the parts of every condition are described. */
const conditionPrefix = 'Condition.';

/**
 * Adds flags for a part of a condition, such as `--module-rules-test-not`, to that part, at each flag's path: a
 * condition is described once, wherever it can be used.
 */
function withConditionFlags(
  options: readonly Identifier[],
  flags: ReadonlyMap<string, readonly string[]>,
): Identifier[] {
  const placed = new Set(options.flatMap(allFlags));
  return options.map((option) => {
    if (!option.id.startsWith(conditionPrefix)) return option;
    const part = option.id.slice(conditionPrefix.length);
    const { deprecated, experimental } = option;
    const places = [...flags].flatMap(([path, names]) => {
      const rest = names.filter((name) => !placed.has(name));
      return path.endsWith(`.${part}`) && rest.length > 0
        ? [[path, { deprecated, experimental, flags: rest }] as const]
        : [];
    });
    return places.length === 0
      ? option
      : { ...option, places: { ...option.places, ...Object.fromEntries(places) } };
  });
}
