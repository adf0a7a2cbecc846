import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkNodeMinimum } from '../../../src/plugins/reference/remark-node-minimum.ts';
import { nodeMinimum, readLockedTree } from '../../../src/reference/node-minimum.ts';
import type { LockedTree } from '../../../src/reference/node-minimum.ts';

type Entry = Partial<LockedTree[string]>;

function tree(entries: Record<string, Entry>): LockedTree {
  const empty = {
    dependencies: {},
    optionalDependencies: {},
    peerDependencies: {},
    peerDependenciesMeta: {},
  };
  return Object.fromEntries(
    Object.entries(entries).map(([place, entry]) => [
      `node_modules/${place}`,
      { ...empty, ...entry },
    ]),
  );
}

describe('the oldest Node.js for packages', () => {
  it('counts the dependencies of dependencies', () => {
    const packages = tree({
      cli: { engines: { node: '>=20.9.0' }, dependencies: { find: '^1.0.0' } },
      find: { engines: { node: '>=18' }, dependencies: { parse: '^1.0.0' } },
      parse: { engines: { node: '>= 22.15.0' } },
      other: { engines: { node: '>=24' } },
    });
    expect(nodeMinimum(packages, ['cli'])).toBe('22.15');
  });

  it('takes the copy of a package that the one above it would load', () => {
    const packages = tree({
      cli: { dependencies: { args: '^14.0.0' } },
      args: { engines: { node: '>=26' } },
      'cli/node_modules/args': { engines: { node: '>=20' } },
    });
    expect(nodeMinimum(packages, ['cli'])).toBe('20.0');
  });

  it('counts peers, but not optional ones', () => {
    const packages = tree({
      cli: {
        peerDependencies: { core: '^5.0.0', server: '^6.0.0' },
        peerDependenciesMeta: { server: { optional: true } },
      },
      core: { engines: { node: '>=18' } },
      server: { engines: { node: '>=22' } },
    });
    expect(nodeMinimum(packages, ['cli'])).toBe('18.0');
  });

  it('skips versions that a range leaves out', () => {
    const packages = tree({
      a: { engines: { node: '>=21' } },
      b: { engines: { node: '^20.1.0 || ^24.2.1' } },
    });
    expect(nodeMinimum(packages, ['a', 'b'])).toBe('24.2.1');
  });

  it('names a package that is not installed, and ranges that contradict each other', () => {
    expect(() => nodeMinimum(tree({}), ['cli'])).toThrow('package-lock.json has no cli');
    const packages = tree({ a: { engines: { node: '<20' } }, b: { engines: { node: '>=22' } } });
    expect(() => nodeMinimum(packages, ['a', 'b'])).toThrow('a and b depend on: >=22, <20');
  });

  it('is newer for webpack-cli than its own package.json says', () => {
    const installed = readLockedTree(process.cwd());
    expect(installed['node_modules/webpack-cli']?.engines?.node).toBe('>=20.9.0');
    expect(nodeMinimum(installed, ['webpack', 'webpack-cli'])).toBe('22.15');
  });
});

describe('<NodeMinimum>', () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
  async function page(value: string): Promise<string> {
    const file = new VFile({ path: 'docs/page.mdx', value });
    const plugin = remarkNodeMinimum({ siteDir: process.cwd() });
    const root = processor.parse(file);
    plugin(root, file);
    return processor.stringify((await processor.run(root)) as Root);
  }

  it('becomes the version', async () => {
    const text = 'Node.js <NodeMinimum packages="webpack webpack-cli" /> or newer';
    expect(await page(text)).toBe('Node.js 22.15 or newer\n');
  });

  it('names the page and the line when the packages are missing or unknown', async () => {
    await expect(page('\nNode.js <NodeMinimum />')).rejects.toThrow('docs/page.mdx:2');
    await expect(page('Node.js <NodeMinimum packages="nothing-here" />')).rejects.toThrow(
      'docs/page.mdx:1: package-lock.json has no nothing-here',
    );
  });
});
