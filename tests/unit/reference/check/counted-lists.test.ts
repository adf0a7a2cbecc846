import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { findWrongCounts } from '../../../../src/reference/check/counted-lists.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findUnknownShorthands } from '../../../../src/reference/check/shorthands.ts';

const page = (text: string, file: string) =>
  parsePage(file, `---\ntitle: Resolvers\n---\n\n${text}\n`);

const list = '- resolve\n- result\n- noResolve';
const table = '| Hook | When |\n| --- | --- |\n| `a` | first |\n| `b` | last |';

describe('the number of things above a list', () => {
  const check = (text: string): string[] =>
    findWrongCounts(page(text, 'docs/api/resolvers.mdx')).map(findingText);

  it.each([
    `Four hooks always exist:\n\n${list}`,
    `A resolver has many hooks. Two hooks always exist:\n\n${list}`,
    `There are five ways to do this:\n\n${list}`,
    `The following two hooks exist, whatever you do with the resolver:\n\n${list}`,
    `It has four options:\n\n${list}`,
    `Three hooks always exist:\n\n${table}`,
    `It reads through four objects, which you can replace. Choose one.\n\n${list}`,
    `There are four kinds of failure, and each is reported.\n\n${table}`,
    `All methods fall into five groups:\n\n${list}`,
    `A plugin has one of two forms.\n\nThis is how they differ:\n\n${list}`,
    `Do it in two steps.\n\n1. One.\n2. Two.\n3. Three.`,
  ])('is wrong in "%s"', (text) => {
    expect(check(text)).toEqual([expect.stringContaining('correct the number, or the list')]);
  });

  it.each([
    `Three hooks always exist:\n\n${list}`,
    `There are three ways to do this:\n\n${list}`,
    `Two hooks always exist:\n\n${table}`,
    // Something else is counted.
    `The two forms compare like this:\n\n${table}`,
    `Two optimizations work together, and it helps to keep them apart:\n\n${table}`,
    `In the four cases above, do this:\n\n${list}`,
    `Four hooks always exist.\n\n${list}`,
    `It reads through three objects, which you can replace. Choose one.\n\n${list}`,
    `There are two kinds of failure, and each is reported.\n\n${table}`,
    `A plugin has one of three forms.\n\nThis is how they differ:\n\n${list}`,
    // The sentence lists them itself, or counts something that was named before.
    `There are two kinds of failure: a plugin's and a loader's.\n\n${list}`,
    `These two kinds of failure are reported.\n\n${list}`,
    `It takes up to two forms.\n\n${list}`,
  ])('is right in "%s"', (text) => {
    expect(check(text)).toEqual([]);
  });
});

describe('a name in an object without values', () => {
  const vocabulary = {
    words: new Set(['contextDependencies', 'fileDependencies', 'version']),
    members: new Map(),
    properties: new Map(),
    exports: new Set<string>(),
    versions: new Set<string>(),
  };
  const check = (text: string, file = 'docs/plugins/define-plugin.mdx'): string[] =>
    findUnknownShorthands(page(text, file), { vocabulary }).map(findingText);

  it.each([
    ['Pass `{ folderDependencies }`.', 'folderDependencies'],
    ['Pass `{ fileDependencies, folders }`.', 'folders'],
    ['| Argument |\n| --- |\n| `{ versions }` |', 'versions'],
  ])('is unknown in "%s"', (text, name) => {
    expect(check(text)).toEqual([expect.stringContaining(`no package has the word ${name}`)]);
  });

  it.each([
    'Pass `{ contextDependencies }`.',
    'Pass `{ fileDependencies, version }`.',
    'Pass `{ own }`.\n\n```js\nconst own = 1;\n```',
  ])('is known in "%s"', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('can be anything in a guide', () => {
    expect(check('Import `{ total }`.', 'docs/guides/shop.mdx')).toEqual([]);
  });
});
