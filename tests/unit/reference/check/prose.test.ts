import { beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findWrongValues } from '../../../../src/reference/check/accepted-values.ts';
import { findWrongDeprecations } from '../../../../src/reference/check/deprecations.ts';
import { findUnequalValues } from '../../../../src/reference/check/equal-values.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findWrongHookKinds } from '../../../../src/reference/check/hook-kinds.ts';
import { findWrongRequirements } from '../../../../src/reference/check/requirements.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import type { Identifier } from '../../../../src/reference/identifier.ts';

function hook(id: string, kind: string): Identifier {
  return identifier({ kind: 'hook', id, hook: { kind, isMap: false, args: [] } });
}

let catalog: Catalog;

beforeAll(() => {
  const option = (id: string, type = 'string'): Identifier =>
    identifier({ kind: 'option', id, type });
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
      [
        'option',
        [
          option('cache', 'boolean | object'),
          option('cache.type'),
          option('cache.name'),
          option('output.path'),
          option('dotenv.dir', 'false | string'),
          option('output.clean.keep', "RegExp | string | ((path: string) => 'a' | true)"),
          option('resolve.modules', 'string[]'),
          option('infrastructureLogging.own', 'boolean | RuleSetCondition'),
          option('output.filename'),
          option('watchOptions.ignored'),
          option('cache.buildDependencies'),
          { ...option('stats.cached', 'boolean'), deprecated: true },
          { ...option('output.html', 'boolean'), experimental: true },
          option('stats.warningsFilter'),
          option('entry.<name>.filename', 'string | (() => string)'),
        ],
      ],
      [
        'plugin',
        [
          identifier({ kind: 'plugin', id: 'OldPlugin', deprecated: true }),
          identifier({ kind: 'plugin', id: 'DllPlugin' }),
        ],
      ],
      ['plugin-option', [ofPlugin('DllPlugin.path'), ofPlugin('DllPlugin.name')]],
    ]),
  );
});

type Check = typeof findWrongHookKinds;

function findings(check: Check, file: string, title: string, text: string): string[] {
  const page = parsePage(file, `---\ntitle: ${title}\n---\n\n${text}\n`);
  return check(withDefinitions(page, catalog), { catalog }).map(findingText);
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
    ['compile', 'Asynchronous, so take your time.', 'Asynchronous', 'SyncHook'],
    ['compile', 'A waterfall hook: return the value.', 'waterfall hook', 'SyncHook'],
    ['make', 'Functions run in series.', 'in series', 'AsyncParallelHook'],
    ['compile', 'The hook waits for promises.', 'waits for promises', 'SyncHook'],
    ['done', "It doesn't wait for promises.", 'not wait for promises', 'AsyncSeriesHook'],
    ['shouldEmit', "The hook isn't a bail hook.", 'not bail hook', 'SyncBailHook'],
    ['shouldEmit', 'It works as a waterfall.', 'waterfall', 'SyncBailHook'],
    [
      'done',
      'Each tap gets what the tap before it has returned.',
      'the tap before',
      'AsyncSeriesHook',
    ],
    ['done', 'What a tap returns is passed to the next.', 'to the next', 'AsyncSeriesHook'],
    [
      'done',
      'The hook ends as soon as a tap returns a value.',
      'as soon as a tap returns',
      'AsyncSeriesHook',
    ],
    ['compile', 'Functions can return promises.', 'return promises', 'SyncHook'],
    ['make', 'These taps work in series.', 'in series', 'AsyncParallelHook'],
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
    ['make', 'Functions run at the same time.'],
    ['make', "It isn't only asynchronous."],
    ['compile', "Taps can't return promises."],
    ['shouldEmit', 'It stops at the first value.'],
    ['done', 'You can use `tapPromise`.'],
    ['shouldEmit', 'A synchronous bail hook: the first function that returns a value wins.'],
  ])('below %s, "%s" is right', (name, sentence) => {
    expect(check(`## ${name}\n\n${sentence}`)).toEqual([]);
  });

  it.each([
    ['compile', 'Tap it with `tapPromise` to read a file first.'],
    ['compile', 'Your function can return a promise.'],
    ['compile', 'webpack waits for the promise that your function returns.'],
    ['compile', 'Functions may be asynchronous.'],
    ['compile', 'Use `tapAsync`, since this takes time.'],
    ['done', "`tapPromise` isn't available here."],
    ['done', 'The first function that has a result wins.'],
    ['done', 'As soon as one function returns a value, the others are skipped.'],
    ['done', 'Returning `false` stops the remaining functions.'],
    ['make', 'Each function gets the result of the previous one.'],
    ['make', 'A function passes its result on to the next one.'],
    ['shouldEmit', 'The value is passed on to the next function.'],
  ])('gives the functions of %s an effect that they lack: "%s"', (name, sentence) => {
    const [first] = check(`## Compiler.hooks.${name}\n\n${sentence}`);
    expect(first).toContain(`Compiler.hooks.${name} is called `);
  });

  it.each([
    ['compile', "It doesn't wait for promises, so `tapPromise` isn't possible."],
    ['compile', "Your function can't return a promise."],
    ['done', 'Tap it with `tapPromise` to send a file first.'],
    ['done', 'Your function can return a promise.'],
    ['make', "The value isn't passed on to the next function."],
    ['shouldEmit', 'The first function that returns a value wins.'],
    ['shouldEmit', 'Returning `false` skips the other functions.'],
    ['shouldEmit', 'For work that takes time, use another hook and `done`.'],
  ])('knows the effect of functions of %s: "%s"', (name, sentence) => {
    expect(check(`## Compiler.hooks.${name}\n\n${sentence}`)).toEqual([]);
  });

  it('knows the hook that code taps', () => {
    expect(check('Read it in `compiler.hooks.compile.tapPromise()`.')).toHaveLength(1);
    expect(check('Read it in `compiler.hooks.make.tapPromise()`.')).toEqual([]);
  });

  it('reads a part of the section as being about its hook', () => {
    expect(check('## compile\n\n### Details\n\nThis hook is asynchronous.')).toEqual([
      expect.stringContaining(':9 statement: Compiler.hooks.compile is called asynchronous'),
    ]);
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
    ['Tap `compiler.hooks.make`. The hook is synchronous.', 1],
    ['Tap `compiler.hooks.make`. It is asynchronous.', 0],
    ['Tap `compiler.hooks.make` early: it works as a waterfall.', 1],
    ['Tap `compiler.hooks.make` or `compiler.hooks.compile`: it works as a waterfall.', 0],
    ["```js\ncompiler.hooks.make.tap('A', run);\n```\n\nThis hook is synchronous.", 1],
    ["```js\ncompiler.hooks.make.tap('A', run);\n```\n\nThe example is synchronous.", 0],
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
    ['name', 'The `name` option must be set.', 'can be left out'],
    ['name', '`path` can be left out.', 'has to be set'],
    ['name', 'It cannot be omitted.', 'can be left out'],
    ['Options', 'Both options are optional.', 'has to be set'],
    ['Options', 'All options of the plugin are required.', 'can be left out'],
    ['Options', 'None of these options is required.', 'has to be set'],
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
    ['path', 'It must be set.'],
    ['path', 'If the files are elsewhere, `name` must be set.'],
    ['name', 'It can be left out.'],
    ['Options', 'Not all options are required, and none of them is dangerous.'],
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

describe('what a page says about the values that an option accepts', () => {
  const reference = 'docs/configuration/output.mdx';
  const guide = 'docs/guides/some-guide.mdx';
  const check = (file: string, text: string): string[] =>
    findings(findWrongValues, file, 'Output', text);

  it.each([
    'It can be a relative path, too.',
    'It accepts an absolute or a relative path.',
    'The folder, as a relative path.',
    "It doesn't have to be absolute.",
    'A relative path works, too.',
    'The option accepts a function.',
    'It takes a string, or a list of strings.',
    'A function that returns the path.',
    "It can't be a string.",
  ])('below output.path, "%s" is wrong', (sentence) => {
    expect(check(reference, `## output.path\n\n${sentence}`)).toEqual([
      expect.stringMatching(/^docs\/configuration\/output\.mdx:7 statement: .*output\.path/u),
    ]);
  });

  it.each([
    'It must be an absolute path.',
    'It must not be a relative path.',
    'No relative path is accepted.',
    'It takes a string.',
    "It isn't a function.",
    "It can't be a string with a query.",
    'Paths in it can be relative to the project.',
    'A name can be relative. It can be a function.',
  ])('below output.path, "%s" is right', (sentence) => {
    expect(check(reference, `## output.path\n\n${sentence}`)).toEqual([]);
  });

  it.each([
    ['output.filename', "Functions aren't accepted.", 1],
    ['output.filename', 'Only strings are accepted.', 1],
    ['output.filename', 'It must be a string.', 1],
    ['output.filename', 'If you write to memory, it must be a string.', 0],
    ['output.filename', 'It also accepts an array.', 1],
    ['output.filename', 'Pass a list of names.', 1],
    ['output.filename', 'You can also give it a function.', 0],
    ['output.filename', 'A list can contain functions.', 1],
    ['output.filename', 'It must be a string or a function.', 0],
    ['watchOptions.ignored', 'A list can contain regular expressions.', 1],
    ['watchOptions.ignored', "A list can't contain regular expressions.", 0],
    ['watchOptions.ignored', 'Regular expressions work too, but not in a list.', 0],
    ['watchOptions.ignored', 'Each item is a function.', 1],
    ['cache.buildDependencies', 'Its values must be strings.', 1],
    ['cache.buildDependencies', 'Its values are lists of strings.', 0],
    ['output.filename', "It can contain folders, but can't be a function.", 1],
    ['output.filename', "Unlike `output.path`, it can't be a function.", 1],
    ['output.filename', 'Folders are created, and a file can be a function.', 0],
    ['output.path', "It can contain folders, but can't be a function.", 0],
    ['output.filename', "It is read once and can't be a function.", 1],
  ])('below %s, "%s" has %i findings', (name, sentence, count) => {
    expect(check(reference, `## ${name}\n\n${sentence}`)).toHaveLength(count);
  });

  it('knows the option of another heading that was named before', () => {
    const text = (said: string): string =>
      `## \`entry.<name>.filename\`\n\nIts name.\n\n## Names\n\nUse \`filename\` there. ${said}`;
    expect(check(reference, text('It has to be a string.'))).toHaveLength(1);
    expect(check(reference, text('It can be a function.'))).toEqual([]);
  });

  it.each([
    ['`output.path` can be relative.', 1],
    ['In `dotenv`, `dir` can be a relative path.', 1],
    ['Elsewhere, `dir` can be a relative path.', 0],
    ['With `clean`, `keep` takes a list of patterns.', 1],
    ['With `clean`, `keep` takes a function.', 0],
    ['`resolve.modules` takes a list of strings.', 0],
    ['`resolve.modules` takes a list of regular expressions.', 1],
    ['`infrastructureLogging.own` accepts a function.', 0],
    ["Functions aren't accepted by `output.filename`.", 1],
    ['Functions are accepted by `output.filename`.', 0],
    ["For `watchOptions.ignored`, regular expressions aren't possible.", 1],
    ['`output.filename` accepts only strings.', 1],
  ])('in a guide, "%s" has %i findings', (sentence, count) => {
    expect(check(guide, sentence)).toHaveLength(count);
  });
});

describe('what a page says to be deprecated or experimental', () => {
  it.each([
    ['OldPlugin is not deprecated.', 1],
    ['`OldPlugin` is no longer deprecated.', 1],
    ['OldPlugin is deprecated.', 0],
    ["`webpack.PrefetchPlugin` still works and isn't deprecated.", 1],
    ['`webpack.PrefetchPlugin` still works but is deprecated.', 0],
    ['`webpack.prefetch.PrefetchPlugin` is deprecated.', 1],
    ['`stats.cached` is deprecated.', 0],
    ['`output.path` is deprecated.', 1],
    ["`output.path` isn't deprecated.", 0],
    ['`stats.warningsFilter` has been deprecated in favor of `ignoreWarnings`.', 0],
    ["`stats.warningsFilter` hasn't been deprecated yet.", 1],
    ['`output.html` is still experimental.', 0],
    ['`output.html` is no longer experimental.', 1],
    ['`output.path` is experimental.', 1],
    ["`output.path` isn't experimental.", 0],
  ])('"%s" has %i findings', (sentence, count) => {
    const file = 'docs/guides/some-guide.mdx';
    expect(findings(findWrongDeprecations, file, 'Guide', sentence)).toHaveLength(count);
  });
});

describe('what a page says about values of the cache', () => {
  it.each([
    ["`true` is the same as `{ type: 'memory' }`.", 0],
    ["`true` is the same as `{ type: 'filesystem' }`.", 1],
    ['It keeps results in memory in development and none in production.', 0],
    ['It keeps results in memory in both modes.', 1],
    ['It keeps results on disk in production.', 1],
  ])('"%s" has %i findings', (sentence, count) => {
    const text = `---\ntitle: Cache\n---\n\n## cache\n\n${sentence}\n`;
    const page = parsePage('docs/configuration/cache.mdx', text);
    const found = findUnequalValues(withDefinitions(page, catalog), {
      defaultsWith: ({ cache }, mode) => {
        if (cache === undefined) return { cache: mode === 'development' && { type: 'memory' } };
        return { cache: cache === true ? { type: 'memory' } : cache };
      },
    });
    expect(found).toHaveLength(count);
  });
});
