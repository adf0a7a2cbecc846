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

/**
 * Claims of a page that were measured, in a build or for the current version.
 *
 * They must be measured again for each minor version of webpack; the check reports when.
 *
 * @param texts words, or words with the heading or row that contains them
 */
export function measured(
  page: string,
  ...texts: readonly (string | readonly [text: string, of: string])[]
): Claim[] {
  return claimsOfPage(
    page,
    texts.map((one) => {
      const [text, ...of] = typeof one === 'string' ? ([one] as const) : one;
      return [text, 'webpack/package.json', /"version": "5\.112\./u, ...of];
    }),
  );
}
