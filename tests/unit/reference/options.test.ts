import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import webpack from 'webpack';
import { applyDefaults, defaultText, valueAt } from '../../../src/reference/defaults.ts';
import { flagsByPath } from '../../../src/reference/flags.ts';
import { readOptions } from '../../../src/reference/options.ts';
import { parseSchema } from '../../../src/reference/schema.ts';
import type { Schema } from '../../../src/reference/schema.ts';

const schemaPath = 'node_modules/webpack/schemas/WebpackOptions.json';
const installed = readOptions(parseSchema(readFileSync(schemaPath, 'utf8'), schemaPath));

function option(path: string) {
  const found = installed.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`webpack has no option ${path}`);
  return found;
}

describe('readOptions', () => {
  const schema: Schema = {
    definitions: {
      Target: { description: 'Where.', properties: { name: { type: 'string' } } },
      Tree: {
        properties: { children: { type: 'array', items: { $ref: '#/definitions/Tree' } } },
      },
    },
    properties: {
      first: { $ref: '#/definitions/Target' },
      second: { anyOf: [{ enum: [false] }, { $ref: '#/definitions/Target' }] },
      store: {
        anyOf: [
          { properties: { type: { enum: ['memory'] } } },
          { properties: { type: { enum: ['filesystem'] } } },
        ],
      },
      groups: {
        type: 'object',
        additionalProperties: { properties: { size: { type: 'number' } } },
      },
      tree: { $ref: '#/definitions/Tree' },
      old: { type: 'string', deprecated: true, added: '5.1.0' },
    },
  };
  const facts = readOptions(schema);
  const paths = facts.map(({ path }) => path);

  it('describes a shared definition once, and names the other places', () => {
    expect(paths).toContain('first.name');
    expect(paths).not.toContain('second.name');
    expect(facts.find(({ path }) => path === 'first')?.alsoAt).toEqual(['second']);
  });

  it('joins the values that alternatives give to the same key', () => {
    expect(facts.find(({ path }) => path === 'store.type')?.type).toBe("'memory' | 'filesystem'");
  });

  it('marks keys that the reader chooses', () => {
    expect(paths).toContain('groups.<name>.size');
  });

  it('ends at recursion', () => {
    expect(paths.filter((path) => path.startsWith('tree'))).toEqual(['tree', 'tree.children']);
  });

  it('keeps what the schema says of age and state', () => {
    expect(facts.find(({ path }) => path === 'old')).toMatchObject({
      added: '5.1.0',
      deprecated: true,
      experimental: false,
    });
  });

  it('names a definition that does not exist', () => {
    expect(() => readOptions({ properties: { a: { $ref: '#/definitions/Nope' } } })).toThrow(
      /"Nope"/u,
    );
  });
});

describe('the options of the installed webpack', () => {
  it('include what its newest versions brought, with the version', () => {
    expect(option('output.html.title')).toMatchObject({ type: 'string', added: '5.109.0' });
    expect(option('Rule.glob').added).toBe('5.110.0');
    expect(option('cache.type').type).toBe("'memory' | 'filesystem'");
  });

  it('list rules under their own name', () => {
    expect(installed.some(({ path }) => path.startsWith('module.rules.'))).toBe(false);
    expect(option('Rule.sideEffects').type).toBe('boolean');
  });

  it('all have a description', () => {
    expect(installed.length).toBeGreaterThan(800);
    expect(
      installed.filter(({ description }) => description === '').map(({ path }) => path),
    ).toEqual([]);
  });
});

describe('defaults', () => {
  const development = applyDefaults(webpack as never, 'development');
  const production = applyDefaults(webpack as never, 'production');

  it.each([
    ['optimization.minimize', 'false', 'true'],
    ['optimization.moduleIds', "'named'", "'deterministic'"],
    ['output.path', "'<context>/dist'", "'<context>/dist'"],
    ['performance.maxAssetSize', undefined, '250000'],
    ['optimization.splitChunks.maxAsyncRequests', 'Infinity', '30'],
  ])('of %s are those of webpack in both modes', (path, inDevelopment, inProduction) => {
    expect(defaultText(valueAt(development, path))).toBe(inDevelopment);
    expect(defaultText(valueAt(production, path))).toBe(inProduction);
  });

  it.each([
    [() => 1, undefined],
    [/a+/u, '/a+/u'],
    [['a', 1], "['a', 1]"],
    [[() => 1], undefined],
    [{}, '{}'],
    [{ a: 1 }, undefined],
    [null, 'null'],
  ])('%s is printed as %s', (value, text) => {
    expect(defaultText(value)).toBe(text);
  });
});

describe('flagsByPath', () => {
  const flags = flagsByPath(webpack.cli.getArguments());

  it('knows the flag of an option, of a rule, and of an option that has several', () => {
    expect(flags.get('output.path')).toEqual(['--output-path']);
    expect(flags.get('Rule.type')).toEqual(['--module-rules-type']);
    expect(flags.get('entry')).toContain('--entry');
  });

  it('leads from most options of the schema to a flag', () => {
    expect(installed.filter(({ path }) => flags.has(path)).length).toBeGreaterThan(650);
  });
});
