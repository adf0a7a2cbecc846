import { beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '../../../src/content/source-page.ts';
import { Catalog } from '../../../src/reference/catalog.ts';
import { findingText } from '../../../src/reference/check/finding.ts';
import { findWrongRequirements } from '../../../src/reference/check/requirements.ts';
import { findWrongHookKinds } from '../../../src/reference/check/statements.ts';
import { readDefinitions } from '../../../src/reference/documented.ts';
import { identifier } from '../../../src/reference/identifier.ts';
import type { Identifier } from '../../../src/reference/identifier.ts';

function hook(id: string, kind: string): Identifier {
  return identifier({ kind: 'hook', id, hook: { kind, isMap: false, args: [] } });
}

let catalog: Catalog;

beforeAll(() => {
  const option = (id: string): Identifier => identifier({ kind: 'option', id, type: 'string' });
  const ofPlugin = (id: string): Identifier => identifier({ kind: 'plugin-option', id });
  catalog = new Catalog(
    new Map([
      [
        'hook',
        [
          hook('Compiler.hooks.compile', 'SyncHook'),
          hook('Compiler.hooks.make', 'AsyncParallelHook'),
          hook('Compiler.hooks.done', 'AsyncSeriesHook'),
          hook('Compiler.hooks.shouldEmit', 'SyncBailHook'),
          hook('MultiCompiler.hooks.done', 'SyncHook'),
        ],
      ],
      ['option', [option('cache.type'), option('cache.name'), option('output.path')]],
      ['plugin-option', [ofPlugin('DllPlugin.path'), ofPlugin('DllPlugin.name')]],
    ]),
  );
});

type Check = typeof findWrongHookKinds;

function findings(check: Check, file: string, title: string, text: string): string[] {
  const page = parsePage(file, `---\ntitle: ${title}\n---\n\n${text}\n`);
  return check(page, readDefinitions(page, catalog), catalog).map(findingText);
}

describe('what a page says about hooks', () => {
  const file = 'docs/api/compiler-hooks.mdx';
  const check = (text: string): string[] => findings(findWrongHookKinds, file, 'Hooks', text);

  it.each([
    ['compile', 'This is an AsyncSeriesHook.', 'AsyncSeriesHook', 'SyncHook'],
    ['compile', 'This hook is asynchronous, so take your time.', 'asynchronous', 'SyncHook'],
    ['compile', "It's a waterfall hook.", 'waterfall hook', 'SyncHook'],
    ['compile', 'The hook is a hook of its own, and asynchronous.', 'asynchronous', 'SyncHook'],
    ['make', 'They run in series.', 'in series', 'AsyncParallelHook'],
    ['done', 'The hook can be synchronous.', 'synchronous', 'AsyncSeriesHook'],
    ['done', 'This is a bail hook.', 'bail hook', 'AsyncSeriesHook'],
  ])('below %s, "%s" is wrong', (name, sentence, said, kind) => {
    expect(check(`## ${name}\n\n${sentence}`)).toEqual([
      `${file}:7 statement: Compiler.hooks.${name} is called ${said}, but is ${kind}; name its own kind`,
    ]);
  });

  it.each([
    ['compile', 'This hook is synchronous and good for resetting state.'],
    ['compile', "It isn't a waterfall hook, and it is not asynchronous."],
    ['make', 'They run in parallel, and webpack waits for all of them.'],
    ['done', 'The hook can be asynchronous: an `AsyncSeriesHook`.'],
    ['compile', 'It is asynchronous code that you start here.'],
    ['compile', 'In a bail hook, the first answer ends it.'],
  ])('below %s, "%s" is right', (name, sentence) => {
    expect(check(`## ${name}\n\n${sentence}`)).toEqual([]);
  });

  it('says of all hooks of a section what one is not', () => {
    const text = '## Some\n\nAll of them are bail hooks.\n\n### shouldEmit\n\n### compile';
    expect(check(text)).toEqual([
      expect.stringContaining(':7 statement: Compiler.hooks.compile is called bail hooks'),
    ]);
  });

  it.each([
    ['`compile` is a bail hook.', 1],
    ['`compile` is an `AsyncSeriesHook`.', 1],
    ['`compiler.hooks.shouldEmit` is a bail hook.', 0],
    ['`compiler.hooks.shouldEmit` is a waterfall hook.', 1],
    // Two hooks have this name.
    ['`done` is synchronous.', 0],
    ['`done` is asynchronous.', 0],
    ['`done` is a waterfall hook.', 1],
  ])('on another page, %s gives %i findings', (text, count) => {
    const found = findings(findWrongHookKinds, 'docs/guides/plugins.mdx', 'Guide', text);
    expect(found).toHaveLength(count);
  });
});

describe('what a page says about options that have to be set', () => {
  const check = (text: string): string[] =>
    findings(findWrongRequirements, 'docs/plugins/dll-plugin.mdx', 'DllPlugin', text);

  it.each([
    ['name', 'Required. The name of the variable.', 'can be left out'],
    ['name', 'A name. It is required.', 'can be left out'],
    ['path', 'Optional. Where the manifest is written.', 'has to be set'],
    ['path', 'Where the manifest is written. This option is optional.', 'has to be set'],
    ['name', '`path` is optional, because of its default.', 'has to be set'],
  ])('of %s, "%s" is wrong', (name, sentence, reason) => {
    expect(check(`## ${name}\n\n${sentence}`)).toEqual([
      expect.stringMatching(
        new RegExp(`:7 statement: .* is said of DllPlugin\\.\\w+, which ${reason}`, 'u'),
      ),
    ]);
  });

  it.each([
    ['path', 'Required. Where the manifest is written.'],
    ['name', 'Optional. The name of the variable.'],
    ['name', 'Required if you set `type`.'],
    ['name', 'None of this is required.'],
    ['name', 'A file that is required by another one.'],
  ])('of %s, "%s" is right', (name, sentence) => {
    expect(check(`## ${name}\n\n${sentence}`)).toEqual([]);
  });

  it('knows that every kind of cache needs its type', () => {
    const file = 'docs/configuration/cache.mdx';
    const text = 'If `cache` is an object, `type` is optional.';
    expect(findings(findWrongRequirements, file, 'Cache', text)).toEqual([
      expect.stringContaining('is said of cache.type, which has to be set'),
    ]);
  });
});
