import { diffLines } from 'diff';

/** One line of a diff: its sign and the text after it. */
interface SignedLine {
  readonly sign: ' ' | '+' | '-';
  readonly text: string;
}

/** Marks omitted unchanged lines. */
const gap = ' …';

function signedLines(before: string, after: string): SignedLine[] {
  // A final newline on both sides keeps the last line from differing only in its line ending.
  return diffLines(`${before}\n`, `${after}\n`).flatMap(({ value, added, removed }) => {
    const sign = added ? '+' : removed ? '-' : ' ';
    return value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): SignedLine => ({ sign, text }));
  });
}

/**
 * A unified diff without headers, ready for a code block with the language `diff`.
 *
 * @param before older text
 * @param after newer text
 * @param context number of unchanged lines to keep around a change; all of them if omitted
 * @throws {Error} if the texts are equal, since the block would be empty
 */
export function unifiedDiff(
  before: string,
  after: string,
  context = Number.POSITIVE_INFINITY,
): string {
  const lines = signedLines(before, after);
  const changed = lines.flatMap((line, index) => (line.sign === ' ' ? [] : [index]));
  if (changed.length === 0) {
    throw new Error('the two files are equal; quote the file without "diff"');
  }
  const near = (index: number): boolean => changed.some((at) => Math.abs(at - index) <= context);
  const out: string[] = [];
  let last = -1;
  for (const [index, { sign, text }] of lines.entries()) {
    if (!near(index)) continue;
    if (index > last + 1) out.push(gap);
    out.push(`${sign}${text}`.trimEnd());
    last = index;
  }
  if (last < lines.length - 1) out.push(gap);
  return out.join('\n');
}
