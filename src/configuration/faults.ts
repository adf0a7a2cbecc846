import { editDistance } from '../lib/edit-distance.ts';
import type { Evaluated } from './values.ts';

/** Maximum length of a message: the list of all valid properties of an object is too long to read. */
const mostCharacters = 700;

/** An error in a configuration, with its line. */
export interface Fault {
  readonly line: number | undefined;
  /** webpack's message, shortened if it lists all valid values. */
  readonly text: string;
  /** Path of the option that it is about; for an unknown name, the path of that name. */
  readonly place: string;
  /** True if it is about a name that webpack doesn't know. */
  readonly isUnknown: boolean;
  /** The valid name most similar to an unknown one. */
  readonly like?: string;
}

/** The name in a list that is most similar to another one. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(name.length / 3));
  return names
    .map((one) => ({ one, distance: editDistance(one.toLowerCase(), name.toLowerCase(), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)[0]?.one;
}

/** Path of the option in a message: `output.filename`, or `[1].output.filename` in a list of configurations. */
function placeOf(text: string): string {
  return (
    /^configuration\.?(?<place>(?:[\w$/-]+|\[\d+\]|\.(?=\w))*)/u.exec(text)?.groups?.place ?? ''
  );
}

const unknownProperty = (text: string): string | undefined =>
  /unknown property '(?<property>[^']+)'/u.exec(text)?.groups?.property;

/** Path of what a message is about: that of the unknown name, if there is one. */
function fullPlaceOf(text: string): string {
  const place = placeOf(text);
  const property = unknownProperty(text);
  return property === undefined ? place : [place, property].filter((part) => part !== '').join('.');
}

/** Line of the option at a path, or of the nearest enclosing one. */
function lineOf(place: string, lines: ReadonlyMap<string, number>): number | undefined {
  for (let end = place; end !== ''; end = end.replace(/(?:^|\.)[^.[]*$|\[\d+\]$/u, '')) {
    const line = lines.get(end);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** True if a fault may be caused by an unknown value inside the option. */
function mayBeOpen(text: string, open: readonly string[]): boolean {
  const place = placeOf(text);
  if (place === '' || unknownProperty(text) !== undefined) return false;
  return open.some((one) => one.startsWith(`${place}.`) || one.startsWith(`${place}[`));
}

/** A path as its keys: `module`, `rules`, `0`. */
function keysOf(place: string): string[] {
  return place.split(/\.|\[|\]/u).filter((part) => part !== '');
}

/**
 * A copy of a value with one nested key changed or removed. Only the objects along the path are copied.
 *
 * @returns the value itself if the path doesn't exist
 */
function changed(value: unknown, [key, ...rest]: readonly string[], isGone: boolean): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    // Removing the item would shift the indexes of the others.
    if (rest.length === 0) return value;
    return (value as unknown[]).map((item, index) =>
      String(index) === key ? changed(item, rest, isGone) : item,
    );
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype) return value;
  if (rest.length === 0) {
    const others = Object.entries(value).filter(([name]) => name !== key);
    return Object.fromEntries(isGone ? others : [...others, [key, undefined]]);
  }
  if (!Object.hasOwn(value, key)) return value;
  return { ...value, [key]: changed((value as Record<string, unknown>)[key], rest, isGone) };
}

/** The lines of webpack's error, without those that are only caused by unknown values. */
function messagesOf(
  validate: (configuration: unknown) => void,
  value: unknown,
  open: readonly string[],
): string[] {
  try {
    validate(value);
    return [];
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ValidationError') throw error;
    const [, ...messages] = error.message.split(/^ - /mu);
    return messages.map((one) => one.trim()).filter((text) => !mayBeOpen(text, open));
  }
}

/** More rounds than the number of unknown sibling names in any real configuration. */
const mostRounds = 20;

/**
 * Messages of all faults: webpack reports only one unknown property per object, and nothing inside an invalid value.
 */
function allMessages(
  validate: (configuration: unknown) => void,
  { value, open }: Evaluated,
): string[] {
  const found = new Map<string, string>();
  let rest = value;
  for (let round = 0; round < mostRounds; round++) {
    const fresh = messagesOf(validate, rest, open).filter((text) => {
      const isRequired = text.split('\n')[0]?.includes(' misses the property ');
      return !found.has(fullPlaceOf(text)) && (round === 0 || !isRequired);
    });
    if (fresh.length === 0) break;
    for (const text of fresh) {
      const place = fullPlaceOf(text);
      if (!found.has(place)) found.set(place, text);
      // The removed part may have hidden another fault.
      rest = changed(rest, keysOf(place), true);
    }
  }
  // Even if the value can't be evaluated statically, its name is known.
  const named = open
    .filter((place) => !place.includes('…'))
    .reduce<unknown>((one, place) => changed(one, keysOf(place), false), value);
  for (const text of messagesOf(validate, named, open)) {
    const place = fullPlaceOf(text);
    const isNew = open.includes(place) && !found.has(place);
    if (isNew && unknownProperty(text) !== undefined) found.set(place, text);
  }
  return [...found.values()];
}

/**
 * The faults that webpack itself finds in a configuration.
 *
 * @param validate webpack's validation, which throws an error with one line per fault
 */
export function faultsOf(
  validate: (configuration: unknown) => void,
  evaluated: Evaluated,
): Fault[] {
  return allMessages(validate, evaluated).map((text) => {
    const [, list = ''] = /unknown property '[^']+'.*?object \{(.*)\}/su.exec(text) ?? [];
    const names = list.split(',').map((name) => name.trim().replace(/\?$/u, ''));
    const property = unknownProperty(text);
    const like = property === undefined ? undefined : nearestName(property, names);
    const place = fullPlaceOf(text);
    return {
      line: lineOf(place, evaluated.lines),
      text: text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text,
      place,
      isUnknown: property !== undefined,
      ...(like !== undefined && { like }),
    };
  });
}
