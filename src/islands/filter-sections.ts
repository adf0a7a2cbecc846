/** The searchable content below one heading. */
export interface FilterSection {
  /** Level of the heading: 2 for an h2. */
  readonly level: number;
  readonly name: string;
  /** Type, default, flags: the facts that the page shows for the name. */
  readonly facts: string;
  /** Texts of the rows and items below the heading. */
  readonly rows: readonly string[];
}

export interface FilteredSection {
  /** The visible part of the section; `heading` if only its subsections or rows match. */
  readonly shows: 'all' | 'rows' | 'heading' | 'nothing';
  /** For each row, true if it matches. */
  readonly rows: readonly boolean[];
}

/** Text for comparison, without the break opportunities in long names. */
function comparable(text: string): string {
  return text.replaceAll('\u200B', '').toLowerCase();
}

/**
 * Finds the options that have all words of a query in their name or facts. A row also matches by its heading:
 * "environment arrow" finds the row `arrowFunction` below `output.environment`.
 *
 * @param query if it has no words, everything is shown
 */
export function filterSections(
  sections: readonly FilterSection[],
  query: string,
): readonly FilteredSection[] {
  const words = comparable(query).split(/\s+/u).filter(Boolean);
  const has = (text: string) => words.every((word) => text.includes(word));
  const found = sections.map(({ level, name, facts, rows }) => {
    const heading = comparable(name);
    const matching = rows.map((row) => {
      const text = comparable(row);
      return words.some((word) => text.includes(word)) && has(`${heading} ${text}`);
    });
    let shows: FilteredSection['shows'] = 'nothing';
    if (has(heading)) shows = 'all';
    // The type of an object lists its keys, so rows that explain them take precedence.
    else if (matching.includes(true)) shows = 'rows';
    else if (has(`${heading} ${comparable(facts)}`)) shows = 'all';
    return { level, shows, rows: matching };
  });
  // Iterates backwards, so each heading knows what is below it.
  let needed = 0;
  return found
    .toReversed()
    .map(({ level, shows, rows }): FilteredSection => {
      const isAbove = level < needed;
      const isFound = shows !== 'nothing';
      if (isFound || isAbove) needed = level;
      return { shows: isFound || !isAbove ? shows : 'heading', rows };
    })
    .toReversed();
}
