import { expect, it } from 'vitest';
import { prettierArguments } from '../../../../scripts/lib/format.mts';

it.each([
  [[], ['--write', '.']],
  [['docs/x.mdx'], ['--write', 'docs/x.mdx']],
  [['--check'], ['--check', '.']],
  [
    ['--check', 'docs', 'src'],
    ['--check', 'docs', 'src'],
  ],
  [['--log-level=warn'], ['--write', '--log-level=warn', '.']],
  [['-l'], ['-l', '.']],
])('gives Prettier for %j the arguments %j', (args, expected) => {
  expect(prettierArguments(args)).toEqual(expected);
});
