/**
 * The words after the language of a code fence, such as `file=a/b/c.js region=main title="c.js" showLineNumbers`. The
 * portal's own words are removed; the theme's words stay, in their order.
 */
export interface FenceMeta {
  readonly file?: string;
  readonly region?: string;
  readonly diff?: string;
  readonly context?: number;
  readonly hasTitle: boolean;
  /** The theme's words. */
  readonly rest: string;
}

const word = /(?<key>[A-Za-z]+)=(?:"(?<quoted>[^"]*)"|(?<bare>\S+))|\S+/g;

const ownKeys = ['file', 'region', 'diff', 'context'] as const;
type OwnKey = (typeof ownKeys)[number];

const isOwnKey = (key: string | undefined): key is OwnKey =>
  (ownKeys as readonly (string | undefined)[]).includes(key);

/** @throws {Error} if a word is repeated or empty, or if `context` isn't an integer */
export function readMeta(meta: string): FenceMeta {
  const own = new Map<OwnKey, string>();
  const rest: string[] = [];
  let hasTitle = false;
  for (const match of meta.matchAll(word)) {
    const { key, quoted, bare } = match.groups ?? {};
    if (!isOwnKey(key)) {
      hasTitle ||= key === 'title';
      rest.push(match[0]);
      continue;
    }
    const value = quoted ?? bare ?? '';
    if (value === '') throw new Error(`"${key}=" has no value`);
    if (own.has(key)) throw new Error(`"${key}=" is given twice`);
    own.set(key, value);
  }
  const context = own.get('context');
  if (context !== undefined && !/^\d+$/.test(context)) {
    throw new Error(`"context=${context}" isn't a whole number of lines`);
  }
  const file = own.get('file');
  const region = own.get('region');
  const diff = own.get('diff');
  return {
    ...(file !== undefined && { file }),
    ...(region !== undefined && { region }),
    ...(diff !== undefined && { diff }),
    ...(context !== undefined && { context: Number(context) }),
    hasTitle,
    rest: rest.join(' '),
  };
}

/** The title among a fence's words. */
export function titleOf(meta: string): string | undefined {
  return /(?:^|\s)title="([^"]*)"/u.exec(meta)?.[1];
}
