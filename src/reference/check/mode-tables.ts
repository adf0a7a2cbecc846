import type { Nodes, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from '../../content/source-page.ts';
import type { Catalog } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { defaultText, modes, valueAt } from '../defaults.ts';
import type { Mode } from '../defaults.ts';
import type { Definition } from '../documented.ts';
import { factsFor } from '../identifier.ts';
import type { Finding } from './finding.ts';
import type { Facts, TargetDefaults } from './page-check.ts';
import { isKnownTarget } from './settings.ts';

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
      const finding = (node: Nodes, message: string): Finding => ({
        rule: 'statement',
        file: page.file,
        line: node.position?.start.line ?? 1,
        message,
      });
      const all = [...name.matchAll(/'(?<one>[^']+)'/gu)].map(({ groups }) => groups?.one ?? '');
      const target = name.startsWith('[') ? all : name;
      const unknown = [target].flat().find((one) => !isKnownTarget(one, defaultsFor));
      if (unknown !== undefined) return [finding(row, `webpack has no target called ${unknown}`)];
      const defaults = defaultsFor(target);
      return row.children.flatMap((cell, index): Finding[] => {
        const option = index === 0 ? undefined : options[index];
        if (option === undefined) return [];
        const real = defaultText(valueAt(defaults, option)) ?? 'false';
        return real === cellText(toString(cell))
          ? []
          : [finding(cell, `${option} is ${real} for the target ${name}, not ${toString(cell)}`)];
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
  page: PageWithDefinitions,
  { catalog, defaultsFor }: Pick<Facts, 'catalog' | 'defaultsFor'>,
): Finding[] {
  const tables = page.tree.children.filter((block): block is Table => block.type === 'table');
  return [
    ...tables.flatMap((table) => wrongTargets(table, catalog, page, defaultsFor)),
    ...wrongModes(page.definitions, page, catalog),
  ];
}
