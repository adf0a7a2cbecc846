import { beforeAll, describe, expect, it } from 'vitest';
import webpack from 'webpack';
import { readHooks } from '../../../src/reference/hooks.ts';
import type { HookFact } from '../../../src/reference/hooks.ts';

let hooks: HookFact[] = [];

beforeAll(async () => {
  hooks = await readHooks(webpack as never);
}, 60_000);

function hook(owner: string, name: string): HookFact | undefined {
  return hooks.find((candidate) => candidate.owner === owner && candidate.name === name);
}

describe('readHooks', () => {
  it('gives class and arguments of a plain hook', () => {
    expect(hook('Compiler', 'done')).toEqual({
      owner: 'Compiler',
      name: 'done',
      kind: 'AsyncSeriesHook',
      isMap: false,
      args: ['stats'],
    });
  });

  it('gives the class of the hooks in a map', () => {
    expect(hook('NormalModuleFactory', 'resolveForScheme')).toMatchObject({
      kind: 'AsyncSeriesBailHook',
      isMap: true,
      args: ['resourceData', 'resolveData'],
    });
  });

  it('finds the hooks that classes hand out for a compilation', () => {
    expect(hook('NormalModule.getCompilationHooks()', 'beforeParse')?.kind).toBe('AsyncSeriesHook');
    expect(hook('JavascriptModulesPlugin.getCompilationHooks()', 'renderChunk')).toBeDefined();
    expect(hook('html.HtmlModulesPlugin.getCompilationHooks()', 'transformHtml')).toBeDefined();
  });

  it.each([
    ['Compiler', 30],
    ['MultiCompiler', 5],
    ['Compilation', 80],
    ['JavascriptParser', 55],
    ['ContextModuleFactory', 3],
  ])('finds the hooks of %s', (owner, least) => {
    expect(hooks.filter((candidate) => candidate.owner === owner).length).toBeGreaterThan(least);
  });

  it('lists each hook once', () => {
    const names = hooks.map(({ owner, name }) => `${owner} ${name}`);
    expect(names).toEqual([...new Set(names)]);
  });
});
