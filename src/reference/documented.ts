import type { Catalog, Match } from './catalog.ts';
import { rowId } from '../content/heading-ids.ts';
import type { PageIds } from '../content/heading-ids.ts';
import type { Identifier, Kind } from './identifier.ts';
import type { DefinitionRow, DefinitionTable, Section, WrittenName } from '../content/notation.ts';
import { prefixesOfPage } from './pages.ts';

/** Fewer words say nothing. */
export const leastWords = 8;

/** A heading or a row that names something of webpack, or looks as if it did. */
export interface Definition {
  readonly name: WrittenName;
  readonly matches: readonly Match[];
  readonly words: number;
  readonly line: number;
  /** Id of the heading or row in the built page; undefined for the title, and for a row without one. */
  readonly anchor: string | undefined;
  readonly section: Section;
  /** The table with the row; undefined for a heading. */
  readonly table: DefinitionTable | undefined;
  /** The row of the table. */
  readonly row: DefinitionRow['node'] | undefined;
  /** What the headings around it stand for, the nearest first. */
  readonly enclosing: readonly Match[];
}

/** What a page's title names: "Stats" is `stats` on the page about that option. */
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
 * Finds what the headings and rows of a page stand for.
 *
 * @param page its address, title and sections
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
          // Each id stands once: that of a heading about the same thing is the better target.
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
  /** Id within the page; undefined where the whole page is about it. */
  readonly anchor: string | undefined;
}

/** Identifiers with the places that document them in enough words. */
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

/** The places of the identifiers of a catalog, from what `documentedEntries` has written. */
export function documentedOf(entries: DocumentedEntries, { inventories }: Catalog): Documented {
  const places = new Map(entries.map(([kind, id, found]) => [`${kind} ${id}`, found]));
  return new Map(
    [...inventories.values()].flat().flatMap((one) => {
      const found = places.get(`${one.kind} ${one.id}`);
      return found === undefined ? [] : [[one, found] as const];
    }),
  );
}

/** Gathers what all pages document; the flags of an option stand where the option stands. */
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
