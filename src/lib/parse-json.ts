import * as z from 'zod';

/**
 * Checks a value of a JSON file of the project.
 *
 * @param file path for the message, relative to the project's root
 * @throws Error that names the file and what is invalid
 */
export function parseValue<T>(value: unknown, schema: z.ZodType<T>, file: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}

/**
 * Content of a JSON file of the project.
 *
 * @param file path for the message, relative to the project's root
 * @throws Error that names the file and the syntax error or what is invalid
 */
export function parseJson<T>(json: string, schema: z.ZodType<T>, file: string): T {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
  return parseValue(value, schema, file);
}
