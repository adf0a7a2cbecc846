import { optionDefaults } from './default-probes.ts';
import type { LiveWebpack } from './default-probes.ts';
import { defaultText } from './defaults.ts';
import { identifier } from './identifier.ts';
import type { Identifier, Kind } from './identifier.ts';
import { readOptions } from './options.ts';
import type { OptionFact } from './options.ts';
import type { Schema } from './schema.ts';

/** How many chained places are followed: `resolve` within `Rule` within … never needs more. */
const placeDepth = 2;

/**
 * Every other path of each option: its own, and those that follow from the other places of what encloses it
 * (`resolve` also stands at `resolveLoader`, so `resolve.alias` also is `resolveLoader.alias`).
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
  return (path) => [...collect(path, placeDepth)];
}

/** The identifier of an option, without what only a running webpack can tell. */
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

/** Stands for an object whose keys are options of their own. */
const someObject = '{ … }';

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Texts of a default in both modes. An object is described by the options inside it, so it has a text only beside
 * a mode in which the option is something else, such as `false`.
 *
 * @returns undefined where webpack sets nothing in either mode, or a value that has no short form
 */
export function defaultsPair(
  development: unknown,
  production: unknown,
): Identifier['defaults'] | undefined {
  if (development === undefined && production === undefined) return undefined;
  const isMixed = isObject(development) !== isObject(production);
  const [inDevelopment, inProduction] = [development, production].map((value) => {
    if (value === undefined) return 'undefined';
    return defaultText(value) ?? (isMixed && isObject(value) ? someObject : undefined);
  });
  if (inDevelopment === undefined || inProduction === undefined) return undefined;
  return { development: inDevelopment, production: inProduction };
}

const autoText = "'auto'";
const autoDefault = { development: autoText, production: autoText };

/**
 * The options of a configuration.
 *
 * Sources: `schemas/WebpackOptions.json` for names, types and age; webpack's own code of the defaults, which is
 * run in both modes; `webpack.cli.getArguments()` for the flags.
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
  const isAuto = ({ path, type }: OptionFact): boolean =>
    type.includes(autoText) && autoKeys.has(path.split('.').slice(-2).join('.'));
  const aliases = aliasesOf(facts);
  const defaultsOf = optionDefaults(webpack);
  const inventory = facts.map((fact) => {
    const others = aliases(fact.path);
    const defaults = isAuto(fact) ? autoDefault : defaultsPair(...defaultsOf(fact.path));
    return optionIdentifier(fact, 'option', fact.path, {
      aliases: others,
      ...(defaults && { defaults }),
      flags: [...new Set([fact.path, ...others].flatMap((path) => flags.get(path) ?? []))],
    });
  });
  return withConditionFlags(mergeModuleTypes(inventory), flags);
}

/** Path without the finer part of a module type: `module.parser.css.url` for `module.parser.css/auto.url`. */
function withoutModuleSubtype(path: string): string {
  return path.replace(/^(module\.(?:parser|generator)\.[a-z]+)\/[a-z-]+\./u, '$1.');
}

/**
 * Makes one option of those that several module types of a family have with the same type and meaning
 * (`module.parser.css.url`, `module.parser.css/auto.url`): the first path is the id, the others are aliases.
 */
export function mergeModuleTypes(options: readonly Identifier[]): Identifier[] {
  const merged = new Map<string, Identifier>();
  for (const option of options) {
    const { id, type = '', description = '' } = option;
    const key = [withoutModuleSubtype(id), type, description].join('\n');
    const first = merged.get(key);
    const defaults = first?.defaults ?? option.defaults;
    merged.set(
      key,
      first === undefined
        ? option
        : {
            ...first,
            aliases: [...new Set([...first.aliases, id, ...option.aliases])],
            flags: [...new Set([...first.flags, ...option.flags])],
            ...(defaults && { defaults }),
          },
    );
  }
  return [...merged.values()];
}

/** Name under which the parts of every condition are described. */
const conditionPrefix = 'Condition.';

/**
 * Adds flags that set a part of a condition, such as `--module-rules-test-not`, to that part: a condition is
 * described once, wherever it can stand.
 */
function withConditionFlags(
  options: readonly Identifier[],
  flags: ReadonlyMap<string, readonly string[]>,
): Identifier[] {
  const placed = new Set(options.flatMap((option) => option.flags));
  const parts = new Map<string, string[]>();
  for (const [path, names] of flags) {
    const id = conditionPrefix + path.slice(path.lastIndexOf('.') + 1);
    const rest = names.filter((name) => !placed.has(name));
    parts.set(id, [...(parts.get(id) ?? []), ...rest]);
  }
  return options.map((option) => {
    const more = option.id.startsWith(conditionPrefix) ? (parts.get(option.id) ?? []) : [];
    return more.length === 0 ? option : { ...option, flags: [...option.flags, ...more] };
  });
}
