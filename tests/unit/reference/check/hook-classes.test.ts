import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findWrongHookClasses } from '../../../../src/reference/check/hook-classes.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';

const hook = (id: string, kind: string) =>
  identifier({ kind: 'hook', id, hook: { kind, isMap: false, args: [] } });

const catalog = new Catalog(
  new Map([
    [
      'hook',
      [
        hook('JavascriptParser.hooks.call', 'SyncBailHook'),
        hook('JavascriptParser.hooks.finish', 'SyncBailHook'),
        hook('Compiler.hooks.make', 'AsyncParallelHook'),
        hook('Compiler.hooks.run', 'AsyncSeriesHook'),
        hook('Compiler.hooks.done', 'AsyncSeriesHook'),
        hook('Compiler.hooks.entryOption', 'SyncBailHook'),
        hook('html.HtmlModulesPlugin.getCompilationHooks().alterTags', 'AsyncSeriesWaterfallHook'),
      ],
    ],
  ]),
);

function check(text: string): string[] {
  const page = parsePage('docs/guides/plugins.mdx', `---\ntitle: Plugins\n---\n\n${text}\n`);
  return findWrongHookClasses(withDefinitions(page, catalog), { catalog }).map(findingText);
}

describe('what is said of all hooks of a class', () => {
  it.each([
    ['The hooks of the parser are asynchronous.', 'JavascriptParser.hooks.call'],
    ['Wait here for [parser hooks](/api/parser/), which are asynchronous.', 'hooks.call'],
    ['All hooks of the parser are waterfall hooks.', 'hooks.call'],
    ['Every hook of the `Compiler` is asynchronous.', 'Compiler.hooks.entryOption'],
    ['The [hooks](/api/parser/) are asynchronous.', 'hooks.call'],
    ["The parser's hooks aren't bail hooks.", 'hooks.call'],
    ['None of the parser hooks are synchronous.', 'hooks.call'],
    ['Most compiler hooks are synchronous.', 'Compiler.hooks.make'],
    ['Some of the parser hooks are asynchronous.', 'hooks.call'],
    ['The hooks of HtmlModulesPlugin are synchronous.', 'alterTags'],
  ])('is wrong in "%s"', (text, id) => {
    expect(check(text)).toEqual([expect.stringMatching(new RegExp(`isn't true of .*${id}`, 'u'))]);
  });

  it.each([
    'The hooks of the parser are synchronous.',
    'They are ready for [parser hooks](/api/parser/), which are synchronous.',
    'All hooks of the parser are bail hooks: the first function ends the hook.',
    'Most compiler hooks are asynchronous.',
    'Some compiler hooks are synchronous.',
    'None of the parser hooks are asynchronous.',
    'Compiler hooks are called in an order.',
    'The hooks of the application are asynchronous.',
    '[Hooks](/api/plugins/) are asynchronous.',
  ])('is right in "%s"', (text) => {
    expect(check(text)).toEqual([]);
  });
});
