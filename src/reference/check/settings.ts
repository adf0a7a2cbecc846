import type { InlineCode, Parents } from 'mdast';
import ts from 'typescript';
import { visitParents } from 'unist-util-visit-parents';
import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import type { Definition } from '../documented.ts';
import { factsFor } from '../identifier.ts';
import { isAboutUse, kindsOfPage } from '../pages.ts';
import type { Finding } from './finding.ts';
import { textAround } from './mentions.ts';
import type { Facts, TargetDefaults } from './page-check.ts';
import { isNear } from './unknown-words.ts';
import { wordsOfKeys } from './messages.ts';
import { sentencesOf } from './sentences.ts';
import { isOption } from './subjects.ts';

/** A value in code, as in a configuration; undefined if it isn't a constant. */
function constant(code: string): { readonly value: unknown } | undefined {
  const file = ts.createSourceFile('value.ts', `(${code})`, ts.ScriptTarget.Latest);
  const [statement] = file.statements;
  if (file.statements.length !== 1 || !statement || !ts.isExpressionStatement(statement))
    return undefined;
  const read = (node: ts.Expression): { readonly value: unknown } | undefined => {
    if (ts.isParenthesizedExpression(node)) return read(node.expression);
    if (ts.isStringLiteralLike(node)) return { value: node.text };
    if (ts.isNumericLiteral(node)) return { value: Number(node.text) };
    if (node.kind === ts.SyntaxKind.TrueKeyword) return { value: true };
    if (node.kind === ts.SyntaxKind.FalseKeyword) return { value: false };
    return undefined;
  };
  return read(statement.expression);
}

/** True if a type, in the inventories' notation, accepts a constant. */
function accepts(type: string, value: unknown): boolean {
  if (type === '' || type === 'any') return true;
  const alternatives = type.split(' | ').map((one) => one.replaceAll(/^\(|\)$/gu, ''));
  if (
    alternatives.some(
      (one) =>
        /^[A-Z]|^any$|^module/u.test(one) && !/^(?:RegExp|Buffer|Record|WebpackPlugin)/u.test(one),
    )
  )
    return true;
  if (typeof value === 'boolean')
    return alternatives.includes('boolean') || alternatives.includes(String(value));
  if (typeof value === 'number')
    return alternatives.includes('number') || alternatives.includes(String(value));
  return (
    alternatives.includes('string') ||
    alternatives.includes(`'${String(value)}'`) ||
    type.includes('=>')
  );
}

function typesOf(matches: readonly Match[]): string[] {
  return matches.map(({ identifier, name }) => factsFor(identifier, name).type ?? '');
}

/** True if a value resembles one in a type. */
function isMisspelled(value: unknown, types: readonly string[]): boolean {
  if (typeof value !== 'string') return false;
  const listed = types.flatMap((type) =>
    [...type.matchAll(/'([^']+)'/gu)].map(([, one = '']) => one),
  );
  return (
    isNear(value, listed) ||
    listed.some((one) => value.length > 2 && (one.startsWith(value) || value.startsWith(one)))
  );
}

/** True if webpack accepts a target; Browserslist targets depend on a configuration. */
export function isKnownTarget(target: string, defaultsFor: TargetDefaults): boolean {
  if (target.startsWith('browserslist')) return true;
  try {
    defaultsFor(target);
    return true;
  } catch (error) {
    // An ECMAScript version is a target that needs another one with it.
    return !String(error).includes('Unknown target');
  }
}

/** Words that say that a value is wrong or no longer exists. */
const isRefused =
  /\b(?:removed|no longer|old|former|instead of(?= `)|not an?|fails?|errors?|invalid|wrong|unknown|mistakes?|rejects?|refuses?|does(?: not|n['’]t))\b/iu;

/** True if every sentence with a setting says that it is wrong, or no longer exists. */
export function isCalledWrong(code: string, definitions: readonly Definition[]): boolean {
  const said = sentencesOf(definitions).filter(({ text }) => text.includes(`\`${code}\``));
  return said.length > 0 && said.every(({ text }) => isRefused.test(text));
}

/** Other programs whose settings share names with webpack's code. */
const isOther = /\bbabel\b/iu;

/**
 * Checks a value that prose gives to a key that isn't an option by itself: `type: 'unaccepted'` for a nested option
 * `type`, or in an object that webpack provides.
 *
 * @returns undefined if it is correct, or if the key accepts any string
 */
function unknownWordOfKey(
  name: string,
  value: unknown,
  node: InlineCode,
  definitions: readonly Definition[],
  page: Page,
  catalog: Catalog,
): string | undefined {
  if (typeof value !== 'string' || !/^[a-z][\w/-]*$/iu.test(value)) return undefined;
  const line = node.position?.start.line ?? 1;
  const around = definitions.findLast((one) => one.line <= line);
  const enclosing = around ? [...around.matches, ...around.enclosing] : [];
  const matches = catalog
    .resolve(name, { url: page.url, title: page.title, enclosing })
    .filter(isOption);
  const types = typesOf(matches);
  if (types.some((type) => accepts(type, value))) return undefined;
  const known = wordsOfKeys().get(name) ?? new Set();
  const isShown = page.fences.some(({ value: code }) =>
    new RegExp(String.raw`\b${name}: ['"]${value}['"]`, 'u').test(code),
  );
  const isListed = [...catalog.inventories.values()].some((all) =>
    all.some(({ id, type = '' }) => {
      const last = id.slice(id.lastIndexOf('.') + 1);
      return last === `${name}: ${value}` || (last === name && type.includes(`'${value}'`));
    }),
  );
  if (known.has(value) || isShown || isListed || (known.size === 0 && types.length === 0))
    return undefined;
  const [type] = types;
  return type === undefined
    ? `no code of webpack gives ${name} the value '${value}'; take one that it has, or show it in a sample`
    : `${matches[0]?.name ?? name} is ${type}; take one of these`;
}

/**
 * Checks a value that a guide gives to a key of an option in one of its samples: `hot: 'manual'` next to a sample with
 * `hot: 'only'`, which the option of the development server accepts.
 */
function unknownWordInGuide(
  name: string,
  value: unknown,
  page: Page,
  catalog: Catalog,
): string | undefined {
  if (typeof value !== 'string') return undefined;
  const types = catalog
    .endingWith(name)
    .map(({ identifier, name: own }) => factsFor(identifier, own).type ?? '');
  const shown = page.fences.flatMap(({ value: code }) =>
    [...code.matchAll(new RegExp(String.raw`(?<![\w.])${name}: '(?<word>[^']*)'`, 'gu'))].map(
      ({ groups }) => groups?.word ?? '',
    ),
  );
  const isKnown =
    types.length > 0 && shown.some((word) => types.some((type) => accepts(type, word)));
  return !isKnown || shown.includes(value) || types.some((type) => accepts(type, value))
    ? undefined
    : `${name} is ${types[0] ?? ''}; take one of these`;
}

/** Finds settings in code, such as `mode: 'production'`, with a value that the option doesn't have. */
export function findWrongSettings(
  page: PageWithDefinitions,
  { catalog, defaultsFor }: Pick<Facts, 'catalog' | 'defaultsFor'>,
): Finding[] {
  const { definitions } = page;
  const findings: Finding[] = [];
  const isReference = kindsOfPage(page.url).length > 0;
  if (!isAboutUse(page)) return findings;
  visitParents(page.tree, 'inlineCode', (node: InlineCode, ancestors: Parents[]) => {
    const found = /^(?<name>[A-Za-z_][\w.]*): (?<value>.+)$/su.exec(node.value)?.groups;
    if (found?.name === undefined) return;
    const value = constant(found.value ?? '');
    if (value === undefined) return;
    const matches = catalog.options(found.name);
    if (matches.length === 0) {
      const problem = isOther.test(textAround(ancestors))
        ? undefined
        : isReference
          ? unknownWordOfKey(found.name, value.value, node, definitions, page, catalog)
          : unknownWordInGuide(found.name, value.value, page, catalog);
      if (problem === undefined) return;
      findings.push({
        rule: 'statement',
        file: page.file,
        line: node.position?.start.line ?? 1,
        message: `\`${node.value}\`: ${problem}`,
      });
      return;
    }
    if (isCalledWrong(node.value, definitions)) return;
    const types = typesOf(matches);
    const isListed =
      found.name !== 'devtool' ||
      typeof value.value !== 'string' ||
      catalog.has(`devtool: ${value.value}`);
    const isTarget = found.name === 'target' && typeof value.value === 'string';
    if (isTarget && !isKnownTarget(value.value, defaultsFor)) {
      findings.push({
        rule: 'statement',
        file: page.file,
        line: node.position?.start.line ?? 1,
        message: `\`${node.value}\`: webpack knows no such target`,
      });
      return;
    }
    if (isListed && types.some((type) => accepts(type, value.value))) return;
    // A word is always wrong where only `true` and `false` are allowed, whichever option it is.
    const isSwitch = types.every((type) =>
      /^(?:boolean|true|false)(?: \| (?:true|false))*$/u.test(type),
    );
    const isSurelyWrong = isSwitch && page.url.startsWith('/configuration/');
    // Options of other packages have the same short names: only a misspelled value is certain to be meant as webpack's.
    if (
      isListed &&
      !isSurelyWrong &&
      !found.name.includes('.') &&
      !isMisspelled(value.value, types)
    )
      return;
    findings.push({
      rule: 'statement',
      file: page.file,
      line: node.position?.start.line ?? 1,
      message: `\`${node.value}\`: ${found.name} is ${types[0] ?? ''}`,
    });
  });
  return findings;
}
