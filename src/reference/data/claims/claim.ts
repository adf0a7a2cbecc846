/** A fact in prose that isn't in any inventory, with its evidence. */
export interface Claim {
  /** Page that contains the words. */
  readonly page: string;
  /** Name of the row or heading that contains the words, if others contain the same ones. */
  readonly of?: string;
  /** Words from one sentence, as written on the page, with code in backticks. */
  readonly text: string;
  /** Package and file with the evidence. */
  readonly source: readonly [from: string, file: string];
  /** Pattern that is in the file as long as the words are true. */
  readonly code: RegExp;
}

/**
 * A claim that was measured in a build.
 *
 * It must be measured again for each minor version of webpack; the check reports when.
 */
export function measured(page: string, text: string, version = /"version": "5\.112\./u): Claim {
  return { page, text, source: ['webpack', 'package.json'], code: version };
}

/** Words of a page, the file of a package with the evidence, its pattern, and the heading or row if others have them. */
type Row = readonly [text: string, file: string, code: RegExp, of?: string];

/**
 * The claims of a page.
 *
 * @param page file of the page below `docs`, without its extension
 * @param rows files are named with their package: `webpack/lib/index.js`
 */
export function claimsOfPage(page: string, rows: readonly Row[]): Claim[] {
  return rows.map(([text, file, code, of]) => {
    const [, from = '', name = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/u.exec(file) ?? [];
    return {
      page: `docs/${page}.mdx`,
      text,
      source: [from, name],
      code,
      ...(of !== undefined && { of }),
    };
  });
}
