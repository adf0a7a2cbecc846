import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findWrongHookKinds } from '../../../../src/reference/check/hook-kinds.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';

const catalog = new Catalog(
  new Map([
    [
      'hook',
      (
        [
          ['compile', 'SyncHook'],
          ['make', 'AsyncParallelHook'],
          ['done', 'AsyncSeriesHook'],
        ] as const
      ).map(([name, kind]) =>
        identifier({
          kind: 'hook',
          id: `Compiler.hooks.${name}`,
          hook: { kind, isMap: false, args: [] },
        }),
      ),
    ],
  ]),
);

function check(name: string, text: string): string[] {
  const page = parsePage(
    'docs/api/compiler-hooks.mdx',
    `---\ntitle: Hooks\n---\n\n## ${name}\n\n${text}\n`,
  );
  return findWrongHookKinds(withDefinitions(page, catalog), { catalog }).map(findingText);
}

describe('what a hook allows', () => {
  it.each([
    ['done', "It can't be asynchronous."],
    ['done', 'The hook cannot be asynchronous: finish your work at once.'],
    ['done', "This hook can't return a promise."],
    ['done', "You can't wait for anything here."],
    ['done', 'It ends the build, and the callback of `run` never waits for it.'],
    ['done', 'Taps run side by side.'],
    ['done', 'Asynchronous work is not possible.'],
    ['make', "Your functions run, and webpack doesn't wait for all of them."],
    ['make', 'webpack calls your functions one after another.'],
    ['make', 'The functions run sequentially.'],
    ['compile', 'It may be asynchronous.'],
    ['compile', 'The hook could be asynchronous: read a file here.'],
    ['compile', 'Promises are allowed.'],
    ['compile', 'webpack runs the functions in parallel.'],
  ])('is wrong for %s in "%s"', (name, text) => {
    expect(check(name, text)).toEqual([
      expect.stringContaining(`compiler-hooks.mdx:7 statement: Compiler.hooks.${name} is called`),
    ]);
  });

  it.each([
    ['done', 'It may be asynchronous, and the callback of `run` waits for it.'],
    ['done', 'This hook can return a promise.'],
    ['done', 'Taps run one after another.'],
    ['done', 'You can wait for something here.'],
    ['make', "It isn't necessarily asynchronous."],
    ['make', 'webpack calls your functions at the same time, and webpack waits for all of them.'],
    ['compile', "The hook can't be asynchronous."],
    ['compile', "Promises aren't awaited."],
    ['compile', 'Functions run in sequence.'],
  ])('is right for %s in "%s"', (name, text) => {
    expect(check(name, text)).toEqual([]);
  });

  it('is told in a clause after its name too', () => {
    expect(
      check('compile', 'First `compiler.hooks.make`, which is synchronous, then this.'),
    ).toEqual([
      expect.stringContaining(
        'Compiler.hooks.make is called synchronous, but is AsyncParallelHook',
      ),
    ]);
    expect(check('compile', 'First `compiler.hooks.make`, which is asynchronous.')).toEqual([]);
  });
});
