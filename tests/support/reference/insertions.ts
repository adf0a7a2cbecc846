import type { Match } from '../../../src/reference/catalog.ts';
import type { PageWithDefinitions } from '../../../src/reference/coverage.ts';
import type { Laboratory, Mutation } from './mutations.ts';

/** A heading that documents a single name. */
export interface Heading {
  readonly page: PageWithDefinitions;
  readonly line: number;
  readonly match: Match;
}

/** Headings that document a single name. */
export function headings({ pages }: Laboratory): Heading[] {
  return pages.flatMap((page) =>
    page.definitions.flatMap(({ matches: [match, ...others], table, line, section }) =>
      match !== undefined && others.length === 0 && table === undefined && section.heading
        ? [{ page, line, match }]
        : [],
    ),
  );
}

/** Guides, with the line in front of their first heading. */
function guides({ pages }: Laboratory): { page: PageWithDefinitions; line: number }[] {
  return pages
    .filter(({ url }) => /^\/guides\/\w/u.test(url))
    .flatMap((page) => {
      const line = page.sections[1]?.heading?.position?.start.line;
      return line === undefined ? [] : [{ page, line: line - 1 }];
    });
}

/** Sentences inserted into guides in turn. */
export function inGuides(
  laboratory: Laboratory,
  kind: string,
  texts: readonly string[],
): readonly Mutation[] {
  const places = guides(laboratory);
  return laboratory.draw(texts, 6).flatMap((text, index) => {
    const place = places[(index * 7) % places.length];
    return place === undefined
      ? []
      : [
          {
            kind,
            what: `${place.page.file}: ${text}`,
            isFound: () => laboratory.insert(place.page, place.line, text),
          },
        ];
  });
}
