import assert from 'node:assert/strict';
import { test } from 'node:test';
import { count } from './count.js';

test('spaces around words do not count', () => {
  assert.equal(count('  one   two '), 2);
});
