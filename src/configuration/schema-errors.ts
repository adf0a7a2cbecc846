/**
 * Validates a value against a JSON schema by interpreting the schema. ajv compiles schemas to code, which the site's
 * content security policy forbids. The errors are those of ajv with `allErrors` and `verbose`, in the same order,
 * because schema-utils generates its messages from them. Supports the keywords that webpack's schema uses.
 */

export type Schema = Readonly<Record<string, unknown>>;

/** An error in the form that schema-utils expects. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly schema: unknown;
  readonly parentSchema: Schema;
  readonly data: unknown;
}

const groups: Readonly<Record<'number' | 'string' | 'array' | 'object', readonly string[]>> = {
  number: ['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf'],
  string: ['maxLength', 'minLength', 'pattern', 'absolutePath'],
  array: ['maxItems', 'minItems', 'uniqueItems', 'items'],
  object: [
    'maxProperties',
    'minProperties',
    'required',
    'additionalProperties',
    'properties',
    'patternProperties',
  ],
};

const general = [
  '$ref',
  'undefinedAsNull',
  'const',
  'enum',
  'not',
  'anyOf',
  'oneOf',
  'allOf',
  'instanceof',
];

const validating: ReadonlySet<string> = new Set([
  ...general,
  'type',
  ...Object.values(groups).flat(),
]);

const constructors: Readonly<Record<string, (value: unknown) => boolean>> = {
  Function: (value) => typeof value === 'function',
  RegExp: (value) => value instanceof RegExp,
  Promise: (value) => value instanceof Promise,
  Object: (value) => value instanceof Object,
  Array: (value) => Array.isArray(value),
  Date: (value) => value instanceof Date,
};

const absolutePath = /^(?:file:(?=\/))?(?:[A-Za-z]:(?:\\|\/)|\\\\|\/)/iu;

type Data = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'null':
      return value === null;
    case 'integer':
      return typeof value === 'number' && value % 1 === 0;
    default:
      return typeof value === type;
  }
}

function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => equal(item, other[index]));
  }
  if (one instanceof RegExp || other instanceof RegExp) return String(one) === String(other);
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => equal(one[key], other[key]))
  );
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The location of a schema, and of the value in the root value. */
interface Place {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly parent?: Record<string, unknown> | undefined;
  readonly key?: string;
}

class Checker {
  readonly #root: Schema;
  readonly #refs = new Map<string, { readonly schema: Schema; readonly path: string }>();
  errors: SchemaError[] = [];

  constructor(root: Schema) {
    this.#root = root;
  }

  /** Adds the errors of a value; returns true if there are none. */
  check(schema: Schema | boolean, value: unknown, place: Place): boolean {
    const before = this.errors.length;
    if (typeof schema === 'boolean') {
      if (!schema) this.#report('false schema', { [`false schema`]: schema }, value, place, {}, '');
      return schema;
    }
    const others = Object.keys(schema).filter((key) => key !== '$ref' && validating.has(key));
    if (schema.$ref !== undefined && others.length === 0) {
      this.#general('$ref', schema, value, place);
      return this.errors.length === before;
    }
    const types = [schema.type ?? []].flat() as string[];
    const [only = ''] = types.length === 1 ? types : [];
    const own = Object.hasOwn(groups, only) ? groups[only as keyof typeof groups] : [];
    const isLate = own.some((keyword) => schema[keyword] !== undefined);
    const reportType = (): void => {
      const message = `must be ${types.join(',')}`;
      this.#report('type', schema, value, place, { type: schema.type }, message);
    };
    if (types.length > 0 && !isLate && !types.some((type) => isOfType(value, type))) reportType();
    const group = (type: keyof typeof groups): void => {
      if (isOfType(value, type)) {
        for (const keyword of groups[type]) {
          if (schema[keyword] !== undefined) this.#typed(keyword, schema, value, place);
        }
      } else if (isLate && only === type) reportType();
    };
    let used = value;
    group('number');
    group('string');
    for (const keyword of general) {
      if (schema[keyword] === undefined) continue;
      this.#general(keyword, schema, used, place);
      if (keyword === 'undefinedAsNull' && place.parent && place.key !== undefined) {
        used = place.parent[place.key];
      }
    }
    group('array');
    group('object');
    return this.errors.length === before;
  }

  #report(
    keyword: string,
    parentSchema: Schema,
    data: unknown,
    { instancePath, schemaPath }: Place,
    params: SchemaError['params'],
    message: string,
  ): void {
    this.errors.push({
      keyword,
      instancePath,
      schemaPath: `${schemaPath}/${keyword}`,
      params,
      message,
      schema: parentSchema[keyword],
      parentSchema,
      data,
    });
  }

  #resolve(ref: string): { readonly schema: Schema; readonly path: string } {
    const known = this.#refs.get(ref);
    if (known) return known;
    const schema = ref
      .replace(/^#\/?/u, '')
      .split('/')
      .filter((part) => part !== '')
      .reduce<unknown>((at, part) => (at as Schema)[part], this.#root) as Schema | undefined;
    if (schema === undefined) throw new Error(`The schema has no ${ref}.`);
    // ajv inlines schemas without references, which is visible in the path.
    const path = JSON.stringify(schema).includes('"$ref"') ? '#' : ref;
    const found = { schema, path };
    this.#refs.set(ref, found);
    return found;
  }

  /** Keywords for values of any type. */
  #general(keyword: string, schema: Schema, value: unknown, place: Place): void {
    const given = schema[keyword];
    const report = (params: SchemaError['params'], message: string): void => {
      this.#report(keyword, schema, value, place, params, message);
    };
    const below = (index: number): Place => ({
      ...place,
      schemaPath: `${place.schemaPath}/${keyword}/${index}`,
    });
    const before = this.errors.length;
    switch (keyword) {
      case '$ref': {
        const found = this.#resolve(String(given));
        this.check(found.schema, value, { ...place, schemaPath: found.path });
        break;
      }
      case 'undefinedAsNull':
        if (
          given === true &&
          schema.enum !== undefined &&
          place.parent &&
          place.key !== undefined
        ) {
          place.parent[place.key] ??= null;
        }
        break;
      case 'const':
        if (!equal(given, value)) report({ allowedValue: given }, 'must be equal to constant');
        break;
      case 'enum':
        if (!(given as unknown[]).some((one) => equal(one, value))) {
          report({ allowedValues: given }, 'must be equal to one of the allowed values');
        }
        break;
      case 'not': {
        const isValid = this.check(given as Schema, value, place);
        this.errors.length = before;
        if (isValid) report({}, 'must NOT be valid');
        break;
      }
      case 'anyOf':
        if ((given as Schema[]).some((one, index) => this.check(one, value, below(index)))) {
          this.errors.length = before;
        } else report({}, 'must match a schema in anyOf');
        break;
      case 'oneOf': {
        const passing: number[] = [];
        (given as Schema[]).forEach((one, index) => {
          if (passing.length < 2 && this.check(one, value, below(index))) passing.push(index);
        });
        if (passing.length === 1) this.errors.length = before;
        else {
          const passingSchemas = passing.length === 0 ? null : passing;
          report({ passingSchemas }, 'must match exactly one schema in oneOf');
        }
        break;
      }
      case 'allOf':
        (given as Schema[]).forEach((one, index) => {
          this.check(one, value, below(index));
        });
        break;
      default: {
        const names = [given].flat() as string[];
        if (!names.some((name) => constructors[name]?.(value))) {
          report({}, 'must pass "instanceof" keyword validation');
        }
      }
    }
  }

  /** Keywords for values of one type. */
  #typed(keyword: string, schema: Schema, value: unknown, place: Place): void {
    const given = schema[keyword];
    const limit = (isWithin: boolean, comparison: string): void => {
      if (isWithin) return;
      const params = { comparison, limit: given };
      this.#report(keyword, schema, value, place, params, `must be ${comparison} ${String(given)}`);
    };
    const most = given as number;
    switch (keyword) {
      case 'maximum':
        limit((value as number) <= most, '<=');
        break;
      case 'minimum':
        limit((value as number) >= most, '>=');
        break;
      case 'exclusiveMaximum':
        limit((value as number) < most, '<');
        break;
      case 'exclusiveMinimum':
        limit((value as number) > most, '>');
        break;
      case 'maxLength':
        limit(Array.from(value as string).length <= most, '<=');
        break;
      case 'minLength':
        limit(Array.from(value as string).length >= most, '>=');
        break;
      case 'maxItems':
        limit((value as unknown[]).length <= most, '<=');
        break;
      case 'minItems':
        limit((value as unknown[]).length >= most, '>=');
        break;
      case 'maxProperties':
        limit(Object.keys(value as object).length <= most, '<=');
        break;
      case 'minProperties':
        limit(Object.keys(value as object).length >= most, '>=');
        break;
      case 'pattern':
        if (!new RegExp(String(given), 'u').test(value as string)) {
          const message = `must match pattern "${String(given)}"`;
          this.#report(keyword, schema, value, place, { pattern: given }, message);
        }
        break;
      case 'absolutePath':
        this.#absolutePath(schema, value as string, place);
        break;
      case 'uniqueItems':
        this.#uniqueItems(schema, value as unknown[], place);
        break;
      case 'items':
        (value as unknown[]).forEach((item, index) => {
          this.check(given as Schema, item, {
            instancePath: `${place.instancePath}/${index}`,
            schemaPath: `${place.schemaPath}/items`,
          });
        });
        break;
      default:
        this.#properties(keyword, schema, value as Record<string, unknown>, place);
    }
  }

  #absolutePath(schema: Schema, value: string, place: Place): void {
    const report = (message: string): void => {
      const params = { absolutePath: value };
      this.#report('absolutePath', schema, value, place, params, message);
    };
    const shown = JSON.stringify(value);
    // The later of two faults counts.
    if (schema.absolutePath !== absolutePath.test(value)) {
      report(
        schema.absolutePath === true
          ? `The provided value ${shown} is not an absolute path!`
          : `A relative path is expected. However, the provided value ${shown} is an absolute path!`,
      );
    } else if (value.includes('!')) {
      report(
        `The provided value ${shown} contains exclamation mark (!) which is not allowed because it's reserved for loader syntax.`,
      );
    }
  }

  #uniqueItems(schema: Schema, value: readonly unknown[], place: Place): void {
    if (schema.uniqueItems !== true) return;
    for (let i = value.length - 1; i > 0; i -= 1) {
      for (let j = i - 1; j >= 0; j -= 1) {
        if (!equal(value[i], value[j])) continue;
        const message = `must NOT have duplicate items (items ## ${j} and ${i} are identical)`;
        this.#report('uniqueItems', schema, value, place, { i, j }, message);
        return;
      }
    }
  }

  #properties(keyword: string, schema: Schema, value: Record<string, unknown>, place: Place): void {
    const given = schema[keyword];
    const properties = (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
    const patterns = (schema.patternProperties ?? {}) as Readonly<Record<string, Schema>>;
    const checkKey = (one: Schema | boolean, key: string, schemaPath: string): void => {
      this.check(one, value[key], {
        instancePath: `${place.instancePath}/${escaped(key)}`,
        schemaPath,
        parent: value,
        key,
      });
    };
    switch (keyword) {
      case 'required':
        for (const missing of given as string[]) {
          if (value[missing] !== undefined) continue;
          const message = `must have required property '${missing}'`;
          this.#report(keyword, schema, value, place, { missingProperty: missing }, message);
        }
        break;
      case 'additionalProperties':
        for (const key of Object.keys(value)) {
          if (Object.hasOwn(properties, key)) continue;
          if (Object.keys(patterns).some((pattern) => new RegExp(pattern, 'u').test(key))) continue;
          if (given === false) {
            const message = 'must NOT have additional properties';
            this.#report(keyword, schema, value, place, { additionalProperty: key }, message);
          } else if (given !== true) {
            checkKey(given as Schema, key, `${place.schemaPath}/additionalProperties`);
          }
        }
        break;
      case 'properties':
        for (const [key, one] of Object.entries(properties)) {
          if (value[key] === undefined) continue;
          checkKey(one, key, `${place.schemaPath}/properties/${encodeURIComponent(escaped(key))}`);
        }
        break;
      default:
        for (const [pattern, one] of Object.entries(patterns)) {
          for (const key of Object.keys(value)) {
            if (new RegExp(pattern, 'u').test(key))
              checkKey(one, key, `${place.schemaPath}/${keyword}`);
          }
        }
    }
  }
}

/** The errors of a value against a schema; an empty list if it is valid. */
export function schemaErrors(schema: Schema, value: unknown): SchemaError[] {
  const checker = new Checker(schema);
  checker.check(schema, value, { instancePath: '', schemaPath: '#' });
  return checker.errors;
}
