/** Editor suggestions for a configuration, derived from webpack's own schema. */
import type { Completion, CompletionData } from '../site/completions.ts';
import { alternatives, dereference } from './schema.ts';
import type { Schema } from './schema.ts';

/** The first sentence of a description, because suggestions are one line long. */
function firstSentence(text: string | undefined): string {
  return text?.split(/(?<=\.)\s/u)[0] ?? '';
}

/**
 * Lists the keys and values that a schema defines at each position.
 *
 * @param schema schema of webpack's options
 * @returns the positions without duplicates; the first is the configuration itself
 */
export function completionsOf(schema: Schema): CompletionData {
  const places: Completion[] = [];
  const known = new Map<Schema, number>();

  /** All alternatives for a value, with references resolved. */
  const formsOf = (part: Schema, seen = new Set<Schema>()): Schema[] => {
    const target = dereference(part, schema);
    if (seen.has(target)) return [];
    seen.add(target);
    const all = alternatives(target);
    if (all.length === 1 && all[0] === target) return [target];
    const own = target.properties === undefined ? [] : [target];
    return [...own, ...all.flatMap((one) => formsOf(one, seen))];
  };

  const placeOf = (part: Schema): number => {
    const target = dereference(part, schema);
    const before = known.get(target);
    if (before !== undefined) return before;
    const index = places.length;
    known.set(target, index);
    places.push({});
    const keys: Record<string, [place: number, text: string]> = {};
    const values = new Set<string>();
    let items: number | undefined;
    for (const form of formsOf(target)) {
      for (const [name, property] of Object.entries(form.properties ?? {})) {
        const { description } = property;
        keys[name] ??= [
          placeOf(property),
          firstSentence(description ?? dereference(property, schema).description),
        ];
      }
      for (const value of form.enum ?? []) values.add(JSON.stringify(value));
      if (form.type === 'boolean') for (const value of ['true', 'false']) values.add(value);
      if (form.items !== undefined) items ??= placeOf(form.items);
    }
    places[index] = {
      ...(Object.keys(keys).length > 0 && { keys }),
      ...(values.size > 0 && { values: [...values] }),
      ...(items !== undefined && { items }),
    };
    return index;
  };

  placeOf(schema);
  return places;
}
