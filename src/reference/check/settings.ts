import type { InlineCode, Nodes, Parents, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import type { Configuration } from 'webpack';
import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import { defaultText, modes, valueAt } from '../defaults.ts';
import type { Mode } from '../defaults.ts';
import type { Definition } from '../documented.ts';
import { factsFor } from '../identifier.ts';
import { kindsOfPage } from '../pages.ts';
import type { Finding } from './finding.ts';
import { isNear } from './mentions.ts';
import { wordsOfKeys } from './messages.ts';
import { sentencesOf } from './sentences.ts';
import { isOption } from './subjects.ts';

/** Defaults of a target in production mode by option path, from `applyDefaults`. */
export type TargetDefaults = (target: Configuration['target']) => unknown;

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
function isKnownTarget(target: string, defaultsFor: TargetDefaults): boolean {
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

/** Finds settings in code, such as `mode: 'production'`, with a value that the option doesn't have. */
export function findWrongSettings(
  page: Page,
  definitions: readonly Definition[],
  catalog: Catalog,
  defaultsFor: TargetDefaults,
): Finding[] {
  const findings: Finding[] = [];
  const isReference = kindsOfPage(page.url).length > 0;
  if (page.url.startsWith('/migrate/') || page.url.startsWith('/contribute/')) return findings;
  visitParents(page.tree, 'inlineCode', (node: InlineCode, ancestors: Parents[]) => {
    const found = /^(?<name>[A-Za-z_][\w.]*): (?<value>.+)$/su.exec(node.value)?.groups;
    const near = ancestors.findLast(({ type }) =>
      ['paragraph', 'tableRow', 'heading'].includes(type),
    );
    if (found?.name === undefined) return;
    const value = constant(found.value ?? '');
    if (value === undefined) return;
    const matches = catalog.options(found.name);
    if (matches.length === 0) {
      const problem =
        isReference && !isOther.test(near ? toString(near) : '')
          ? unknownWordOfKey(found.name, value.value, node, definitions, page, catalog)
          : undefined;
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

/** The option in a header cell, by the path in its link or its code. */
function optionOfCell(code: string | undefined, catalog: Catalog): string | undefined {
  if (code === undefined) return undefined;
  return [code, `output.${code}`].find(
    (name) => catalog.options(name).length > 0 && !name.endsWith('.'),
  );
}

function codesIn(node: Nodes): string[] {
  const codes: string[] = [];
  visit(node, 'inlineCode', ({ value }) => {
    codes.push(value);
  });
  return codes;
}

/** The text of a cell about a default. */
function cellText(text: string): string {
  const plain = text.trim();
  if (plain === 'no') return 'false';
  if (plain === 'yes') return 'true';
  if (plain === 'empty') return "''";
  return /^(?:true|false|\d+)$/u.test(plain) ? plain : `'${plain.replaceAll(/^'|'$/gu, '')}'`;
}

/** Finds rows, in a table of targets with options as columns, that differ from webpack's defaults. */
function wrongTargets(
  table: Table,
  catalog: Catalog,
  page: Page,
  defaultsFor: TargetDefaults,
): Finding[] {
  const [head, ...rows] = table.children;
  if (toString(head?.children[0] ?? head ?? table).trim() !== 'Target') return [];
  const options = (head?.children ?? []).map((cell) => optionOfCell(codesIn(cell)[0], catalog));
  return rows.flatMap((row) => {
    const targets = codesIn(row.children[0] ?? row).filter((one) => one !== 'browserslist');
    return targets.flatMap((name) => {
      const defaults = defaultsFor(
        name.startsWith('[') ? (JSON.parse(name.replaceAll("'", '"')) as string[]) : name,
      );
      return row.children.flatMap((cell, index): Finding[] => {
        const option = index === 0 ? undefined : options[index];
        if (option === undefined) return [];
        const real = defaultText(valueAt(defaults, option)) ?? 'false';
        return real === cellText(toString(cell))
          ? []
          : [
              {
                rule: 'statement',
                file: page.file,
                line: cell.position?.start.line ?? 1,
                message: `${option} is ${real} for the target ${name}, not ${toString(cell)}`,
              },
            ];
      });
    });
  });
}

/** Finds settings, in a table below the heading of a mode, that differ from the mode's defaults. */
function wrongModes(definitions: readonly Definition[], page: Page, catalog: Catalog): Finding[] {
  return definitions.flatMap(({ section, table }): Finding[] => {
    const mode = /^Mode: (?<mode>\w+)$/u.exec(section.name.text)?.groups?.mode as Mode | undefined;
    if (table !== undefined || mode === undefined || !modes.includes(mode)) return [];
    const tables = section.blocks.filter((block): block is Table => block.type === 'table');
    return tables.flatMap(({ children: [, ...rows] }) =>
      rows.flatMap((row): Finding[] => {
        const finding = (message: string): Finding => ({
          rule: 'statement',
          file: page.file,
          line: row.position?.start.line ?? 1,
          message,
        });
        const [cell] = row.children;
        const text =
          cell === undefined
            ? ''
            : cell.children
                .map((child) =>
                  'value' in child
                    ? child.type === 'inlineCode'
                      ? `\`${child.value}\``
                      : child.value
                    : '',
                )
                .join('');
        // `a.b: true`, or several names with one value: `a.b`, `c` and `d`: `true`.
        const shared = /^(?<names>.*`):\s*`(?<value>[^`]+)`$/u.exec(text)?.groups;
        const pairs = shared
          ? [...(shared.names ?? '').matchAll(/`([^`]+)`/gu)].map(
              ([, name = '']) => [name, shared.value ?? ''] as const,
            )
          : codesIn(cell ?? row).flatMap((code) => {
              const [, name, value] = /^([\w.]+): (.+)$/su.exec(code) ?? [];
              return name === undefined || value === undefined ? [] : [[name, value] as const];
            });
        const [firstName = ''] = pairs[0] ?? [];
        const parent = firstName.slice(0, firstName.lastIndexOf('.') + 1);
        return pairs.flatMap(([name, value]) => {
          const groups = codesIn(cell ?? row).filter((code) => /^[\w.]+$/u.test(code));
          const matches = [
            name,
            `optimization.${name}`,
            `${parent}${name}`,
            ...groups.map((group) => `${group}.${name}`),
          ]
            .map((one) => catalog.options(one))
            .find((found) => found.length > 0);
          if (matches === undefined)
            return name.includes('.') ? [finding(`no option is called ${name}`)] : [];
          const texts = matches.flatMap(
            ({ identifier, name: own }) => factsFor(identifier, own).defaults?.[mode] ?? [],
          );
          const plain = (one: string): string => one.replaceAll(/\s+/gu, '');
          if (
            texts.length === 0 ||
            texts.some((one) => plain(one) === plain(value) || one.startsWith('{'))
          )
            return [];
          return [finding(`in ${mode}, ${name} is ${texts[0] ?? ''}, not ${value}`)];
        });
      }),
    );
  });
}

/** Finds tables of modes and targets that differ from webpack's defaults. */
export function findWrongTables(
  page: Page,
  definitions: readonly Definition[],
  catalog: Catalog,
  defaultsFor: TargetDefaults,
): Finding[] {
  const tables = page.tree.children.filter((block): block is Table => block.type === 'table');
  return [
    ...tables.flatMap((table) => wrongTargets(table, catalog, page, defaultsFor)),
    ...wrongModes(definitions, page, catalog),
  ];
}
