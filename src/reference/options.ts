import {
  alternatives,
  definitionName,
  definitionPrefix,
  dereference,
  resolveSchema,
} from './schema.ts';
import type { Schema } from './schema.ts';
import { mergeTypes, typeText } from './type-text.ts';

/** What the schema says about one option. */
export interface OptionFact {
  /** Dotted path, such as `output.html.title`; `<name>` is a key that the user chooses. */
  readonly path: string;
  /** Other paths at which the same option can be set. */
  readonly alsoAt: readonly string[];
  /** Names of the definitions among its alternatives, by which other schemas can reference the same object. */
  readonly definitions: readonly string[];
  readonly type: string;
  readonly description: string;
  /** First version with the option, if the schema states one. */
  readonly added?: string;
  readonly deprecated: boolean;
  readonly experimental: boolean;
}

/** Definitions that have their own name in the documentation, wherever they are referenced. */
const namedRoots: Readonly<Record<string, string>> = {
  RuleSetRule: 'Rule',
  RuleSetLogicalConditions: 'Condition',
  RuleSetLogicalConditionsAbsolute: 'Condition',
  RuleSetGlobs: 'Condition',
};

/** Placeholder for a key that the user chooses. */
const freeKey = '<name>';

interface Visit {
  readonly schema: Schema;
  readonly path: string;
  /** Definitions along the path. A recursive definition is followed once more, to record the other path. */
  readonly through: readonly string[];
  /** Version that introduced the enclosing object, and with it everything without a version of its own. */
  readonly since: string | undefined;
}

/** True if a schema only says that a value may be any object. */
function isOpenObject(schema: Schema): boolean {
  return schema.type === 'object' && schema.properties === undefined;
}

/** Names of the definitions that a property is, or has as alternatives. */
function definitionNames(property: Schema, root: Schema): string[] {
  const direct = definitionName(property);
  const choices = alternatives(dereference(property, root)).map(definitionName);
  return [direct, ...choices].filter((name) => name !== undefined);
}

/** What the schema says about one property. */
function factOf(
  path: string,
  property: Schema,
  root: Schema,
  since: string | undefined,
): OptionFact {
  const target = resolveSchema(property, root);
  const added = property.added ?? target.added ?? since;
  return {
    path,
    alsoAt: [],
    definitions: definitionNames(property, root),
    type: typeText(property, root),
    description: property.description ?? target.description ?? '',
    ...(added !== undefined && { added }),
    deprecated: property.deprecated ?? target.deprecated ?? false,
    experimental: property.experimental ?? target.experimental ?? false,
  };
}

/** A schema, with the version that introduced the enclosing object. */
type Dated = readonly [schema: Schema, since: string | undefined];

/** A schema with all its alternatives and list items, with references resolved. */
function choicesOf([schema, since]: Dated, root: Schema, seen: readonly Schema[] = []): Dated[] {
  const target = dereference(schema, root);
  if (seen.includes(target)) return [];
  const inside = [...seen, target];
  const added = target.added ?? schema.added ?? since;
  const others = [...alternatives(target), ...(target.items ? [target.items] : [])];
  return [
    [target, added],
    ...others
      .filter((other) => other !== target)
      .flatMap((other) => choicesOf([other, added], root, inside)),
  ];
}

/** An object of a schema that has a property, with the version that introduced the object. */
interface Holder {
  readonly schema: Schema;
  readonly property: Schema;
  readonly since: string | undefined;
}

/** All objects that have the last key of a path, since several alternatives of an option can have the same key. */
function holdersOf(root: Schema, path: string): readonly Holder[] {
  const keys = path.split('.');
  const named = Object.keys(root.definitions ?? {}).filter((name) => namedRoots[name] === keys[0]);
  let places: Dated[] =
    named.length === 0
      ? [[root, undefined]]
      : named.map((name) => [{ $ref: definitionPrefix + name }, undefined]);
  let holders: Holder[] = [];
  for (const key of named.length === 0 ? keys : keys.slice(1)) {
    const inside: Dated[] = [];
    holders = [];
    for (const [schema, since] of places.flatMap((place) => choicesOf(place, root))) {
      const property = schema.properties?.[key];
      if (property) {
        holders.push({ schema, property, since });
        inside.push([property, property.added ?? since]);
      }
      const { additionalProperties } = schema;
      if (key === freeKey && typeof additionalProperties === 'object') {
        inside.push([additionalProperties, since]);
      }
    }
    places = inside;
  }
  return holders;
}

/**
 * The schema's facts about an option at one path, whatever other paths share its definition.
 *
 * @param path as in `OptionFact`
 * @returns undefined if the schema has no such path
 */
export function readOption(root: Schema, path: string): OptionFact | undefined {
  const facts = holdersOf(root, path).map(({ property, since }) =>
    factOf(path, property, root, since),
  );
  const [first, ...others] = facts;
  return (
    first && {
      ...first,
      type: others.reduce((type, other) => mergeTypes(type, other.type), first.type),
    }
  );
}

/**
 * The schemas of an option, one for each object that has its last key.
 *
 * @param path as in `OptionFact`; empty for all options
 */
export function schemasAt(root: Schema, path: string): readonly Schema[] {
  return path === '' ? [root] : holdersOf(root, path).map(({ property }) => property);
}

/** Whether the enclosing object requires an option: in all its forms, in some, or in none. */
export type Requirement = 'always' | 'sometimes' | 'never';

/**
 * Returns whether the schema requires an option.
 *
 * @param path as in `OptionFact`
 * @returns undefined if the schema has no such path
 */
export function requirementOf(root: Schema, path: string): Requirement | undefined {
  const key = path.slice(path.lastIndexOf('.') + 1);
  const holders = holdersOf(root, path);
  if (holders.length === 0) return undefined;
  const asking = holders.filter(({ schema }) => schema.required?.includes(key) === true);
  if (asking.length === 0) return 'never';
  return asking.length === holders.length ? 'always' : 'sometimes';
}

/**
 * Returns the only kind of path that an option accepts, itself or in a list.
 *
 * @param path as in `OptionFact`
 * @returns undefined if it accepts other strings as well, or none, or if the schema has no such option
 */
export function pathKindOf(root: Schema, path: string): 'absolute' | 'relative' | undefined {
  const kinds = holdersOf(root, path).flatMap(({ property }) =>
    choicesOf([property, undefined], root).flatMap(([{ type, absolutePath }]) =>
      type === 'string' ? [absolutePath] : [],
    ),
  );
  if (kinds.length === 0) return undefined;
  if (kinds.every((one) => one === true)) return 'absolute';
  return kinds.every((one) => one === false) ? 'relative' : undefined;
}

/**
 * Lists every option below a schema.
 *
 * A definition is listed where it is first reached in breadth-first order, which is its shortest path; further paths to
 * the same definition (`resolveLoader` for `resolve`, `javascript/auto` for `javascript`) are recorded with it. This
 * also ends recursion (rules within rules).
 *
 * @param root the whole schema file
 * @returns options in the order of their paths
 */
export function readOptions(root: Schema): OptionFact[] {
  const facts = new Map<string, OptionFact & { alsoAt: string[] }>();
  const placeOfDefinition = new Map<string, string>();
  const visited = new Set<string>();
  const queue: Visit[] = [{ schema: root, path: '', through: [], since: undefined }];

  const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

  const note = (path: string, property: Schema, since: string | undefined): void => {
    const type = typeText(property, root);
    const known = facts.get(path);
    if (known) {
      // Several alternatives of an option (memory and filesystem cache) can have the same key.
      facts.set(path, { ...known, type: mergeTypes(known.type, type) });
      return;
    }
    facts.set(path, {
      ...factOf(path, property, root, since),
      alsoAt: [],
    });
  };

  /** Returns true if a definition's options are to be listed at this path; otherwise the path is recorded. */
  const isFirstPlace = (name: string, place: string): boolean => {
    const first = placeOfDefinition.get(name) ?? place;
    placeOfDefinition.set(name, first);
    if (first !== place) facts.get(first)?.alsoAt.push(place);
    return first === place;
  };

  const descend = (schema: Schema, path: string, { through, since }: Visit): void => {
    const name = definitionName(schema);
    if (name === undefined) {
      queue.push({ schema, path, through, since });
      return;
    }
    const place = namedRoots[name] ?? path;
    const key = `${name} ${place}`;
    if (visited.has(key) || through.filter((one) => one === name).length > 1) return;
    visited.add(key);
    const target = dereference(schema, root);
    if (target.properties === undefined || isFirstPlace(name, place)) {
      // A named root is as old as its definition, whatever references it.
      const inherited = place === path ? since : undefined;
      queue.push({ schema: target, path: place, through: [...through, name], since: inherited });
    }
  };

  for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
    const { schema, path } = visit;
    const inside = { ...visit, since: schema.added ?? visit.since };
    for (const choice of alternatives(schema)) {
      if (choice !== schema) descend(choice, path, inside);
    }
    if (schema.items) descend(schema.items, path, inside);
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      const place = join(path, key);
      note(place, property, inside.since);
      descend(property, place, { ...inside, since: property.added ?? inside.since });
    }
    const { additionalProperties } = schema;
    if (typeof additionalProperties === 'object' && !isOpenObject(additionalProperties)) {
      descend(additionalProperties, join(path, freeKey), inside);
    }
  }
  return [...facts.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
