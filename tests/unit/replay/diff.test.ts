import { describe, expect, it } from 'vitest';
import { applyDiff } from '../../support/replay/diff.ts';

const text = 'one\ntwo\nthree\nfour\ntwo\n';

describe('applyDiff', () => {
  it('replaces, adds and removes lines', () => {
    expect(applyDiff(text, ' one\n-two\n+2\n three\n+3.5\n four\n-two')).toBe(
      'one\n2\nthree\n3.5\nfour\n',
    );
  });

  it('finds each part of a change behind the one before it', () => {
    expect(applyDiff(text, ' one\n+1.5\n …\n four\n-two')).toBe('one\n1.5\ntwo\nthree\nfour\n');
  });

  it.each([
    [' one\n-twenty\n three', 'no line "twenty"'],
    [' three\n-two', 'not in this order'],
    ['-two\n+2\n …', 'more than once'],
    ['+zero\n …', 'does not say where'],
  ])('refuses %j', (diff, message) => {
    expect(() => applyDiff(text, diff)).toThrow(message);
  });
});
