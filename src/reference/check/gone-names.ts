import type { Nodes, Parents, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import type { Definition } from '../documented.ts';
import { headingAbove, placeOf } from '../documented.ts';
import { factsFor } from '../identifier.ts';
import { isAboutUse, kindsOfPage } from '../pages.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Finding } from './finding.ts';
import { namesOf } from './known-names.ts';
import { isSaidGone, textAround } from './mentions.ts';
import type { Facts } from './page-check.ts';
import { ownWords } from './unknown-words.ts';
import { writtenText } from './sentences.ts';
import { isOption } from './subjects.ts';
import { alternativesOf } from './value-kinds.ts';

/** Names of environment variables in code, and the words for them. */
const variable = /^(?:[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|[a-z]+(?:_[a-z]+)+)$/u;
const isAboutVariables = /\benvironment variables?\b/u;

/** A name that code or a link can only take from webpack. */
const codeName = /^(?:[\w$]+\.)*(?<last>_*[a-z][\w$]*(?:[A-Z_$][\w$]*))$/u;

/** Facts about the names on a page. */
interface Known {
  readonly page: Page;
  readonly catalog: Catalog;
  readonly vocabulary: Vocabulary;
  /** Words in the page's samples. */
  readonly own: ReadonlySet<string>;
}

/** Comments for webpack in plain text, as in the text of a link. */
function commentIn(text: string, { catalog, vocabulary, own }: Known): string | undefined {
  const names = (text.match(/\bwebpack[A-Z][A-Za-z]+\b/gu) ?? []).filter(
    (name) => !namesOf(catalog).comments.has(name) && !vocabulary.words.has(name) && !own.has(name),
  );
  return names[0] === undefined ? undefined : `webpack reads no comment ${names[0]}`;
}

/** An environment variable that neither a package nor a sample of the page has. */
function variableIn(
  code: string,
  around: string,
  { catalog, vocabulary, own }: Known,
): string | undefined {
  if (!variable.test(code) || !isAboutVariables.test(around)) return undefined;
  const isKnown =
    namesOf(catalog).environment.has(code) || vocabulary.words.has(code) || own.has(code);
  return isKnown ? undefined : `no package reads the variable ${code}`;
}

/** A name that links to its own heading in the reference, but that no package has. */
function nameIn(
  code: string,
  url: string,
  { page, catalog, vocabulary }: Known,
): string | undefined {
  const last = codeName.exec(code)?.groups?.last;
  const { hash, pathname } = new URL(url, `https://x${page.url}`);
  if (last === undefined || kindsOfPage(pathname).length === 0) return undefined;
  const isOwnHeading = hash.toLowerCase().endsWith(last.toLowerCase().replaceAll('$', ''));
  const isKnown = namesOf(catalog).segments.has(last) || vocabulary.words.has(last);
  return !isOwnHeading || isKnown ? undefined : `no package has the name ${last}`;
}

/**
 * Finds mentions of names that are gone: comments for webpack in plain text, environment variables by the words around
 * them, and names that link to a heading with the same name.
 */
function findMentions(known: Known): Finding[] {
  const { page } = known;
  const findings: Finding[] = [];
  const report = (node: Nodes, ancestors: readonly Parents[], problem: string | undefined) => {
    if (problem === undefined || isSaidGone(ancestors)) return;
    findings.push({
      rule: 'mention',
      file: page.file,
      line: node.position?.start.line ?? 1,
      message: `${problem}; mend the name, or say in the same paragraph that it was removed`,
    });
  };
  visitParents(page.tree, 'text', (node, ancestors) => {
    report(node, ancestors, commentIn(node.value, known));
  });
  visitParents(page.tree, 'inlineCode', (node, ancestors) => {
    const link = ancestors.findLast(({ type }) => type === 'link');
    const problem =
      variableIn(node.value, textAround(ancestors), known) ??
      (link?.type === 'link' ? nameIn(node.value, link.url, known) : undefined);
    report(node, ancestors, problem);
  });
  return findings;
}

/** The words that options accept, by their types; undefined if one accepts other strings, or none of them a word. */
function wordsOf(options: readonly Match[]): ReadonlySet<string> | undefined {
  const parts = options.flatMap(({ identifier, name }) =>
    alternativesOf(factsFor(identifier, name).type ?? 'any'),
  );
  const isOpen = parts.some((part) => /^(?:string|any|[A-Z`].*)(?:\[\])?$/u.test(part));
  const words = parts.flatMap((part) => /^'(?<word>[^']+)'$/u.exec(part)?.groups?.word ?? []);
  return isOpen || words.length === 0 ? undefined : new Set(words);
}

/** The options that the first header of a table names. */
function optionsOfTable(
  { children: [head] }: Table,
  definition: Definition | undefined,
  page: Page,
  catalog: Catalog,
): readonly Match[] {
  const [cell] = head?.children ?? [];
  const name = /^`(?<name>[\w.]+)`$/u.exec(cell === undefined ? '' : writtenText(cell).trim())
    ?.groups?.name;
  if (name === undefined) return [];
  const here = definition === undefined ? [] : catalog.resolve(name, placeOf(page, definition));
  const exact = [...here.filter(isOption), ...catalog.options(name)];
  return exact.length > 0 ? exact : catalog.endingWith(name);
}

/** Finds values in the column of an option, which only accepts certain words, that aren't among them. */
function findValues({ page, catalog }: Known, definitions: readonly Definition[]): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'table', (table) => {
    const line = table.position?.start.line ?? 1;
    const around = headingAbove(definitions, line);
    const options = optionsOfTable(table, around, page, catalog);
    const words = wordsOf(options);
    if (words === undefined) return;
    for (const { children, position } of table.children.slice(1)) {
      const [cell] = children;
      const text = cell === undefined ? '' : writtenText(cell);
      for (const [, word = ''] of text.matchAll(/`'([^'`]+)'`/gu)) {
        if (words.has(word)) continue;
        findings.push({
          rule: 'statement',
          file: page.file,
          line: position?.start.line ?? line,
          message: `'${word}' isn't a value of ${options[0]?.name ?? ''}, which accepts ${[...words].join(', ')}; mend it`,
        });
      }
    }
  });
  return findings;
}

/** Finds names and values that are gone from the packages, in the places where only their form tells what they are. */
export function findGoneNames(
  page: PageWithDefinitions,
  { catalog, vocabulary }: Pick<Facts, 'catalog' | 'vocabulary'>,
): Finding[] {
  if (!isAboutUse(page)) return [];
  const known: Known = { page, catalog, vocabulary, own: ownWords(page) };
  return [...findMentions(known), ...findValues(known, page.definitions)];
}
