import { toString } from 'mdast-util-to-string';
import type { Catalog, Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { leastWords } from '../documented.ts';
import type { Definition, Documented } from '../documented.ts';
import { factsFor } from '../identifier.ts';
import type { Identifier } from '../identifier.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { kindsOfPage, ownerOf, prefixesOfPage } from '../pages.ts';
import type { Finding } from './finding.ts';
import type { Page } from '../../content/source-page.ts';
import type { Facts } from './page-check.ts';

/** Headers of tables whose rows can only be identifiers, with the sections to which this applies. */
const strictHeaders: Readonly<Record<string, readonly string[]>> = {
  Option: ['configuration', 'plugins'],
  Flag: ['api'],
  Hook: ['api', 'plugins'],
};

/** True if a text can only be a name: a single word of name characters. */
function looksLikeName(text: string): boolean {
  return /^(?:--)?[\w$.[\]{}<>()/-]+$/u.test(text) && /[a-z]/iu.test(text);
}

/** True if webpack passes on the object around a name (`devServer.proxy`), so its keys belong to another package. */
function isHandedOn({ enclosing: [nearest] }: Definition, page: Page, catalog: Catalog): boolean {
  return nearest !== undefined && !catalog.hasBelow(nearest.name, kindsOfPage(page.url));
}

/** True if an unresolved name looks like one that the page documents. */
function claimsToExist(definition: Definition, page: Page, catalog: Catalog): boolean {
  const { name, table, enclosing } = definition;
  if (!looksLikeName(name.text)) return false;
  const kinds = kindsOfPage(page.url);
  const prefixes = prefixesOfPage(page.url, page.title);
  const places = [
    // Below a heading, a single word is a part of the heading's subject.
    ...(enclosing.length === 0 || name.text.includes('.') ? [''] : []),
    ...enclosing.map((match) => `${match.name}.`),
    ...prefixes.map((one) => `${one}.`),
  ];
  const isGroup = places.some((place) => {
    const full = `${place}${name.text}`;
    // A class provides its hooks through a call: `CleanPlugin.getCompilationHooks()`.
    return [full, `${full}()`].some(
      (one) => catalog.hasBelow(one, kinds) || catalog.isFreeKey(one),
    );
  });
  if (isGroup) return false;
  if (name.text.includes('.')) {
    const parent = name.text.slice(0, name.text.lastIndexOf('.'));
    if (places.some((place) => catalog.hasBelow(`${place}${parent}`, kinds))) return true;
    // An identifier without children in the inventories is passed on to another package, which defines its keys.
    if (catalog.resolve(parent, { ...page, enclosing }).length > 0) return false;
    const [first = ''] = name.text.split('.');
    return prefixes.some(
      (prefix) =>
        (prefix === first || prefix.startsWith(`${first}.`)) && catalog.hasBelow(prefix, kinds),
    );
  }
  const sections = table && strictHeaders[table.header];
  if (sections?.includes(page.url.split('/')[1] ?? '') !== true) return false;
  return !isHandedOn(definition, page, catalog);
}

/**
 * True for webpack's names that can't be ordinary words in a heading: `afterDone`, `__webpack_hash__`, `module.hot`,
 * `DllPlugin`.
 */
function isCodeName({ name: { text }, row }: Definition): boolean {
  if (/^webpack [a-z]+$/u.test(text) || (row && /^[A-Z][A-Z\d_]+$/u.test(text))) return true;
  if (!/^[\w$@.<>{}()'/:-]+$/u.test(text)) return false;
  return /^(?:--|__|[a-z'])|[a-z\d][._/-][a-z]|^[A-Z]\w+(?:Plugin|Error|Warning|Module|Hook)$|^[A-Z\d]+_[A-Z\d_]+$/u.test(
    text,
  );
}

/** Names in webpack's code that aren't in any inventory; each must still occur in the code. */
const besides: ReadonlySet<string> = new Set([
  // Base classes of errors.
  ...['WebpackError', 'AbstractMethodError'],
  // Values that aren't listed in the schemas, which allow any string there.
  ...['modern-module', 'universal'],
  // What CommonJS provides in a module, and what webpack's runtime adds to `module.hot`.
  ...['exports', 'module', '__webpack_exports__', 'active'],
]);

/** True if an option has such a value, according to its type. */
function isValueOf(text: string, { identifier, name }: Match): boolean {
  const { type = '' } = factsFor(identifier, name);
  const alternatives = type.split(' | ').map((one) => one.replaceAll("'", ''));
  return (
    alternatives.includes(text.replaceAll("'", '')) ||
    (alternatives.includes('boolean') && /^(?:true|false)$/u.test(text))
  );
}

/** True if a name that isn't in any inventory is one of webpack's nevertheless. */
function isKnownOtherwise(
  definition: Definition,
  page: Page,
  catalog: Catalog,
  { words, members }: Vocabulary,
): boolean {
  const kinds = kindsOfPage(page.url);
  const isAboutHooks = prefixesOfPage(page.url, page.title).some((one) => one.endsWith('.hooks'));
  const {
    name: { text },
    table,
    enclosing,
    section,
    row,
  } = definition;
  if (besides.has(text) && !isAboutHooks) return text.split('-').every((part) => words.has(part));
  if (table?.header === 'Value' && enclosing.some((match) => isValueOf(text, match))) return true;
  // Below another option, a single word is a part of that option.
  const isPath = text.includes('.') || enclosing.length === 0;
  const isOption = kinds.includes('option') && isPath && catalog.isOptionPath(text);
  if (isOption || catalog.has(`${text}()`)) return true;
  const [member = '', className = ''] = text.split('.').toReversed();
  if (members.get(className)?.has(member) === true) return true;
  // A class that the text calls unexported only exists in the code.
  const prose = row ? toString(row) : section.blocks.map((block) => toString(block)).join(' ');
  return /\bnot exported\b/iu.test(prose) && words.has(text);
}

/** Sibling definitions: rows of one table, headings of the same level below the same heading. */
function siblingsOf(one: Definition, all: readonly Definition[]): readonly Definition[] {
  return one.table === undefined
    ? all.filter(
        ({ table, section }) =>
          table === undefined &&
          section.parent === one.section.parent &&
          section.depth === one.section.depth,
      )
    : all.filter(({ table }) => table === one.table);
}

/** If at least this share of siblings resolves to a name of webpack, all of them must. */
const leastShare = 0.6;

/** True if an unresolved name is among siblings that all resolve. */
function isAmongNames(
  one: Definition,
  all: readonly Definition[],
  { page, catalog }: { readonly page: Page; readonly catalog: Catalog },
): boolean {
  if (one.section.heading === undefined || !isCodeName(one)) return false;
  const others = siblingsOf(one, all).filter(
    (other) => other !== one && isCodeName(other) && !besides.has(other.name.text),
  );
  const found = others.filter(({ matches }) => matches.length > 0).length;
  // Without siblings, it counts as a name if the parent section is about a name of webpack.
  if (one.table?.header === 'Value') return found > 0;
  if (others.length <= 1) {
    if (one.table !== undefined && isHandedOn(one, page, catalog)) return false;
    return found === others.length && one.enclosing.length + found > 0;
  }
  return found / others.length >= leastShare;
}

/** True if a row names something outside the enclosing option, which has nested options of its own. */
function isMisplaced(
  { name, matches, enclosing: [around], table }: Definition,
  catalog: Catalog,
): boolean {
  if (
    around === undefined ||
    (name.text.includes('.') && !around.identifier.kind.startsWith('plugin')) ||
    !/^(?:Option|Field)$/u.test(table?.header ?? '') ||
    !catalog.hasBelow(around.name, optionKinds)
  )
    return false;
  const { id, aliases } = around.identifier;
  const bases = [around.name, id, ...aliases];
  const isInside = (name: string): boolean => bases.some((base) => name.startsWith(`${base}.`));
  return (
    matches.length > 0 &&
    !matches.some(
      ({ identifier, name }) =>
        isInside(name) || isInside(identifier.id) || identifier.aliases.some(isInside),
    )
  );
}

const optionKinds = ['option', 'dev-server-option', 'plugin-option'] as const;

/** True if a heading outside a class's section resolves to a hook that only that class has. */
function isOfOtherClass({ matches: [match], section, table }: Definition, page: Page): boolean {
  const [first, ...others] = prefixesOfPage(page.url, page.title);
  if (match?.identifier.kind !== 'hook' || table !== undefined || first === undefined) return false;
  const other = others.find((prefix) => match.name.startsWith(`${prefix}.`));
  if (other === undefined || match.name.startsWith(`${first}.`)) return false;
  const siblings = page.sections.filter((one) => one.parent === section.parent);
  return (
    !section.name.text.includes('.') &&
    siblings.some((one) => one !== section && one.depth === section.depth) &&
    section.parent?.name.text === 'Hooks'
  );
}

/** True if a row of values names a value of another option only. */
function isValueElsewhere(definition: Definition): boolean {
  const {
    name: { text },
    matches,
    enclosing: [around],
    table,
  } = definition;
  if (around === undefined || table?.header !== 'Value' || matches.length === 0) return false;
  if (around.identifier.kind !== 'option' || besides.has(text) || isValueOf(text, around))
    return false;
  const { id, aliases } = around.identifier;
  return !matches.some(({ identifier, name }) =>
    [identifier.id, name].some((one) => {
      const label = one.split(': ')[0] ?? '';
      return [id, around.name, ...aliases].some(
        (own) => own === label || own.endsWith(`.${label}`),
      );
    }),
  );
}

/** True if a row lists a value that isn't in the option's type, which enumerates all values. */
function isNoValue(definition: Definition): boolean {
  const {
    name: { text },
    matches,
    enclosing: [around],
    table,
  } = definition;
  if (around === undefined || table?.header !== 'Value' || matches.length > 0) return false;
  const { type = '' } = factsFor(around.identifier, around.name);
  const isClosed =
    type !== '' && type.split(' | ').every((one) => /^(?:'.*'|true|false|boolean)$/u.test(one));
  return isClosed && /^['\w-]+$/u.test(text) && !isValueOf(text, around);
}

/** True if a note after the name, or the beginning of its description, says that it was removed. */
function isSaidRemoved({ name, section, row }: Definition): boolean {
  if (name.note !== undefined && /\bremoved\b/iu.test(name.note)) return true;
  const text = row?.children[1] ?? section.blocks[0];
  return text !== undefined && /^Removed\b|^This plugin has no such option\b/u.test(toString(text));
}

function describe({ kind, id }: Identifier): string {
  return `${kind} ${id}`;
}

/** Finds headings and rows that name something that the installed webpack doesn't have. */
export function findGone(
  page: PageWithDefinitions,
  { catalog, vocabulary }: Pick<Facts, 'catalog' | 'vocabulary'>,
): Finding[] {
  const { definitions } = page;
  return definitions.flatMap((definition): Finding[] => {
    const { name, matches, line } = definition;
    const isRemoved = isSaidRemoved(definition);
    const finding = (message: string): Finding[] => [
      { rule: 'gone', file: page.file, line, message },
    ];
    const [match] = matches;
    if (match !== undefined) {
      const has = describe(match.identifier);
      if (!isRemoved && isOfOtherClass(definition, page)) {
        return finding(
          `"${name.text}" is no hook of ${prefixesOfPage(page.url, page.title)[0] ?? ''}; mend the name, or begin its text with "Removed in 5.x"`,
        );
      }
      if (!isRemoved && (isMisplaced(definition, catalog) || isValueElsewhere(definition))) {
        return finding(
          `"${name.text}" is no part of ${definition.enclosing[0]?.name ?? ''}; mend the name, or move the row`,
        );
      }
      return isRemoved
        ? finding(`"${name.text}" is said to be removed, but webpack has ${has}`)
        : [];
    }
    if (isRemoved || kindsOfPage(page.url).length === 0) return [];
    const isClaimed =
      claimsToExist(definition, page, catalog) ||
      isAmongNames(definition, definitions, { page, catalog }) ||
      isNoValue(definition);
    return isClaimed && !isKnownOtherwise(definition, page, catalog, vocabulary)
      ? finding(
          `webpack has nothing named "${name.text}" here; mend the name, or begin its text with "Removed in 5.x"`,
        )
      : [];
  });
}

/**
 * Finds identifiers that this page must document but no page does, and those with too few words.
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
    for (const { identifier } of definition.matches) {
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
