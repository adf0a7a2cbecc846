import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../src/lib/edit-distance.ts';

describe('the edit distance', () => {
  it.each([
    ['', '', 0],
    ['loader', 'loader', 0],
    ['', 'abc', 3],
    ['loaders', 'loader', 1],
    ['laoder', 'loader', 1],
    ['kitten', 'sitting', 3],
  ])('of "%s" and "%s" is %i both ways', (one, other, distance) => {
    const longest = Math.max(one.length, other.length);
    expect(editDistance(one, other, longest)).toBe(distance);
    expect(editDistance(other, one, longest)).toBe(distance);
  });

  it.each([
    ['path', 'path', 0],
    ['path', 'paht', 1],
    ['path', 'pat', 1],
    ['path', 'pathh', 1],
    ['path', 'poth', 1],
    ['splitchunks', 'slpitchuncs', 2],
    ['path', 'chunk', 3],
    ['a', 'abcdef', 3],
  ])('of "%s" and "%s" is counted up to 3: %i', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
    expect(editDistance(other, one, 2)).toBe(distance);
  });
});
