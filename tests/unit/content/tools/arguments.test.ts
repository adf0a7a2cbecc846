import { expect, it } from 'vitest';
import { checkArguments } from '../../../../src/content/tools/arguments.ts';
import { lookUpTool, readTool, searchTool } from '../../../../src/content/tools/definitions.ts';

it('hands out what was given', () => {
  const args = checkArguments(readTool.inputSchema, { page: ' /guides/ ', offset: 3 });
  expect([args.text('page'), args.text('section'), args.number('offset')]).toEqual([
    '/guides/',
    '',
    3,
  ]);
});

it.each([
  [undefined, '"query" is missing or empty.'],
  [null, '"query" is missing or empty.'],
  ['text', '"query" is missing or empty.'],
  [[], '"query" is missing or empty.'],
  [{ query: '' }, '"query" is missing or empty.'],
  [{ query: 1 }, '"query" has to be a text.'],
  [{ query: 'x'.repeat(501) }, '"query" has 501 characters, and may have 500. Shorten it.'],
  [{ query: 'a', more: 1 }, '"more" is no argument of this tool.'],
])('refuses %j', (given, message) => {
  expect(() => checkArguments(searchTool.inputSchema, given)).toThrow(
    `${message} The tool takes: query (string), section (string, optional).`,
  );
});

it('refuses a value that is none of a list, and a number outside its range', () => {
  expect(() => checkArguments(lookUpTool.inputSchema, { name: 'a', kind: 'b' })).toThrow(
    '"kind" has to be one of option, ',
  );
  for (const offset of [-1, 0.5, Number.NaN, '1', 1e12]) {
    expect(() => checkArguments(readTool.inputSchema, { page: 'a', offset })).toThrow(
      '"offset" has to be a whole number from 0 to 10000000.',
    );
  }
});
