/** Messages as pages quote them, made into patterns: what stands for the reader's own names is left open. */

/** A place that explains a message. */
export interface KnownMessage {
  /** Address below the site, with the id of the place. */
  readonly url: string;
  /** Heading or name of the place. */
  readonly title: string;
  /**
   * Lines of the message. Each is a list of texts that follow one another, with something of the reader's between
   * them; an empty text at either end leaves that end open.
   */
  readonly lines: readonly (readonly string[])[];
  /** Whether a whole line of it outweighs what the message shares with others. */
  readonly decides?: true;
}

/** Names of samples, which stand for those of the reader. */
const sampleNames = [
  'zz',
  'kit',
  'shop',
  'dup',
  'foo',
  'foo-bar.x',
  'yes',
  'jq',
  'Cart.js',
  'cart.js',
  'totals',
];

/** What stands for something of the reader's in a quoted message. */
const open = new RegExp(
  [
    String.raw`\{[^{}]*\}|…`,
    // The contents of quotes, but not the apostrophe of a contraction.
    String.raw`(?<=(?<![\p{L}\d])')[^']+(?=')`,
    String.raw`(?<=")[^"]+(?=")`,
    String.raw`\bhttps?:\/\/\S+`,
    String.raw`(?<=^|[\s(\[])\.{0,2}\/[^\s)\]:]+`,
    String.raw`\b\d[\d.:]*(?: ?(?:[KMG]i?B|kiB|bytes)\b)?`,
    ...sampleNames.map(
      (name) => String.raw`(?<![\p{L}.'"/])${name.replaceAll('.', String.raw`\.`)}(?![\p{L}])`,
    ),
    String.raw`(?<=\s)[ab](?=\s)`,
  ].join('|'),
  'gu',
);

/** The texts of a line between what is open. */
export function patternOf(line: string): string[] {
  return line.trim().split(open);
}

/** Characters of a pattern that carry its meaning. */
export function weightOf(pattern: readonly string[]): number {
  return pattern.join('').replaceAll(/[^\p{L}\p{N}]/gu, '').length;
}

/** A pattern with fewer letters is in too many other texts. */
export const leastWeight = 12;
