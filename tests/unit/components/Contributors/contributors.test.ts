import { describe, expect, it } from 'vitest';
import { isInView } from '../../../../src/components/Contributors/in-view.ts';
import {
  avatarImageSize,
  avatarSize,
  avatarUrl,
  excludedContributors,
  listedContributors,
  viewCheckInterval,
} from '../../../../src/site/contributors.ts';

describe('contributors', () => {
  it('have the constants of the specification', () => {
    expect({ avatarSize, avatarImageSize, viewCheckInterval }).toEqual({
      avatarSize: 45,
      avatarImageSize: 90,
      viewCheckInterval: 300,
    });
    expect(new Set(excludedContributors).size).toBe(9);
  });

  it('are listed once each, in order, without the excluded ones, whatever the letter case', () => {
    expect(listedContributors(['b', 'maxloh', 'a', 'B', 'KOLHAR730'])).toEqual(['b', 'a']);
  });

  it('have their picture asked for at size 90', () => {
    expect(avatarUrl('sokra')).toBe('https://github.com/sokra.png?size=90');
  });
});

describe('isInView', () => {
  it.each([
    [{ top: 100, bottom: 200 }, true],
    [{ top: 799, bottom: 900 }, true],
    [{ top: 800, bottom: 900 }, false],
    [{ top: -100, bottom: 1 }, true],
    [{ top: -100, bottom: 0 }, false],
  ])('says of %o in a window of 800 pixels: %s', (edges, expected) => {
    expect(isInView(edges, 800)).toBe(expected);
  });
});
