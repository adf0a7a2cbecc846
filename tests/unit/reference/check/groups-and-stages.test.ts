import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findWrongGroupDefaults } from '../../../../src/reference/check/group-defaults.ts';
import { findWrongStages } from '../../../../src/reference/check/stages.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';

const cacheGroups = {
  default: { idHint: '', minChunks: 2, priority: -20, reuseExistingChunk: true },
  defaultVendors: { idHint: 'vendors', priority: -10, reuseExistingChunk: true },
};

const splitChunks = 'optimization.splitChunks';

const catalog = new Catalog(
  new Map([
    [
      'option',
      ['minChunks', 'cacheGroups', 'cacheGroups.<cacheGroup>.priority'].map((name) =>
        identifier({ kind: 'option', id: `${splitChunks}.${name}` }),
      ),
    ],
    [
      'hook',
      ['optimizeChunks', 'afterSeal'].map((name) =>
        identifier({
          kind: 'hook',
          id: `Compilation.hooks.${name}`,
          hook: { kind: 'SyncBailHook', isMap: false, args: [] },
        }),
      ),
    ],
  ]),
);

function checkGroups(heading: string, text: string): string[] {
  const page = parsePage(
    'docs/configuration/optimization.mdx',
    `---\ntitle: Optimization\n---\n\n## ${splitChunks}.${heading}\n\n${text}\n`,
  );
  return findWrongGroupDefaults(withDefinitions(page, catalog), {
    defaultsWith: () => ({
      optimization: { splitChunks: { cacheGroups } },
    }),
  }).map(findingText);
}

describe('a value of a built-in cache group', () => {
  it.each([
    ['minChunks', 'The `default` group has its own value, `3`.'],
    ['cacheGroups', 'The group `defaultVendors` has priority `-20`.'],
    ['cacheGroups', 'There is `default` with `minChunks: 3`.'],
    ['cacheGroups', 'Three chunks contain it, as `default` requires.'],
    [String.raw`cacheGroups.\{cacheGroup}.priority`, 'The `default` group has `-10`.'],
    [String.raw`cacheGroups.\{cacheGroup}.priority`, 'Your own groups have `-5`.'],
  ])('of %s is wrong in "%s"', (heading, text) => {
    expect(checkGroups(heading, text)).toEqual([
      expect.stringContaining('optimization.mdx:7 default: '),
    ]);
  });

  it.each([
    ['minChunks', 'The `default` group has its own value, `2`.'],
    ['cacheGroups', '`default` has priority `-20`, and `defaultVendors` has priority `-10`.'],
    ['cacheGroups', 'Set `default` to `false` to remove it.'],
    ['cacheGroups', 'Two chunks contain it, as `default` requires.'],
    [String.raw`cacheGroups.\{cacheGroup}.priority`, 'Your own groups have `0`.'],
  ])('of %s is right in "%s"', (heading, text) => {
    expect(checkGroups(heading, text)).toEqual([]);
  });
});

function checkStages(hook: string, text: string): string[] {
  const page = parsePage(
    'docs/api/compilation-hooks.mdx',
    `---\ntitle: Hooks\n---\n\n## ${hook}\n\n${text}\n`,
  );
  return findWrongStages(withDefinitions(page, catalog)).map(findingText);
}

describe("a stage of webpack's own functions", () => {
  it.each([
    ['optimizeChunks', 'The built-in functions are at stage 30.'],
    ['optimizeChunks', 'There are two stages: early functions (`-20`) and late ones (`10`).'],
    ['optimizeChunks', 'Of the stages, webpack uses `-5`, which comes before yours.'],
    ['optimizeChunks', 'Your stage is compared with 0. Others run before chunks are split (`20`).'],
  ])('of %s is wrong in "%s"', (hook, text) => {
    expect(checkStages(hook, text)).toEqual([
      expect.stringContaining('compilation-hooks.mdx:7 statement: '),
    ]);
  });

  it.each([
    ['optimizeChunks', 'The built-in functions are at stage 10.'],
    ['optimizeChunks', 'There are two stages: early functions (`-10`) and late ones (`10`).'],
    ['optimizeChunks', 'Use stage 20 to come last.'],
    ['optimizeChunks', 'Choose a stage above `12`.'],
    ['optimizeChunks', 'The module has `5` chunks.'],
  ])('of %s is right, or not meant, in "%s"', (hook, text) => {
    expect(checkStages(hook, text)).toEqual([]);
  });
});
