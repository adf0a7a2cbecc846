import type { Match } from '../catalog.ts';
import { factsFor } from '../identifier.ts';
import { isOpen } from '../schema-values.ts';
import { formsOf } from '../schema.ts';
import type { Schema } from '../schema.ts';
import { formsOfMatch } from './requirements.ts';

/** Kinds of values, with the words for one or several of them. */
const valueWords = {
  array: 'arrays?|lists?',
  boolean: 'booleans?',
  function: 'functions?|callbacks?',
  number: 'numbers?(?! of)|integers?',
  object: 'objects?|maps?',
  'regular expression': 'regular expressions?|RegExps?',
  string: 'strings?',
} as const;

export type ValueKind = keyof typeof valueWords;

const valueKinds = Object.keys(valueWords) as ValueKind[];

/** A word for a kind of value. */
export const anyValue = `(?:${Object.values(valueWords).join('|')})`;

/** The kind of value that a word means. */
export function kindOfWord(word: string): ValueKind | undefined {
  return valueKinds.find((kind) => new RegExp(`^(?:${valueWords[kind]})$`, 'iu').test(word));
}

/** The kinds of values that an option accepts; undefined if not all are known. */
interface AcceptedKinds {
  readonly values: ReadonlySet<ValueKind>;
  /** Kinds of the items of a list; undefined if it accepts none, or if they aren't known. */
  readonly items: ReadonlySet<ValueKind> | undefined;
  /** Kinds of the values of an object whose keys the user chooses. */
  readonly members: ReadonlySet<ValueKind> | undefined;
}

/** Splits a type at the bars that aren't in parentheses or braces. */
export function alternativesOf(type: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const piece of type.split(/(?<mark> \| |[({<[]|[)}\]]|(?<!=)>)/u)) {
    if (/^[({<[]$/u.test(piece)) depth += 1;
    if (/^[)}>\]]$/u.test(piece)) depth -= 1;
    if (piece === ' | ' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + piece);
  }
  return parts;
}

/** The kinds of values in a type; undefined if it has a part whose kind isn't known. */
function kindsOfType(type: string): ReadonlySet<ValueKind> | undefined {
  const kinds = new Set<ValueKind>();
  for (const part of alternativesOf(type)) {
    if (part.endsWith('[]') || part === 'array') kinds.add('array');
    else if (part.includes('=>') || part === 'function') kinds.add('function');
    else if (/^(?:true|false|boolean)$/u.test(part)) kinds.add('boolean');
    else if (/^(?:number|-?\d+)$/u.test(part)) kinds.add('number');
    else if (/^(?:string|'.*')$/u.test(part)) kinds.add('string');
    else if (/^(?:object|Record<.*>|\{.*\})$/u.test(part)) kinds.add('object');
    else if (part === 'RegExp') kinds.add('regular expression');
    else if (!/^(?:null|undefined|Buffer)$/u.test(part)) return undefined;
  }
  return kinds;
}

/** The type of the items of a list, if an option accepts one. */
function itemTypeOf(type: string): string | undefined {
  const list = alternativesOf(type).find((part) => part.endsWith('[]'));
  return list?.slice(0, -2).replace(/^\((?<inside>.*)\)$/u, '$<inside>');
}

/** The kind of value that a form of a schema describes. */
function kindsOfForm({ type, enum: listed, instanceof: of, properties }: Schema): ValueKind[] {
  if (listed) return listed.flatMap((value) => kindOfWord(typeof value) ?? []);
  if (of === 'Function') return ['function'];
  if (of === 'RegExp') return ['regular expression'];
  if (of !== undefined) return [];
  const kind = kindOfWord(type ?? (properties ? 'object' : ''));
  return kind === undefined ? [] : [kind];
}

function kindsOfForms(forms: readonly Schema[]): ReadonlySet<ValueKind> | undefined {
  return forms.length === 0 || forms.some(isOpen) ? undefined : new Set(forms.flatMap(kindsOfForm));
}

/** The kinds of values that an option accepts, by its schema, or else by its type. */
export function kindsAccepted(match: Match): AcceptedKinds | undefined {
  const found = formsOfMatch(match);
  if (found === undefined) {
    const type = factsFor(match.identifier, match.name).type ?? '';
    const values = type === '' ? undefined : kindsOfType(type);
    const items = itemTypeOf(type);
    return (
      values && {
        values,
        items: items === undefined ? undefined : kindsOfType(items),
        members: undefined,
      }
    );
  }
  const { root, forms } = found;
  const inside = (schemas: readonly Schema[]): ReadonlySet<ValueKind> | undefined =>
    kindsOfForms(schemas.flatMap((schema) => formsOf(schema, root)));
  const values = kindsOfForms(forms);
  return (
    values && {
      values,
      items: inside(forms.flatMap(({ items }) => items ?? [])),
      members: inside(
        forms.flatMap(({ additionalProperties: schema }) =>
          typeof schema === 'object' ? schema : [],
        ),
      ),
    }
  );
}
