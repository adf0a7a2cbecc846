import type { Catalog } from '../catalog.ts';
import { leastWords } from '../documented.ts';
import type { Definition, Documented } from '../documented.ts';
import type { Identifier } from '../identifier.ts';
import { kindsOfPage, ownerOf, prefixesOfPage } from '../pages.ts';
import type { Finding } from './finding.ts';
import type { Page } from './page.ts';

/** Headers of tables whose rows can only be identifiers. */
const strictHeaders: ReadonlySet<string> = new Set(['Option', 'Flag', 'Hook']);

/** Text that could be nothing but a name: one word, of the characters of names. */
function looksLikeName(text: string): boolean {
  return /^(?:--)?[\w$.[\]{}<>()/-]+$/u.test(text) && /[a-z]/iu.test(text);
}

/** Whether a name that stands for nothing claims to be one of the page's. */
function claimsToExist(definition: Definition, page: Page, catalog: Catalog): boolean {
  const { name, table, enclosing } = definition;
  if (!looksLikeName(name.text)) return false;
  const [first = ''] = name.text.split('.');
  const prefixes = prefixesOfPage(page.url, page.title);
  const isDotted = name.text.includes('.');
  const roots = [...prefixes.map((prefix) => prefix.split('.')[0] ?? ''), ...prefixes];
  if (isDotted && roots.includes(first)) {
    const parent = name.text.slice(0, name.text.lastIndexOf('.'));
    return catalog.hasBelow(parent) || catalog.resolve(parent, { ...page, enclosing }).length === 0;
  }
  if (isDotted && prefixes.some((prefix) => catalog.hasBelow(`${prefix}.${first}`))) return true;
  if (table === undefined || !strictHeaders.has(table.header)) return false;
  const [nearest] = enclosing;
  // Where webpack hands an object on (`devServer.proxy`), its keys are another package's.
  return nearest === undefined || catalog.hasBelow(nearest.id);
}

function describe({ kind, id }: Identifier): string {
  return `${kind} ${id}`;
}

/** Headings and rows that name what the installed webpack does not have. */
export function findGone(
  page: Page,
  definitions: readonly Definition[],
  catalog: Catalog,
): Finding[] {
  return definitions.flatMap((definition): Finding[] => {
    const { name, identifiers, line } = definition;
    const isRemoved = name.note !== undefined && /\bremoved\b/iu.test(name.note);
    const finding = (message: string): Finding[] => [
      { rule: 'gone', file: page.file, line, message },
    ];
    if (identifiers.length > 0) {
      const [identifier] = identifiers;
      return isRemoved && identifier
        ? finding(`"${name.text}" is said to be removed, but webpack has ${describe(identifier)}`)
        : [];
    }
    if (isRemoved || kindsOfPage(page.url).length === 0) return [];
    return claimsToExist(definition, page, catalog)
      ? finding(
          `webpack has nothing named "${name.text}" here; mend the name, or write "${name.text} (removed in 5.x)"`,
        )
      : [];
  });
}

/**
 * Identifiers that have to stand on this page and stand nowhere, and those with too few words.
 *
 * @param documented by all pages
 */
export function findMissing(
  page: Page,
  definitions: readonly Definition[],
  documented: Documented,
  catalog: Catalog,
): Finding[] {
  const { file } = page;
  const thin = new Map<Identifier, Definition>();
  for (const definition of definitions) {
    for (const identifier of definition.identifiers) {
      if (!documented.has(identifier)) thin.set(identifier, definition);
    }
  }
  const findings = [...thin].map(([identifier, { line, words }]): Finding => {
    const message = `${describe(identifier)} has ${words} words of prose; at least ${leastWords} are needed`;
    return { rule: 'missing', file, line, message };
  });
  for (const identifier of [...catalog.inventories.values()].flat()) {
    if (documented.has(identifier) || thin.has(identifier)) continue;
    if (ownerOf(identifier) !== page.url) continue;
    const message = `${describe(identifier)} is documented nowhere; give it a heading or a row here`;
    findings.push({ rule: 'missing', file, line: 1, message });
  }
  return findings;
}
