import { expect, it } from 'vitest';
import { withLogicalConditions } from '../../../../src/reference/history/older-releases.ts';
import { readOptions } from '../../../../src/reference/options.ts';
import type { Schema } from '../../../../src/reference/schema.ts';

/** A schema as it was before 5.37.1. */
const older: Schema = {
  definitions: {
    RuleSetCondition: {
      anyOf: [
        { type: 'string' },
        {
          type: 'object',
          properties: {
            not: { type: 'array', items: { $ref: '#/definitions/RuleSetCondition' } },
            and: { type: 'array', items: { $ref: '#/definitions/RuleSetCondition' } },
          },
        },
      ],
    },
    RuleSetRule: {
      type: 'object',
      properties: { test: { $ref: '#/definitions/RuleSetCondition' } },
    },
  },
  properties: { rule: { $ref: '#/definitions/RuleSetRule' } },
};

it('finds the parts of conditions where newer releases have them', () => {
  const paths = (schema: Schema) => readOptions(schema).map(({ path }) => path);
  expect(paths(older)).toContain('Rule.test.not');
  expect(paths(withLogicalConditions(older))).toEqual([
    'Condition.and',
    'Condition.not',
    'Rule.test',
    'rule',
  ]);
});

it('leaves a newer schema as it is', () => {
  const newer: Schema = withLogicalConditions(older);
  expect(withLogicalConditions(newer)).toEqual(newer);
});
