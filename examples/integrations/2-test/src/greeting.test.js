import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markup } from './greeting.js';

test('the greeting has a class', () => {
  assert.match(markup, /^<p class="\S+">Good morning<\/p>$/);
});
