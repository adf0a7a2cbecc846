import { describe, expect, test } from 'vitest';
import { unifiedDiff } from '../../../../src/content/examples/diff.ts';

const numbered = (...lines: (number | string)[]): string => lines.join('\n');

describe('unifiedDiff', () => {
  test('shows the whole file by default', () => {
    expect(unifiedDiff(numbered('a', 'b', 'c', 'd'), numbered('a', 'x', 'y', 'c', 'd'))).toBe(
      ' a\n-b\n+x\n+y\n c\n d',
    );
  });

  test('has no headers, neither of files nor of hunks', () => {
    expect(unifiedDiff('a', 'b')).toBe('-a\n+b');
  });

  test('does not mark the last line when lines follow it', () => {
    expect(unifiedDiff('a', 'a\nb')).toBe(' a\n+b');
  });

  test('marks every place where it leaves lines out', () => {
    const before = numbered(1, 2, 3, 4, 5, 6, 7, 8, 9);
    const after = numbered(1, 2, 'x', 4, 5, 6, 7, 'y', 9);
    expect(unifiedDiff(before, after, 1)).toBe(' …\n 2\n-3\n+x\n 4\n …\n 7\n-8\n+y\n 9');
    expect(unifiedDiff(before, after, 0)).toBe(' …\n-3\n+x\n …\n-8\n+y\n …');
  });

  test('leaves nothing out when the context reaches from change to change', () => {
    expect(unifiedDiff(numbered(1, 2, 3), numbered('x', 2, 'y'), 1)).toBe('-1\n+x\n 2\n-3\n+y');
  });

  test('keeps blank lines', () => {
    expect(unifiedDiff('a\n\nb', 'a\n\n\nc')).toBe(' a\n\n-b\n+\n+c');
  });

  test('refuses equal texts', () => {
    expect(() => unifiedDiff('a', 'a')).toThrow(
      'the two files are equal; quote the file without "diff"',
    );
  });
});
