import type { Page } from '../../content/source-page.ts';
import type { Catalog } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { factsFor } from '../identifier.ts';
import type { Kind } from '../identifier.ts';
import { installedPackage } from '../package.ts';
import { isAboutUse } from '../pages.ts';
import { scriptText } from '../syntax.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { isClaimed } from './statements.ts';
import { membersOfTypes } from './table-members.ts';

/** Names that belong together: the keys of an object, the hooks of a class, the values of an option. */
interface Family {
  /** The object, as messages call it. */
  readonly owner: string;
  /** Words of which one has to be near a list that is about this family. */
  readonly called: readonly string[];
  readonly names: ReadonlySet<string>;
  /** True for values, which code can have without a schema or a type that lists them. */
  readonly hasValues: boolean;
  /** False if other objects have the same names by chance. */
  readonly isDistinct: boolean;
}

/** Kinds of identifiers whose ids are a path of an object and a key. */
const pathKinds: readonly Kind[] = [
  'option',
  'plugin-option',
  'dev-server-option',
  'hook',
  'stats-field',
];

/** Number of names of a family that a list has at least, apart from a stranger. */
const least = 2;

/** Number of names by which a family is recognized even if nothing around the list names its object. */
const enough = 3;

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** The words by which a text can call the object at a path: `watchOptions`, "MinChunkSizePlugin", "copy". */
function wordsFor(owner: string): string[] {
  const named = owner.split('.').filter((part) => !part.startsWith('<') && part !== 'hooks');
  const last = named.at(-1) ?? '';
  return [...new Set([last, named.join('.')])].filter((word) => word.length > 2);
}

const known = new WeakMap<Catalog, readonly Family[]>();

/** All families with enough names. */
function familiesOf(catalog: Catalog): readonly Family[] {
  const found = known.get(catalog);
  if (found !== undefined) return found;
  const names = new Map<string, Set<string>>();
  const add = (owner: string, name: string): void => {
    names.set(owner, (names.get(owner) ?? new Set()).add(name));
  };
  for (const kind of pathKinds) {
    for (const { id, aliases } of catalog.inventories.get(kind) ?? []) {
      for (const path of [id, ...aliases]) {
        if (path.includes('.')) add(path.slice(0, path.lastIndexOf('.')), lastPart(path));
      }
    }
  }
  for (const identifier of [
    ...(catalog.inventories.get('option') ?? []),
    ...(catalog.inventories.get('plugin-option') ?? []),
    ...(catalog.inventories.get('dev-server-option') ?? []),
  ]) {
    const type = factsFor(identifier, identifier.id).type ?? '';
    for (const [, value = ''] of type.matchAll(/'([^']+)'/gu)) add(`${identifier.id}: `, value);
  }
  for (const { id } of catalog.inventories.get('value') ?? []) {
    const [owner = '', value] = id.split(': ');
    if (value !== undefined) add(`${owner}: `, value);
  }
  const families = [...names].map(([owner, all]) => {
    const path = owner.replace(/: $/u, '');
    const hasValues = owner.endsWith(': ') || [...all].some((name) => /[/-]/u.test(name));
    const isDistinct = owner.endsWith(': ') || /hooks$|\(\)$/u.test(path);
    return { owner: path, called: wordsFor(path), names: all, hasValues, isDistinct };
  });
  const types = [...membersOfTypes()].map(([owner, all]) => {
    const hasValues = [...all].some((name) => name.includes('-'));
    return { owner, called: [owner], names: all, hasValues, isDistinct: hasValues };
  });
  const all = [...families, ...types].filter((family) => family.names.size > least);
  known.set(catalog, all);
  return all;
}

/** Names or values in code, one after the other: "`a`, `b` and `c`". */
const list =
  /(?:`['"]?[\w/-]+['"]?`(?: \([^)`]*\))?(?:,? (?:and|or|nor) (?:also |even )?|, (?:also |even )?|(?= |[.,;:)]|$))){3,}/gu;

/** Words that say that something in a list isn't what the others are. */
const denial = String.raw`\b(?:not|never|unlike|instead|except|nor|neither|removed|formerly|old)\b|n['’]t\b`;
const isDenied = new RegExp(denial, 'iu');
const isDeniedAhead = new RegExp(String.raw`${denial}|\b(?:no|without)\b`, 'iu');

/** True if webpack's code has a word as a string. */
function isWritten(word: string): boolean {
  return new RegExp(String.raw`["'{,]\s*${word}\b["':]|case "${word}"`, 'u').test(
    scriptText(installedPackage('webpack')),
  );
}

/** The family of which a list names all members but one, with that one; undefined if a family has them all. */
function strangerIn(
  names: readonly string[],
  around: string,
  families: readonly Family[],
): { readonly name: string; readonly owner: string } | undefined {
  const missing = families.map((family) => ({
    family,
    // "Under `watchOptions`, `poll` and `stdin`" names the object as well.
    names: names.filter((name) => !family.names.has(name) && !family.called.includes(name)),
  }));
  if (missing.some((one) => one.names.length === 0)) return undefined;
  const near = missing.filter(
    ({ family, names: [, ...others] }) =>
      others.length === 0 &&
      names.filter((name) => family.names.has(name)).length >= least &&
      ((family.isDistinct && names.length > enough) ||
        family.called.some((word) =>
          new RegExp(String.raw`(?<![\w.])${word}s?(?!\w)`, 'iu').test(around),
        )),
  );
  const [first] = near;
  const name = first?.names[0];
  if (first?.family.hasValues === true && isWritten(name ?? '')) return undefined;
  return first === undefined || name === undefined || near.some((one) => one.names[0] !== name)
    ? undefined
    : { name, owner: first.family.owner };
}

function textAround({ before, text, cells, definition }: Sentence, { title }: Page): string {
  const { name, section, matches, enclosing } = definition;
  const names = [...matches, ...enclosing].map((match) => match.name);
  const headings = [title, section.parent?.name.text, section.name.text, name.text];
  return [...headings, ...names, cells, before, text].join(' | ');
}

/**
 * Finds a name, in a list whose other names all belong to one object that the text around it names, that the object
 * doesn't have: "the plugin has the options `a`, `b` and `c`".
 */
export function findListedStrangers(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  if (!isAboutUse(page)) return [];
  const families = familiesOf(catalog);
  return sentencesOf(page.definitions).flatMap((sentence) => {
    return [...sentence.text.matchAll(list)].flatMap(({ 0: text, index }): Finding[] => {
      const end = index + text.length;
      const ahead = sentence.text.slice(Math.max(0, index - 40), index);
      if (isDeniedAhead.test(ahead) || isDenied.test(sentence.text.slice(index, end + 25)))
        return [];
      const names = [...text.matchAll(/`['"]?(?<name>[a-z][\w/-]*)['"]?`/gu)].map(
        ({ groups }) => groups?.name ?? '',
      );
      if (new Set(names).size <= least) return [];
      const around = textAround(sentence, page);
      const stranger = strangerIn(names, around, families);
      if (stranger === undefined || isClaimed(sentence, `\`${stranger.name}\``, page)) return [];
      const { name, owner } = stranger;
      return [
        {
          rule: 'mention',
          file: page.file,
          line: sentence.line,
          message: `\`${name}\` is in a list with names of ${owner}, which has no ${name}`,
        },
      ];
    });
  });
}
