/** Follows the samples on the pages about hooks: files, a plugin or a function on a hook, and what comes of it. */
import { expect, it } from 'vitest';
import { readPage } from '../../src/content/source-page.ts';
import { readSamples } from '../../src/reference/check/fences.ts';
import { effectOf, followHook, hookSamples } from '../support/hook-samples.ts';

const siteDir = process.cwd();

const pages = [
  'compiler-hooks',
  'compilation-hooks',
  'normalmodulefactory-hooks',
  'contextmodulefactory-hooks', // cspell:disable-line -- a file's name
  'plugins',
];

const followed = pages.flatMap((page) =>
  hookSamples(readSamples(readPage(siteDir, `docs/api/${page}.mdx`)).samples).map(
    (sample, index) => [`${page} ${sample.name}`, sample, `${page}-${index}`] as const,
  ),
);

/** Prettier formats what a page quotes, so white space, parentheses, quotes and the end of statements don't count. */
const plain = (code: string): string => code.replaceAll(/[\s;,()'"]+/gu, '');

it('shows most hooks at work', () => {
  expect(followed.length).toBeGreaterThan(50);
});

it.each(followed)('the sample of %s does what it says', async (_, sample, id) => {
  const result = await followHook(siteDir, sample, id);
  expect(result.errors).toEqual([]);
  const effect = effectOf(sample, result);
  const { title, code } = sample.effect;
  if (title?.startsWith('dist/') && title !== 'dist/') expect(plain(effect)).toContain(plain(code));
  else expect(effect).toBe(code);
});
