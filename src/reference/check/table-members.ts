import { toString } from 'mdast-util-to-string';
import ts from 'typescript';
import type { Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Catalog } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { installedPackage } from '../package.ts';
import { isAboutUpgrades } from '../pages.ts';
import { descendants, literalText, membersOf, namedTypes, parseFile } from '../syntax.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';

/** Number of other rows that have to be members of an object. */
const least = 3;

/** Headers of columns with members or values; a table of conditions can have the same names by chance. */
const header =
  /^(?:property|member|method|field|option|setting|key|function|argument|name|status|state|value|kind|mode)s?$/iu;

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The strings that an enumeration or a union of strings consists of. */
function stringsOf(node: ts.EnumDeclaration | ts.TypeAliasDeclaration): string[] {
  if (ts.isEnumDeclaration(node)) {
    return node.members.flatMap(
      ({ initializer }) => (initializer && literalText(initializer)) ?? [],
    );
  }
  if (!ts.isUnionTypeNode(node.type)) return [];
  const texts = node.type.types.map((type) =>
    ts.isLiteralTypeNode(type) ? literalText(type.literal) : undefined,
  );
  return texts.every((text) => text !== undefined) ? texts : [];
}

/** The members or values of webpack's types, including those of what its code can use, by type. */
export function membersOfTypes(): ReadonlyMap<string, ReadonlySet<string>> {
  if (known) return known;
  const webpack = installedPackage('webpack');
  const files = ['types.d.ts', 'module.d.ts'].map((name) => parseFile(webpack, name));
  const all = files.flatMap((file) =>
    [...namedTypes(file)].flatMap(([name, type]) => {
      const members = 'members' in type ? membersOf(type) : [];
      return members.length < least
        ? []
        : [[name, new Set(members.map((member) => member.name))] as const];
    }),
  );
  const values = files.flatMap((file) =>
    descendants(file).flatMap((node) => {
      if (!ts.isEnumDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return [];
      const strings = stringsOf(node);
      return strings.length > least ? [[node.name.text, new Set(strings)] as const] : [];
    }),
  );
  return (known = new Map([...all, ...values]));
}

interface RowName {
  readonly name: string;
  readonly row: Table['children'][number];
}

/** The names in code in the first cell of each row; undefined if a row has something else. */
function namesOf({ children: [, ...rows] }: Table): readonly RowName[] | undefined {
  const names = rows.map((row) => {
    const { children = [] } = row.children[0] ?? {};
    const codes = children.filter(({ type }) => type === 'inlineCode');
    const isList = children.every(
      (child) => codes.includes(child) || /^(?:,|,? (?:and|or)) $/u.test(toString(child)),
    );
    const texts = codes.map((code) => toString(code).replace(/\(.*\)$/u, ''));
    return isList && texts.length > 0 && texts.every((text) => /^[a-z]\w*$/u.test(text))
      ? texts.map((name) => ({ name, row }))
      : undefined;
  });
  return names.every((one) => one !== undefined) ? names.flat() : undefined;
}

/** The object that has all names but one of a table, with that name; undefined if one has them all. */
function strangerAmong(
  names: readonly string[],
  catalog: Catalog,
): { readonly name: string; readonly owner: string } | undefined {
  const types = membersOfTypes();
  const missing = [...types].map(([owner, members]) => ({
    owner,
    names: names.filter((name) => !members.has(name)),
  }));
  if (missing.some((one) => one.names.length === 0) || catalog.parentsOf(names).length > 0)
    return undefined;
  const type = missing.find((one) => one.names.length === 1);
  if (type !== undefined) return { name: type.names[0] ?? '', owner: type.owner };
  for (const name of names) {
    const [owner] = catalog.parentsOf(names.filter((one) => one !== name));
    if (owner !== undefined) return { name, owner };
  }
  return undefined;
}

/** Finds a row, in a table whose other rows are all members or values of one type or option, with a name that it doesn't have. */
export function findStrangers(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  const findings: Finding[] = [];
  if (isAboutUpgrades(page)) return findings;
  visit(page.tree, 'table', (table) => {
    const [head] = table.children[0]?.children ?? [];
    if (head === undefined || !header.test(toString(head).trim())) return;
    const rowNames = namesOf(table);
    if (rowNames === undefined) return;
    const names = [...new Set(rowNames.map(({ name }) => name))];
    if (names.length <= least) return;
    const stranger = strangerAmong(names, catalog);
    if (stranger === undefined) return;
    const { name, owner } = stranger;
    const row = rowNames.find((one) => one.name === name)?.row;
    // A row that names something of the reference has its own check.
    if (page.definitions.some((one) => one.row === row && one.matches.length > 0)) return;
    findings.push({
      rule: 'mention',
      file: page.file,
      line: row?.position?.start.line ?? 1,
      message: `\`${name}\` is in a table of members of ${owner}, which has no ${name}`,
    });
  });
  return findings;
}
