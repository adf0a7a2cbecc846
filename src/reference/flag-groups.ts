import type { Catalog } from './catalog.ts';
import type { Documented } from './documented.ts';
import type { Identifier } from './identifier.ts';
import { ownGroup, smallGroup } from '../content/plugin-data.ts';
import type { FlagList, FlagRow } from '../content/plugin-data.ts';
import { printedVersion } from './signature.ts';

/** Where rules are set; `Rule` is only used in headings. */
const groupNames: Readonly<Record<string, string>> = { Rule: 'module', Condition: 'module' };

/** Options with fewer flags share a group. */
const leastFlags = 5;

function groupOf(option: Identifier | undefined): string {
  const first = option?.id.split('.')[0] ?? ownGroup;
  return groupNames[first] ?? first;
}

/** Sorts groups by name, after the command line itself and the small ones. */
function sortGroups(groups: ReadonlyMap<string, readonly FlagRow[]>): FlagList['groups'] {
  const isSmall = (name: string, rows: readonly FlagRow[]): boolean =>
    name !== ownGroup && rows.length < leastFlags;
  const small = [...groups].flatMap(([name, rows]) => (isSmall(name, rows) ? rows : []));
  const large = [...groups].filter(([name, rows]) => name !== ownGroup && !isSmall(name, rows));
  return [
    { name: ownGroup, rows: groups.get(ownGroup) ?? [] },
    { name: smallGroup, rows: small },
    ...large.map(([name, rows]) => ({ name, rows })).sort((a, b) => (a.name < b.name ? -1 : 1)),
  ].filter(({ rows }) => rows.length > 0);
}

/**
 * Lists every flag under its top-level option.
 *
 * @param documented by all pages of the reference; a flag of an undocumented option gets no link
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
    rows.push([
      flag.id,
      negative,
      place ? pages.indexOf(place.url) : -1,
      place?.anchor ?? '',
      flag.added === undefined ? '' : printedVersion(flag, flag.added),
    ]);
    groups.set(group, rows);
  }
  return { pages, groups: sortGroups(groups) };
}
