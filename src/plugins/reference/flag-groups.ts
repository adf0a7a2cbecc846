import type { Catalog } from '../../reference/catalog.ts';
import type { Documented } from '../../reference/documented.ts';
import type { Identifier } from '../../reference/identifier.ts';

/** A flag: its name, its negative form or an empty text, and the place of the option that it sets. */
export type FlagRow = readonly [flag: string, negative: string, page: number, anchor: string];

export interface FlagGroup {
  /** Option at the top of a configuration, such as `output`; empty for flags of the command line itself. */
  readonly name: string;
  readonly rows: readonly FlagRow[];
}

/** All flags of the command line, small enough to be part of a page. */
export interface FlagList {
  /** Addresses of the pages that `FlagRow` numbers. */
  readonly pages: readonly string[];
  readonly groups: readonly FlagGroup[];
}

/** Where rules are set; `Rule` is only the name of their page's headings. */
const groupNames: Readonly<Record<string, string>> = { Rule: 'module', Condition: 'module' };

function groupOf(option: Identifier | undefined): string {
  const first = option?.id.split('.')[0] ?? '';
  return groupNames[first] ?? first;
}

/**
 * Lists every flag under the option at the top of a configuration that it belongs to.
 *
 * @param documented by all pages of the reference; a flag of an undocumented option gets no place
 */
export function listFlags(catalog: Catalog, documented: Documented): FlagList {
  const pages: string[] = [];
  const groups = new Map<string, FlagRow[]>();
  for (const flag of catalog.inventories.get('cli-flag') ?? []) {
    const option = catalog.optionOfFlag(flag);
    const place = documented.get(option ?? flag)?.[0];
    if (place && !pages.includes(place.url)) pages.push(place.url);
    const negative = flag.aliases.find((alias) => alias.startsWith('--no-')) ?? '';
    const group = groupOf(option);
    const rows = groups.get(group) ?? [];
    rows.push([flag.id, negative, place ? pages.indexOf(place.url) : -1, place?.anchor ?? '']);
    groups.set(group, rows);
  }
  return {
    pages,
    groups: [...groups]
      .map(([name, rows]) => ({ name, rows }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
