import { Problem } from './problem.ts';

/** An argument of a tool, as JSON Schema. */
export type ArgumentSchema =
  | {
      readonly type: 'string';
      readonly description: string;
      readonly maxLength: number;
      readonly enum?: readonly string[];
    }
  | {
      readonly type: 'integer';
      readonly description: string;
      readonly minimum: number;
      readonly maximum: number;
    };

/** The arguments of a tool, as JSON Schema. */
export interface ArgumentsSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, ArgumentSchema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** Validated arguments. */
export interface Arguments {
  /** A string; empty if none was given. */
  text: (name: string) => string;
  /** A number, if one was given. */
  number: (name: string) => number | undefined;
}

function fault(name: string, schema: ArgumentSchema, value: unknown): string | undefined {
  if (schema.type === 'integer') {
    const { minimum, maximum } = schema;
    const isFine =
      Number.isSafeInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
    return isFine ? undefined : `"${name}" has to be a whole number from ${minimum} to ${maximum}.`;
  }
  if (typeof value !== 'string') return `"${name}" has to be a text.`;
  if (value.length > schema.maxLength) {
    return `"${name}" has ${value.length} characters, and may have ${schema.maxLength}. Shorten it.`;
  }
  if (schema.enum?.includes(value) === false) {
    return `"${name}" has to be one of ${schema.enum.join(', ')}.`;
  }
  return undefined;
}

/**
 * Validates what a client has sent.
 *
 * @throws Problem that names each invalid argument and the accepted ones
 */
export function checkArguments(schema: ArgumentsSchema, given: unknown): Arguments {
  const values = new Map(typeof given === 'object' && given !== null ? Object.entries(given) : []);
  const { properties, required } = schema;
  const missing = required
    .filter(
      (name) => typeof values.get(name) !== 'string' || String(values.get(name)).trim() === '',
    )
    .filter((name) => values.get(name) === undefined || typeof values.get(name) === 'string')
    .map((name) => `"${name}" is missing or empty.`);
  const wrong = [...values].flatMap(([name, value]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property === undefined) return [`"${name.slice(0, 40)}" is no argument of this tool.`];
    if (value === undefined || value === null) return [];
    return fault(name, property, value) ?? [];
  });
  const faults = [...missing, ...wrong];
  if (faults.length > 0) {
    const takes = Object.entries(properties).map(
      ([name, { type }]) => `${name} (${type}${required.includes(name) ? '' : ', optional'})`,
    );
    throw new Problem(`${faults.slice(0, 5).join(' ')} The tool takes: ${takes.join(', ')}.`);
  }
  return {
    text: (name) => String(values.get(name) ?? '').trim(),
    number: (name) => values.get(name) as number | undefined,
  };
}
