import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findListedStrangers } from '../../../../src/reference/check/list-members.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import type { Kind } from '../../../../src/reference/identifier.ts';

const ids: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  option: [
    'infrastructureLogging.colors',
    'infrastructureLogging.appendOnly',
    'infrastructureLogging.stream',
    'watchOptions.poll',
    'watchOptions.ignored',
    'watchOptions.stdin',
  ],
  'plugin-option': [
    'ManifestPlugin.filename',
    'ManifestPlugin.prefix',
    'ManifestPlugin.filter',
    'ManifestPlugin.handler',
  ],
  hook: ['make', 'emit', 'afterEmit', 'done', 'invalid'].map((name) => `Compiler.hooks.${name}`),
  value: ['web', 'node', 'webworker', 'async-node'].map((name) => `target: ${name}`),
};

const catalog = new Catalog(
  new Map(
    (Object.keys(ids) as Kind[]).map((kind) => [
      kind,
      (ids[kind] ?? []).map((id) => identifier({ kind, id })),
    ]),
  ),
);

function check(text: string): string[] {
  const page = parsePage('docs/guides/lists.mdx', `---\ntitle: Lists\n---\n\n${text}\n`);
  return findListedStrangers(withDefinitions(page, catalog), { catalog }).map(findingText);
}

describe('a name in a list', () => {
  it.each([
    ['`ManifestPlugin` has the options `filename`, `prefix` and `suffix`.', 'suffix'],
    ['ManifestPlugin has the options `filename`, `prefix`, `filter` and `suffix`.', 'suffix'],
    ['Under `infrastructureLogging`, `colors`, `append` and `stream` have no effect.', 'append'],
    ['`watchOptions` also has `poll`, `wait` and `stdin`.', 'wait'],
    ['The hooks `make`, `emit`, `afterEmit` and `cleanup` run in this order.', 'cleanup'],
    ['The target is `web`, `node`, `webworker` or `deno-deploy`.', 'deno-deploy'],
    ['Modes of a context are `sync`, `eager`, `weak`, `lazy` and `eager-once`.', 'eager-once'],
  ])('is a stranger in "%s"', (sentence, name) => {
    expect(check(sentence)).toEqual([
      expect.stringContaining(`mention: \`${name}\` is in a list with names of `),
    ]);
  });

  it.each([
    '`ManifestPlugin` has the options `filename`, `prefix` and `filter`.',
    'Under `infrastructureLogging`, `colors`, `appendOnly` and `stream` have no effect.',
    'The hooks `make`, `emit`, `afterEmit` and `invalid` run in this order.',
    'The target is `web`, `node`, `webworker` or `async-node`.',
    // Something else has these names.
    'Our form has the fields `filename`, `prefix` and `suffix`.',
    // The sentence says so.
    '`watchOptions` has `poll`, `stdin`, but not `wait`.',
    '`watchOptions` has no `poll`, `wait` and `stdin`.',
    // The code has the value, if not the type.
    'The target is `web`, `node`, `webworker` or `electron-main`.',
  ])('belongs to the others in "%s"', (sentence) => {
    expect(check(sentence)).toEqual([]);
  });
});
