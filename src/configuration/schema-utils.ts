/**
 * Takes the place of schema-utils in the browser, where webpack's own `validateSchema` imports it: ajv makes code of
 * schemas, which the policy of the site forbids. The messages are made by schema-utils itself.
 */
import ValidationErrorModule from 'schema-utils/dist/ValidationError.js';
import { schemaErrors } from './schema-errors.ts';
import type { Schema, SchemaError } from './schema-errors.ts';

type NestedError = SchemaError & { children?: NestedError[] };

type ValidationErrorClass = new (
  errors: readonly NestedError[],
  schema: Schema,
  configuration: object | undefined,
) => Error;

// Node.js and webpack differ in what the default of this CommonJS module is.
const { default: ValidationError } = ('default' in ValidationErrorModule
  ? ValidationErrorModule
  : { default: ValidationErrorModule }) as unknown as { readonly default: ValidationErrorClass };

function isAtOrBelow(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}/`);
}

/** Puts errors below the last one that is about the same value, or one around it. */
function nested(errors: readonly SchemaError[]): NestedError[] {
  let outer: NestedError[] = [];
  for (const error of errors) {
    const inside = outer.filter((one) => isAtOrBelow(one.instancePath, error.instancePath));
    const own = inside.flatMap(({ children = [], ...one }) => [...children, one]);
    outer = outer.filter((one) => !inside.includes(one));
    outer.push(own.length === 0 ? error : { ...error, children: own });
  }
  return outer;
}

function prefixed(error: NestedError, index: number): NestedError {
  const children = error.children?.map((one) => prefixed(one, index));
  return {
    ...error,
    instancePath: `[${index}]${error.instancePath}`,
    ...(children && { children }),
  };
}

/** @throws Error named `ValidationError` with a line for each fault */
export function validate(schema: Schema, options: unknown, configuration?: object): void {
  const errors = Array.isArray(options)
    ? options.flatMap((one, index) =>
        nested(schemaErrors(schema, one)).map((error) => prefixed(error, index)),
      )
    : nested(schemaErrors(schema, options));
  if (errors.length > 0) throw new ValidationError(errors, schema, configuration);
}
