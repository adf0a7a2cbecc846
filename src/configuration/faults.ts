import { editDistance } from '../lib/edit-distance.ts';
import type { Evaluated } from './values.ts';

/** Characters of one fault: the list of all valid properties of an object is longer than anybody reads. */
const mostCharacters = 700;

/** What is wrong in a configuration, and the line where. */
export interface Fault {
  readonly line: number | undefined;
  /** What webpack prints, shortened where it lists all that is valid. */
  readonly text: string;
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

/** Path of the option that a fault is about. */
function placeOf(text: string): string {
  return (
    /^configuration(?:\[\d+\](?=\.))?\.?(?<place>(?:[\w$/-]+|\[\d+\]|\.(?=\w))*)/u.exec(text)
      ?.groups?.place ?? ''
  );
}

const unknownProperty = (text: string): string | undefined =>
  /unknown property '(?<property>[^']+)'/u.exec(text)?.groups?.property;

/** Line of the option that a fault is about, or of the nearest one around it. */
function lineOf(text: string, lines: ReadonlyMap<string, number>): number | undefined {
  const place = placeOf(text);
  const property = unknownProperty(text);
  const full =
    property === undefined ? place : [place, property].filter((part) => part !== '').join('.');
  for (let end = full; end !== ''; end = end.replace(/(?:^|\.)[^.[]*$|\[\d+\]$/u, '')) {
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

/**
 * What webpack itself finds wrong in a configuration.
 *
 * @param validate webpack's check, which throws an error with a line for each fault
 */
export function faultsOf(
  validate: (configuration: unknown) => void,
  { value, lines, open }: Evaluated,
): Fault[] {
  try {
    validate(value);
    return [];
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ValidationError') throw error;
    const [, ...faults] = error.message.split(/^ - /mu);
    return faults
      .map((fault) => fault.trim())
      .filter((text) => !mayBeOpen(text, open))
      .map((text) => {
        const [, list = ''] = /unknown property '[^']+'.*?object \{(.*)\}/su.exec(text) ?? [];
        const names = list.split(',').map((name) => name.trim().replace(/\?$/u, ''));
        const property = unknownProperty(text);
        const like = property === undefined ? undefined : nearestName(property, names);
        return {
          line: lineOf(text, lines),
          text: text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text,
          ...(like !== undefined && { like }),
        };
      });
  }
}
