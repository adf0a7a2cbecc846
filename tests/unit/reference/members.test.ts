import { describe, expect, it } from 'vitest';
import { findGoneMembers } from '../../../src/reference/check/members.ts';
import type { PageWithDefinitions } from '../../../src/reference/coverage.ts';
import type { Definition } from '../../../src/reference/documented.ts';
import { readInventories } from '../../../src/reference/inventories.ts';
import { memberInventory, objectClasses } from '../../../src/reference/members.ts';
import { installedPackage } from '../../../src/reference/package.ts';

const members = memberInventory(installedPackage('webpack'));
const find = (id: string) => members.find((member) => member.id === id);

describe('the members of objects', () => {
  it.each(objectClasses)('of %s are found', (_, prefix) => {
    expect(members.filter(({ id }) => id.startsWith(`${prefix}.`)).length).toBeGreaterThan(7);
  });

  it('have types in which names are those of pages', () => {
    expect(find('compilation.emitAsset')?.type).toBe(
      '(file: string, source: Source, assetInfo?: AssetInfo) => void',
    );
    expect(find('ModuleGraph.getModule')?.type).toBe('(dependency: Dependency) => null | Module');
    expect(find('Chunk.files')?.type).toBe('Set<string>');
  });

  it('contain what a class inherits', () => {
    expect(find('Module.dependencies')?.type).toBe('Dependency[]');
  });

  it('know what is deprecated', () => {
    expect(find('Module.issuer')?.deprecated).toBe(true);
    expect(find('Chunk.name')?.deprecated).toBe(false);
  });

  it.each([
    ['compilation.hooks', 'hooks have pages of their own'],
    ['compilation.processDependenciesQueue', "webpack's own scheduling"],
    ['compilation.PROCESS_ASSETS_STAGE_ADDITIONS', 'static'],
    ['compilation._modules', 'private'],
    ['Module.errors', 'only says that it is gone'],
    ['Module.serialize', 'for the cache'],
  ])('leave out %s: %s', (id) => {
    expect(find(id)).toBeUndefined();
  });

  it('are part of the interface of Node.js, each once', async () => {
    const all = (await readInventories()).get('node-api') ?? [];
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(members.map(({ id }) => id)));
  }, 120_000);
});

describe('a page about a class', () => {
  const page = (...definitions: Definition[]) =>
    ({
      url: '/api/chunk-graph/',
      title: 'Chunk graph',
      file: 'x.mdx',
      definitions,
    }) as unknown as PageWithDefinitions;
  const named = (text: string, matches: readonly unknown[] = []): Definition =>
    ({ name: { text, note: undefined }, matches, line: 7 }) as unknown as Definition;

  it('is told about a member that the class does not have', () => {
    expect(findGoneMembers(page(named('getNothing')))).toEqual([
      expect.objectContaining({ rule: 'gone', line: 7, file: 'x.mdx' }),
    ]);
  });

  it('may have other headings, and members', () => {
    const found = [named('Modules of a chunk'), named('Sizes'), named('getModuleId', [{}])];
    expect(findGoneMembers(page(...found))).toEqual([]);
  });
});
