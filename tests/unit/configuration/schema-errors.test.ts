import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { validate } from '../../../src/configuration/schema-utils.ts';
import type { Schema } from '../../../src/configuration/schema-errors.ts';

const require = createRequire(import.meta.url);
const schema = require('webpack/schemas/WebpackOptions.json') as Schema;

type Validate = (schema: Schema, value: unknown) => void;

const original = require('webpack/lib/config/validateSchema') as Validate;

/** webpack's module with the checker of the site in the place of schema-utils. */
function withOwnChecker(): Validate {
  const file = require.resolve('webpack/lib/config/validateSchema');
  const module: { exports?: unknown } = {};
  const sandbox = vm.createContext({ module, require: () => ({ validate }) });
  vm.runInContext(readFileSync(file, 'utf8'), sandbox);
  return module.exports as Validate;
}

function messageOf(check: Validate, value: unknown): string {
  try {
    check(schema, value);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const values = (): unknown[] => [
  null,
  true,
  0,
  -1,
  '',
  'x',
  '/abs',
  'a!b',
  [],
  ['x', 'x'],
  [1],
  {},
  { zzz: 1 },
  () => 1,
  /x/u,
  [{}],
  { test: 'x' },
  { loader: 1 },
  { import: 1 },
];

/** Every place of the schema down to a depth, such as `output.library.type`. */
function placesOf(): string[] {
  const places = new Set<string>();
  const walk = (one: unknown, at: string, depth: number): void => {
    if (typeof one !== 'object' || one === null || depth > 6) return;
    const { $ref, anyOf, oneOf, items, properties } = one as Readonly<Record<string, unknown>>;
    if (typeof $ref === 'string') {
      const name = $ref.slice('#/definitions/'.length);
      walk((schema.definitions as Readonly<Record<string, unknown>>)[name], at, depth + 1);
    }
    for (const part of [anyOf, oneOf].flat()) walk(part, at, depth);
    if (items) walk(items, `${at}[]`, depth + 1);
    for (const [key, part] of Object.entries(properties ?? {})) {
      const place = at === '' ? key : `${at}.${key}`;
      if (place.split('.').length > 3) continue;
      places.add(place);
      walk(part, place, depth + 1);
    }
  };
  walk(schema, '', 0);
  return [...places];
}

function nested(place: string, value: unknown): unknown {
  return place.split('.').reduceRight((inner, part) => {
    const isList = part.endsWith('[]');
    return { [part.replaceAll('[]', '')]: isList ? [inner] : inner };
  }, value);
}

describe('the check of the schema without eval', () => {
  it('says of every wrong value what webpack says', () => {
    const own = withOwnChecker();
    let faults = 0;
    for (const [index, place] of placesOf().entries()) {
      // A part of all combinations, which is a different one for each place.
      for (const value of values().filter((_, at) => (at + index) % 4 === 0)) {
        const expected = messageOf(original, nested(place, value));
        expect(messageOf(own, nested(place, value)), place).toBe(expected);
        if (expected !== '') faults += 1;
      }
    }
    expect(faults).toBeGreaterThan(1000);
  }, 120_000);

  it('counts configurations of a list', () => {
    const value = [{ mode: 'none' }, { mode: 'fast' }];
    expect(messageOf(withOwnChecker(), value)).toBe(messageOf(original, value));
  });
});
