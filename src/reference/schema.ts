import * as z from 'zod';

/**
 * A JSON schema as webpack writes them. In addition to the keywords of JSON Schema they have webpack's own: `added`,
 * `deprecated`, `experimental`, `instanceof`, `tsType`, `absolutePath`, `cli`.
 */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly instanceof?: string;
  readonly tsType?: string;
  /** True if a string has to be an absolute path, false if it must not be one. */
  readonly absolutePath?: boolean;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly minProperties?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
  /** First version with the option. */
  readonly added?: string;
  readonly deprecated?: boolean;
  readonly experimental?: boolean;
}

/** Only the outermost structure is validated: the rest is webpack's own file. */
const schemaFile = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() });

/**
 * Reads a schema file of a package.
 *
 * @param text content of the file
 * @param file name for the error message
 * @throws Error that names the file, if it isn't a JSON object
 */
export function parseSchema(text: string, file: string): Schema {
  try {
    return schemaFile.parse(JSON.parse(text)) as Schema;
  } catch (error) {
    throw new Error(`${file} is not a JSON schema; is the package installed whole?`, {
      cause: error,
    });
  }
}

/** Prefix of references to definitions in the same file. */
export const definitionPrefix = '#/definitions/';

/** Name of the definition that a schema references, if it is only a reference. */
export function definitionName(schema: Schema): string | undefined {
  return schema.$ref?.startsWith(definitionPrefix) === true
    ? schema.$ref.slice(definitionPrefix.length)
    : undefined;
}

/**
 * Follows a reference to its definition.
 *
 * @throws Error if the file has no such definition
 */
export function dereference(schema: Schema, root: Schema): Schema {
  const name = definitionName(schema);
  if (name === undefined) {
    if (schema.$ref === undefined) return schema;
    throw new Error(`The schema refers to "${schema.$ref}", which is not in the same file.`);
  }
  const target = root.definitions?.[name];
  if (target === undefined) throw new Error(`The schema has no definition "${name}".`);
  return target;
}

/** The alternatives of a schema, or the schema itself if it has none. */
export function alternatives(schema: Schema): readonly Schema[] {
  return schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [schema];
}

/** The innermost alternatives of a schema, with references resolved. */
export function formsOf(schema: Schema, root: Schema, depth = 0): Schema[] {
  const target = dereference(schema, root);
  const choices = alternatives(target);
  if (choices[0] === target || depth > 8) return [target];
  return choices.flatMap((choice) => formsOf(choice, root, depth + 1));
}

/** Follows references, including through a list with a single alternative. */
export function resolveSchema(schema: Schema, root: Schema): Schema {
  const target = dereference(schema, root);
  const [only, ...others] = alternatives(target);
  if (only === undefined || only === target || others.length > 0) return target;
  return resolveSchema(only, root);
}

/** The innermost alternatives of a schema, each followed by those of its items if it's an array. */
export function formsWithItems(schema: Schema, root: Schema): Schema[] {
  return formsOf(schema, root).flatMap((form) =>
    form.items ? [form, ...formsOf(form.items, root)] : [form],
  );
}
