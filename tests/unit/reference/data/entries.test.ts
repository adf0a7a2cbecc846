import { describe, expect, it } from 'vitest';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { factGroups } from '../../../../src/reference/data/entries.ts';
import { documentedEntries, documentedOf } from '../../../../src/reference/documented.ts';
import type { DocumentedPlace } from '../../../../src/reference/documented.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import type { Identifier } from '../../../../src/reference/identifier.ts';

const alias = identifier({
  kind: 'option',
  id: 'resolve.alias',
  aliases: ['resolveLoader.alias', 'Rule.resolve.alias'],
  type: "'a' | false | (string | 'b')[] | number",
  defaults: { development: '[]', targets: [{ names: ['node'], development: '{}' }] },
  added: '5.2.0',
  deprecated: true,
  flags: ['--resolve-alias'],
  places: {
    'resolveLoader.alias': { type: 'string', deprecated: true, experimental: false, flags: [] },
  },
  history: [{ version: '5.3.0', what: 'default', before: '{}', after: '[]' }],
});
const flag = identifier({ kind: 'cli-flag', id: '--resolve-alias' });
const ownFlag = identifier({
  kind: 'cli-flag',
  id: '--config',
  description: 'Said by the package.',
  package: 'webpack-cli',
});
const hook = identifier({
  kind: 'hook',
  id: 'css.CssModulesPlugin.getCompilationHooks().render',
  hook: { kind: 'SyncHook', isMap: true, args: ['source'] },
});
const error = identifier({ kind: 'error', id: 'HookError', description: 'Hook {name} failed' });

const catalog = new Catalog(
  new Map([
    ['option', [alias]],
    ['cli-flag', [flag, ownFlag]],
    ['hook', [hook]],
    ['error', [error]],
  ]),
);
const places = [{ url: '/configuration/resolve/', anchor: 'resolvealias' }];
const known = new Map<Identifier, readonly DocumentedPlace[]>([
  [alias, places],
  [flag, places],
  [hook, [{ url: '/api/', anchor: undefined }]],
]);
const documented = documentedOf(documentedEntries(known), catalog);
const groups = factGroups({
  catalog,
  documented,
  ageOf: ({ id }) => (id === '--config' ? { unknownBefore: '4.1.0' } : { atLeast: '5.0.0' }),
  describe: ({ url, anchor }) => `About ${url}#${anchor ?? ''}`,
});

function entry(name: string) {
  return groups.flatMap(({ entries }) => entries).find((one) => one.name === name);
}

describe('factGroups', () => {
  it('has a file for each option at the top, class and subject', () => {
    expect(groups.map(({ subject, name, entries }) => [subject, name, entries.length])).toEqual([
      ['options', 'resolve', 1],
      ['flags', 'resolve', 1],
      ['flags', 'webpack-cli', 1],
      ['hooks', 'CssModulesPlugin', 1],
      ['errors', undefined, 1],
    ]);
  });

  it('says all that is known of an option, and where it is explained', () => {
    expect(entry('resolve.alias')).toEqual({
      name: 'resolve.alias',
      kind: 'option',
      aliases: ['resolveLoader.alias', 'Rule.resolve.alias'],
      type: "'a' | false | (string | 'b')[] | number",
      values: ["'a'", 'false'],
      defaults: { development: '[]', targets: [{ names: ['node'], development: '{}' }] },
      since: '5.2.0',
      deprecated: true,
      experimental: false,
      flags: ['--resolve-alias'],
      places: { 'resolveLoader.alias': { type: 'string', deprecated: true, experimental: false } },
      changes: [{ version: '5.3.0', what: 'default', before: '{}', after: '[]' }],
      description: 'About /configuration/resolve/#resolvealias',
      page: '/configuration/resolve/',
      anchor: 'resolvealias',
    });
  });

  it('leads from a flag to its option, whose state it has', () => {
    expect(entry('--resolve-alias')).toEqual({
      name: '--resolve-alias',
      kind: 'cli-flag',
      option: 'resolve.alias',
      deprecated: true,
      experimental: false,
      page: '/configuration/resolve/',
      anchor: 'resolvealias',
    });
    expect(entry('--config')).toEqual({
      name: '--config',
      kind: 'cli-flag',
      package: 'webpack-cli',
      unknownBefore: '4.1.0',
      deprecated: false,
      experimental: false,
    });
  });

  it('names the object of a hook, and the message of an error', () => {
    expect(entry(hook.id)).toMatchObject({
      object: 'css.CssModulesPlugin.getCompilationHooks()',
      hook: { kind: 'SyncHook', isMap: true, args: ['source'] },
      description: 'About /api/#',
    });
    expect(entry('HookError')).toMatchObject({ message: 'Hook {name} failed' });
  });
});
