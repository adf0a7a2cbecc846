import type { Table } from 'mdast';
import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import { placeOf } from '../documented.ts';
import { factsFor, identifier } from '../identifier.ts';
import { constantsOf } from '../modes-in-use.ts';
import { writtenText } from './sentences.ts';
import type { Sentence } from './sentences.ts';

/** True for an option of the configuration, of a plugin or of the development server. */
export function isOption({ identifier: { kind } }: Match): boolean {
  return kind.endsWith('option');
}

/** An option, or an expression that webpack replaces with a constant. */
function isSubject(match: Match): boolean {
  return isOption(match) || match.identifier.kind === 'module-variable';
}

/** An expression that webpack replaces with a constant, which depends on the mode as defaults do. */
function expression(name: string): Match[] {
  const defaults = constantsOf(name);
  return defaults === undefined
    ? []
    : [{ identifier: identifier({ kind: 'module-variable', id: name, defaults }), name }];
}

/** Matches of a heading or row that have defaults. */
function subjectsAmong(matches: readonly Match[]): readonly Match[] {
  const found = matches.flatMap((match) =>
    match.identifier.kind === 'module-variable' ? expression(match.name) : [match],
  );
  return found.filter(isSubject);
}

/** Names in code in a text. */
function codesIn(text: string): string[] {
  return [...text.matchAll(/`(?<name>[^`]+)`/gu)].map(({ groups }) => groups?.name ?? '');
}

const prefixes = new WeakMap<Table, readonly string[]>();

/**
 * The options whose nested options are the names in the first column of a table. A guide lists those of one option
 * without repeating it.
 */
function prefixesOfTable(table: Table, catalog: Catalog): readonly string[] {
  const known = prefixes.get(table);
  if (known !== undefined) return known;
  const names = table.children
    .slice(1)
    .flatMap(({ children: [cell] }) =>
      codesIn(cell === undefined ? '' : writtenText(cell)).filter((name) =>
        /^[a-z]\w*$/iu.test(name),
      ),
    );
  const parents = names.length < 3 ? [] : catalog.parentsOf(names);
  // What is set for `css` is the default for `css/auto`.
  const found = [...new Set([...parents, ...parents.map((one) => one.replace(/\/\w+$/u, ''))])];
  prefixes.set(table, found);
  return found;
}

/** True if options have the same default, which is known. */
function isSameDefault(matches: readonly Match[]): boolean {
  const texts = matches.map(({ identifier, name }) =>
    JSON.stringify(factsFor(identifier, name).defaults),
  );
  return new Set(texts).size === 1 && texts[0] !== undefined;
}

/**
 * The options that a name in code means: in the place where it is, by its link, by its full path, or in the table that
 * it is in. A distinctive name such as `emitOnErrors` is enough if all options with it have the same default.
 */
export function optionsNamed(
  name: string,
  { definition, links, table }: Sentence,
  page: Page,
  catalog: Catalog,
): readonly Match[] {
  const place = placeOf(page, definition);
  const link = links.find(({ text }) => text === `\`${name}\``);
  const found = [
    () => expression(name),
    () => subjectsAmong(catalog.resolve(name, place)),
    () => (link === undefined ? [] : catalog.optionsAt(new URL(link.url, `https://x${page.url}`))),
    () => (name.includes('.') ? catalog.options(name) : []),
    () =>
      table === undefined
        ? []
        : prefixesOfTable(table, catalog).flatMap((prefix) => catalog.options(`${prefix}.${name}`)),
    () => {
      const ending = /^[a-z]+[A-Z]\w*$/u.test(name) ? catalog.endingWith(name) : [];
      return isSameDefault(ending) ? ending : [];
    },
  ];
  for (const find of found) {
    const matches = find().filter(isSubject);
    if (matches.length > 0) return matches;
  }
  return [];
}

/** The options that a link refers to if a text ends with it, such as "Resource hints". */
export function optionsLinked(
  text: string,
  { links }: Sentence,
  page: Page,
  catalog: Catalog,
): readonly Match[] {
  const end = text.trim();
  const link = links.findLast((one) => one.text !== '' && end.endsWith(one.text));
  if (link === undefined) return [];
  const options = catalog.optionsAt(new URL(link.url, `https://x${page.url}`));
  // The heading can be that of an option around the one that is named.
  const inner = /^`(?<name>\w+)`$/u.exec(link.text)?.groups?.name;
  const nested =
    inner === undefined || options.some(({ name }) => name.split('.').at(-1) === inner)
      ? []
      : options.flatMap(({ name }) => catalog.options(`${name}.${inner}`));
  return nested.length > 0 ? nested : options;
}

/** A word for the option that the previous sentence names. */
const refersBack = /\b(?:it|(?:the|this) (?:option|setting|experiment|flag))(?![-\w])/iu;

const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Words for several options that were named before, up to a verb: "both", "all three of them are". */
const severalNamed = new RegExp(
  String.raw`(?:^|[\s,])(?<count>both|neither|(?:(?:all|the|these|those|none|of) )*(?:${counts.slice(2).join('|')}))(?: of (?:them|these|those))?(?: (?:options|settings|flags|checks|hints|switches|experiments))?(?:\s+(?:are|is|were|stay|default to|have)|['’]re)*$`,
  'iu',
);

/** How many options that were named before are the subject of what follows; undefined if it is something else. */
export function countOfNamed(before: string): number | undefined {
  const words = severalNamed.exec(before.trim())?.groups?.count?.toLowerCase();
  if (words === undefined) return undefined;
  const count = counts.indexOf(words.split(' ').at(-1) ?? '');
  return count > 0 ? count : 2;
}

/** Of the options that a text names, those that "both" or "the three" means: the last ones, or a list of that length. */
function lastNamed<T>(
  count: number,
  text: string,
  read: (words: string) => readonly T[],
): readonly T[] {
  if (count === 2) return read(text).slice(-2);
  const lists = [...text.matchAll(/(?:`[^`]+`(?:,? and |,? or |, )?(?:the )?){2,}/gu)]
    .map(([words]) => read(words))
    .filter((found) => found.length === count);
  const all = read(text);
  return lists.at(-1) ?? (all.length === count ? all : []);
}

/** Names in code that are listed just before a verb: "`a`, `b` and `c`". */
const list = /(?:`[^`]+`(?:,? and |,? or |, )?(?:the )?)+$/u;

/**
 * The subjects of a part of a sentence: the options named or linked just before it or in it, or else those of the
 * heading or row, or else the last one that a link refers to or that the paragraph names. Each subject is an option, or
 * several with the same name.
 */
export function subjectsOf(
  sentence: Sentence,
  { index, text }: { readonly index: number; readonly text: string },
  page: Page,
  catalog: Catalog,
): readonly (readonly Match[])[] {
  const before = sentence.text.slice(0, index);
  const one = (found: readonly Match[] | undefined) =>
    found === undefined || found.length === 0 ? [] : [found];
  const linked = optionsLinked(before, sentence, page, catalog);
  if (linked.length > 0) return [linked];
  const own = (words: string): (readonly Match[])[] =>
    codesIn(words).flatMap((code) => {
      const name = /^[\w.]+(?=: )/u.exec(code)?.[0] ?? code;
      if (!/^[\w$.{}<>/-]+$/u.test(name)) return [];
      return one(optionsNamed(name, sentence, page, catalog));
    });
  const count =
    countOfNamed(before) ?? (/^\W*(?:are|['’]re) (?:not )?both\b/iu.test(text) ? 2 : undefined);
  if (count !== undefined) return lastNamed(count, sentence.before + before, own);
  const inside = own(text);
  if (inside.length > 0) return inside.slice(-1);
  const listed = own(list.exec(before.trim())?.[0] ?? '');
  if (listed.length > 0) return listed;
  const above = subjectsAmong(sentence.definition.matches);
  if (above.length > 0 && /\bthis one$/iu.test(before.trim())) return [above];
  const named = own(`${sentence.cells} ${before}`).slice(-1);
  if (named.length > 0) return named;
  if (above.length > 0) return [above];
  // A row that names an option, on a page that isn't part of the reference.
  const { row, name } = sentence.definition;
  if (row !== undefined) return own(`\`${name.text}\``).slice(-1);
  const linkedBefore = sentence.links
    .filter((link) => link.text !== '' && before.includes(link.text))
    .map(({ url }) => catalog.optionsAt(new URL(url, `https://x${page.url}`)))
    .findLast((found) => found.length > 0);
  if (linkedBefore !== undefined) return [linkedBefore];
  return refersBack.test(sentence.text.slice(0, index + text.length))
    ? own(sentence.before).slice(-1)
    : [];
}
