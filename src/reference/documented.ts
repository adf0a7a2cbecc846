import type { Catalog, Match, Place } from './catalog.ts';
import { rowId } from '../content/heading-ids.ts';
import type { PageIds } from '../content/heading-ids.ts';
import type { Identifier, Kind } from './identifier.ts';
import type { DefinitionRow, DefinitionTable, Section, WrittenName } from '../content/notation.ts';
import { prefixesOfPage } from './pages.ts';

/** A description with fewer words doesn't count. */
export const leastWords = 8;

/** A heading or a row that names something in webpack, or looks as if it did. */
export interface Definition {
  readonly name: WrittenName;
  readonly matches: readonly Match[];
  readonly words: number;
  readonly line: number;
  /** Id of the heading or row in the built page; undefined for the title, and for a row without one. */
  readonly anchor: string | undefined;
  readonly section: Section;
  /** The table that contains the row; undefined for a heading. */
  readonly table: DefinitionTable | undefined;
  /** The row of the table. */
  readonly row: DefinitionRow['node'] | undefined;
  /** Matches of the enclosing headings, nearest first. */
  readonly enclosing: readonly Match[];
}

/**
 * The heading that a line of a page is below.
 *
 * @param line one-based
 */
export function headingAbove(
  definitions: readonly Definition[],
  line: number,
): Definition | undefined {
  return definitions.findLast((one) => one.row === undefined && one.line <= line);
}

/** Where the names in the text of a definition stand. */
export function placeOf(
  { url, title }: { readonly url: string; readonly title: string },
  { matches, enclosing }: Definition,
): Place {
  return { url, title, enclosing: [...matches, ...enclosing] };
}

/** The identifier in a page's title: "Stats" is `stats` on the page about that option. */
function nameOfTitle(
  { name }: Section,
  { url, title }: { url: string; title: string },
): WrittenName {
  const meant = prefixesOfPage(url, title).find(
    (prefix) => prefix.toLowerCase() === title.toLowerCase(),
  );
  return meant === undefined ? name : { text: meant, note: undefined };
}

/**
 * Resolves the headings and rows of a page.
 *
 * @param page its URL, title and sections
 */
export function readDefinitions(
  page: {
    readonly url: string;
    readonly title: string;
    readonly sections: readonly Section[];
    readonly ids: PageIds;
  },
  catalog: Catalog,
): Definition[] {
  const { url, title, ids } = page;
  const taken = new Set(ids.all);
  const found = new Map<Section, readonly Match[]>();
  const definitions: Definition[] = [];
  for (const section of page.sections) {
    const enclosing: Match[] = [];
    for (let above = section.parent; above !== undefined; above = above.parent) {
      enclosing.push(...(found.get(above) ?? []));
    }
    const name = section.heading === undefined ? nameOfTitle(section, page) : section.name;
    const matches = catalog.resolve(name.text, { url, title, enclosing });
    found.set(section, matches);
    const line = section.heading?.position?.start.line ?? 1;
    const { heading, words } = section;
    definitions.push({
      name,
      matches,
      words,
      line,
      anchor: heading && ids.ofHeading.get(heading),
      section,
      table: undefined,
      row: undefined,
      enclosing,
    });
    const around = [...matches, ...enclosing];
    for (const table of section.tables) {
      for (const row of table.rows) {
        let anchor: string | undefined;
        for (const rowName of row.names) {
          const found = catalog.resolve(rowName.text, {
            url,
            title,
            table: table.header,
            enclosing: around,
          });
          const id = found[0] && rowId(found[0].name);
          // Ids are unique: the id of a heading about the same thing is the better target.
          if (anchor === undefined && id !== undefined && !taken.has(id)) {
            anchor = id;
            taken.add(id);
          }
          definitions.push({
            name: rowName,
            matches: found,
            words: row.words,
            line: row.node.position?.start.line ?? line,
            anchor,
            section,
            table,
            row: row.node,
            enclosing: around,
          });
        }
      }
    }
  }
  return definitions;
}

/** Where an identifier is documented. */
export interface DocumentedPlace {
  readonly url: string;
  /** Id on the page; undefined if the whole page is about it. */
  readonly anchor: string | undefined;
}

/** Identifiers with the places that document them sufficiently. */
export type Documented = ReadonlyMap<Identifier, readonly DocumentedPlace[]>;

/** The same as JSON. */
export type DocumentedEntries = readonly (readonly [
  kind: Kind,
  id: string,
  places: readonly DocumentedPlace[],
])[];

export function documentedEntries(documented: Documented): DocumentedEntries {
  return [...documented].map(([{ kind, id }, places]) => [kind, id, places] as const);
}

/** The documented places of a catalog's identifiers, from the result of `documentedEntries`. */
export function documentedOf(entries: DocumentedEntries, { inventories }: Catalog): Documented {
  const places = new Map(entries.map(([kind, id, found]) => [`${kind} ${id}`, found]));
  return new Map(
    [...inventories.values()].flat().flatMap((one) => {
      const found = places.get(`${one.kind} ${one.id}`);
      return found === undefined ? [] : [[one, found] as const];
    }),
  );
}

/** Collects what all pages document; the flags of an option are documented with the option. */
export function gatherDocumented(
  pages: readonly { readonly url: string; readonly definitions: readonly Definition[] }[],
  catalog: Catalog,
): Documented {
  const documented = new Map<Identifier, DocumentedPlace[]>();
  for (const { url, definitions } of pages) {
    for (const { matches, words, anchor } of definitions) {
      if (words < leastWords) continue;
      for (const { identifier } of matches) {
        const places = documented.get(identifier) ?? [];
        documented.set(identifier, [...places, { url, anchor }]);
      }
    }
  }
  for (const flag of catalog.inventories.get('cli-flag') ?? []) {
    const option = catalog.optionOfFlag(flag);
    const places = option && documented.get(option);
    if (places) documented.set(flag, [...(documented.get(flag) ?? []), ...places]);
  }
  return documented;
}
