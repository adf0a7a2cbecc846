import assert from 'node:assert/strict';
import test from 'node:test';
import { build } from './build.js';

test('a section becomes an object', async () => {
  const stats = await build('[en]\nmint = Peppermint\n');
  const [module] = stats.toJson({ source: true }).modules;
  assert.deepEqual(JSON.parse(module.source), { en: { mint: 'Peppermint' } });
});

test('a broken line fails the build and says which', async () => {
  const stats = await build('mint');
  assert.match(stats.compilation.errors[0].message, /"mint" is neither a section nor a setting/);
});

test('an unknown option is rejected', async () => {
  const stats = await build('', { sections: 'en' });
  assert.match(stats.compilation.errors[0].message, /unknown property 'sections'/);
});
