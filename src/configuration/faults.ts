import { editDistance } from '../lib/edit-distance.ts';
import type { Evaluated } from './values.ts';

/** Characters of one fault: the list of all valid properties of an object is longer than anybody reads. */
const mostCharacters = 700;

/** What is wrong in a configuration, and the line where. */
export interface Fault {
  readonly line: number | undefined;
  /** What webpack prints, shortened where it lists all that is valid. */
  readonly text: string;
  /** Place of the option that it is about; for an unknown name, the place of that name. */
  readonly place: string;
  /** Whether it is about a name that webpack does not know. */
  readonly isUnknown: boolean;
  /** The valid name that looks most like an unknown one. */
  readonly like?: string;
}

/** The name in a list that looks most like another one. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(name.length / 3));
  return names
    .map((one) => ({ one, distance: editDistance(one.toLowerCase(), name.toLowerCase(), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)[0]?.one;
}

/** Path of the option that a fault is about, as `output.filename`, or `[1].output.filename` in a list of configurations. */
function placeOf(text: string): string {
  return (
    /^configuration\.?(?<place>(?:[\w$/-]+|\[\d+\]|\.(?=\w))*)/u.exec(text)?.groups?.place ?? ''
  );
}

const unknownProperty = (text: string): string | undefined =>
  /unknown property '(?<property>[^']+)'/u.exec(text)?.groups?.property;

/** Place of what a fault is about: of the unknown name, if it is about one. */
function fullPlaceOf(text: string): string {
  const place = placeOf(text);
  const property = unknownProperty(text);
  return property === undefined ? place : [place, property].filter((part) => part !== '').join('.');
}

/** Line of the option at a place, or of the nearest one around it. */
function lineOf(place: string, lines: ReadonlyMap<string, number>): number | undefined {
  for (let end = place; end !== ''; end = end.replace(/(?:^|\.)[^.[]*$|\[\d+\]$/u, '')) {
    const line = lines.get(end);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** Whether a fault may only be there because something inside of it is not known. */
function mayBeOpen(text: string, open: readonly string[]): boolean {
  const place = placeOf(text);
  if (place === '' || unknownProperty(text) !== undefined) return false;
  return open.some((one) => one.startsWith(`${place}.`) || one.startsWith(`${place}[`));
}

/** Path as its keys: `module`, `rules`, `0`. */
function keysOf(place: string): string[] {
  return place.split(/\.|\[|\]/u).filter((part) => part !== '');
}

/**
 * A value in which one key of an object has another value, or is gone. What is on the way to it is copied.
 *
 * @returns the value itself where there is no such object
 */
function changed(value: unknown, [key, ...rest]: readonly string[], isGone: boolean): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    // Without an item, the others would have other numbers.
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

/** Each line of webpack's error, without those that only follow from what is not known. */
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

/** More rounds than any configuration has unknown names side by side. */
const mostRounds = 20;

/** Texts of all faults: webpack names one unknown property of an object, and nothing inside of what is wrong as a whole. */
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
      // What is left out may have hidden something else.
      rest = changed(rest, keysOf(place), true);
    }
  }
  // Where only a run tells the value, the name is still known.
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
 * What webpack itself finds wrong in a configuration.
 *
 * @param validate webpack's check, which throws an error with a line for each fault
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
