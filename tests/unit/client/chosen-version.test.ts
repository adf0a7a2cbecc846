import { expect, it } from 'vitest';
import { minorVersion } from '../../../src/client/chosen-version.ts';

it.each([
  ['5.94', '5.94'],
  ['v5.94.1', '5.94'],
  [' 5.0 ', '5.0'],
  ['5.112', '5.112'],
])('reads %j as %s', (text, minor) => {
  expect(minorVersion(text, '5.112')).toBe(minor);
});

it.each([null, '', '5', '4.46', '5.113', '5.094', '5.94-beta', '6.0', '5.94.1.2', '<b>'])(
  'takes %j for no version',
  (text) => {
    expect(minorVersion(text, '5.112')).toBeUndefined();
  },
);
