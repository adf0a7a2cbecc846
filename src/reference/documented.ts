import type { Catalog } from './catalog.ts';
import type { Identifier } from './identifier.ts';
import type { DefinitionRow, DefinitionTable, Section, WrittenName } from './notation.ts';
import { prefixesOfPage } from './pages.ts';

/** Fewer words say nothing. */
export const leastWords = 8;

/** A heading or a row that names something of webpack, or looks as if it did. */
export interface Definition {
  readonly name: WrittenName;
  readonly identifiers: readonly Identifier[];
  readonly words: number;
  readonly line: number;
  readonly section: Section;
  /** The table with the row; undefined for a heading. */
  readonly table: DefinitionTable | undefined;
  /** The row of the table. */
  readonly row: DefinitionRow['node'] | undefined;
  /** Identifiers of the headings around it, the nearest first. */
  readonly enclosing: readonly Identifier[];
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
  page: { readonly url: string; readonly title: string; readonly sections: readonly Section[] },
  catalog: Catalog,
): Definition[] {
  const { url, title } = page;
  const found = new Map<Section, readonly Identifier[]>();
  const definitions: Definition[] = [];
  for (const section of page.sections) {
    const enclosing: Identifier[] = [];
    for (let above = section.parent; above !== undefined; above = above.parent) {
      enclosing.push(...(found.get(above) ?? []));
    }
    const name = section.heading === undefined ? nameOfTitle(section, page) : section.name;
    const identifiers = catalog.resolve(name.text, { url, title, enclosing });
    found.set(section, identifiers);
    const line = section.heading?.position?.start.line ?? 1;
    const { words } = section;
    definitions.push({
      name,
      identifiers,
      words,
      line,
      section,
      table: undefined,
      row: undefined,
      enclosing,
    });
    const around = [...identifiers, ...enclosing];
    for (const table of section.tables) {
      for (const row of table.rows) {
        for (const rowName of row.names) {
          definitions.push({
            name: rowName,
            identifiers: catalog.resolve(rowName.text, {
              url,
              title,
              table: table.header,
              enclosing: around,
            }),
            words: row.words,
            line: row.node.position?.start.line ?? line,
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

/** Identifiers with the places that document them in enough words. */
export type Documented = ReadonlyMap<Identifier, readonly { readonly url: string }[]>;

/** Gathers what all pages document; flags of an option stand where the option stands. */
export function gatherDocumented(
  pages: readonly { readonly url: string; readonly definitions: readonly Definition[] }[],
  catalog: Catalog,
): Documented {
  const documented = new Map<Identifier, { url: string }[]>();
  const note = (identifier: Identifier, url: string): void => {
    const places = documented.get(identifier) ?? [];
    places.push({ url });
    documented.set(identifier, places);
  };
  const flags = new Map(
    (catalog.inventories.get('cli-flag') ?? []).flatMap((flag) =>
      [flag.id, ...flag.aliases].map((name) => [name, flag] as const),
    ),
  );
  for (const { url, definitions } of pages) {
    for (const { identifiers, words } of definitions) {
      if (words < leastWords) continue;
      for (const identifier of identifiers) {
        note(identifier, url);
        for (const name of identifier.flags) {
          const flag = flags.get(name);
          if (flag !== undefined) note(flag, url);
        }
      }
    }
  }
  return documented;
}
