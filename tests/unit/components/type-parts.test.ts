import { describe, expect, it } from 'vitest';
import { typeParts } from '../../../src/components/Signature/type-parts.ts';

describe('a type is split', () => {
  it('where it names a type that a page explains, once for each', () => {
    expect(typeParts('(a: Chunk, b: Chunk) => Module | undefined')).toEqual([
      { text: '(a: ' },
      { text: 'Chunk', href: '/api/chunk-object/' },
      { text: ', b: Chunk) => ' },
      { text: 'Module', href: '/api/module-object/' },
      { text: ' | undefined' },
    ]);
  });

  it('where an object has a key that the page explains', () => {
    expect(typeParts('{ keep?: string; dry?: boolean }', { keep: 'the-id' })).toEqual([
      { text: '{ ' },
      { text: 'keep', href: '#the-id' },
      { text: '?: string; dry?: boolean }' },
    ]);
  });

  it('at keys in quotes, and in a list of keys alone', () => {
    expect(typeParts("{ css; 'asset/bytes'; … }", { css: 'a', 'asset/bytes': 'b' })).toEqual([
      { text: '{ ' },
      { text: 'css', href: '#a' },
      { text: '; ' },
      { text: "'asset/bytes'", href: '#b' },
      { text: '; … }' },
    ]);
  });

  it('not within words, and not at a key with the name of a type', () => {
    expect(typeParts("'Chunk' | ChunkFilter | { Chunk: string }")).toEqual([
      { text: "'Chunk' | ChunkFilter | { Chunk: string }" },
    ]);
  });
});
