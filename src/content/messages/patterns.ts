/** Turns messages quoted on pages into patterns, in which placeholders match the user's own names. */

/** A page section that explains a message. */
export interface KnownMessage {
  /** URL relative to the site's base URL, with the id of the section. */
  readonly url: string;
  /** Heading or name of the section. */
  readonly title: string;
  /**
   * Lines of the message. Each is a list of literal texts with user-specific text between them; an empty text at either
   * end leaves that end open.
   */
  readonly lines: readonly (readonly string[])[];
  /** True if a full line match outweighs the lines that the message shares with others. */
  readonly decides?: true;
}

/** Sample names, which are placeholders for the user's own names. */
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

/** Matches placeholders for user-specific text in a quoted message. */
const open = new RegExp(
  [
    String.raw`\{[^{}]*\}|…`,
    // The contents of quotes, but not the apostrophe in a contraction.
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

/** The literal texts of a line between its placeholders. */
export function patternOf(line: string): string[] {
  return line.trim().split(open);
}

/** Number of meaningful characters in a pattern. */
export function weightOf(pattern: readonly string[]): number {
  return pattern.join('').replaceAll(/[^\p{L}\p{N}]/gu, '').length;
}

/** A pattern with fewer letters matches too many other texts. */
export const leastWeight = 12;
