import type { Table, TableCell, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { defaultValues, modesText } from '../default-text.ts';
import { modes } from '../defaults.ts';
import type { Mode } from '../defaults.ts';
import { headingAbove } from '../documented.ts';
import { factsFor } from '../identifier.ts';
import type { Defaults, ModeDefaults } from '../identifier.ts';
import { modesOfPlugin } from '../modes-in-use.ts';
import { isOff, testOf, testOfDescription } from './cell-words.ts';
import type { Finding } from './finding.ts';
import { modesMeant } from './mode-words.ts';
import type { Facts } from './page-check.ts';
import { linksIn, writtenText } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { claimsOf, holds, valuesIn } from './statements.ts';
import { optionsNamed, optionsLinked } from './subjects.ts';

/** What the cells of a column say about the option of their row. */
type Column =
  | { readonly says: 'value of a mode'; readonly mode: Mode }
  | { readonly says: 'modes'; readonly isOn: boolean }
  | { readonly says: 'default' };

function columnOf(header: string): Column | undefined {
  const text = header.trim().toLowerCase();
  const mode =
    /^(?:in |by default in )?(?:mode )?[`']*(?<mode>development|production|none)[`']*(?: mode| builds?)?$/u.exec(
      text,
    )?.groups?.mode as Mode | undefined;
  if (mode !== undefined) return { says: 'value of a mode', mode };
  if (
    /^(?:on|off|enabled|disabled|active|used|applied)(?: by default)?(?: in)?\??$|^(?:which |in )?modes?$/u.test(
      text,
    )
  )
    return { says: 'modes', isOn: !/^(?:off|disabled)/u.test(text) };
  if (
    /^(?:the )?(?:defaults?|default (?:value|state|setting)|by default|if (?:unset|not set)|unless set|state)$/u.test(
      text,
    )
  )
    return { says: 'default' };
  return undefined;
}

/** An option, expression or plugin that a row is about. */
interface Subject {
  readonly name: string;
  /** Its defaults; several if its name means several options. */
  readonly known: readonly Defaults[];
}

function textOf(cell: TableCell | undefined): string {
  return cell === undefined ? '' : writtenText(cell).trim();
}

/** A plugin as if it were an option: `true` in the modes in which webpack applies it. */
function pluginDefaults(name: string): ModeDefaults {
  const own = modesOfPlugin(name);
  return Object.fromEntries(modes.map((mode) => [mode, String(own.includes(mode))]));
}

function defaultsOf(matches: readonly Match[]): Defaults[] {
  return matches.flatMap(({ identifier, name }) => factsFor(identifier, name).defaults ?? []);
}

/** What a row is about: the names in its first cell, or else the first ones in another cell, or else a plugin. */
function subjectsOfRow(
  row: TableRow,
  column: number,
  sentence: Sentence,
  page: Page,
  catalog: Catalog,
): Subject[] {
  const cells = row.children.filter((_, index) => index !== column);
  const plugin = /^`?(?:webpack\.)?(?:\w+\.)*(?<name>[A-Z]\w+Plugin)`?$/u.exec(textOf(cells[0]))
    ?.groups?.name;
  const applied = plugin === undefined ? [] : [{ name: plugin, known: [pluginDefaults(plugin)] }];
  for (const cell of cells) {
    const text = textOf(cell);
    const here = { ...sentence, links: linksIn(cell.children) };
    const found = [...text.matchAll(/`(?<name>[^`]+)`/gu)].flatMap(({ groups }): Subject[] => {
      const name = groups?.name ?? '';
      const matches = optionsNamed(name, here, page, catalog);
      return matches.length === 0 ? [] : [{ name, known: defaultsOf(matches) }];
    });
    const linked = found.length > 0 ? [] : optionsLinked(text, here, page, catalog);
    const all =
      linked.length > 0 ? [{ name: linked[0]?.name ?? text, known: defaultsOf(linked) }] : found;
    if (all.some(({ known }) => known.length > 0)) return all;
    if (all.length > 0) return applied.length > 0 ? applied : all;
  }
  return applied;
}

/** The words of a cell up to an explanation. */
function withoutExplanation(text: string): string {
  return (/^(?:`[^`]*`|[^,;(`])*/u.exec(text)?.[0] ?? '').replace(
    / but (?!(?:in |not )?(?:`|production|development)).*/u,
    '',
  );
}

/** Reads a cell that lists modes: those in which something is on, and those in which it is off. */
function statesOf(cell: string): Partial<Record<Mode, boolean>> | undefined {
  const text = withoutExplanation(cell);
  const isAll = /^(?:yes|always|all)$/iu.test(text.trim());
  const meant = modesMeant(isAll ? 'all modes' : /^no$/iu.test(text.trim()) ? 'no mode' : text);
  if (meant === undefined) return undefined;
  const others = modes.filter((mode) => !meant.modes.includes(mode));
  // "Both" and "neither" leave the mode `none` open.
  const isOpen = /\b(?:both|neither|either)\b/iu.test(text);
  return Object.fromEntries([
    ...meant.modes.map((mode) => [mode, !meant.isDenied]),
    ...(isOpen ? [] : others.map((mode) => [mode, meant.isDenied])),
  ]) as Partial<Record<Mode, boolean>>;
}

/** True if a value of a mode passes, for any of several options with the same name. */
function isTrueIn(
  mode: Mode,
  known: readonly Defaults[],
  test: (value: string) => boolean,
): boolean {
  return known.some((defaults) => {
    const values = valuesIn(defaults, mode);
    return values.length === 0 ? test('undefined') : values.some(test);
  });
}

/** A part of a cell about a default: a value, with the modes in which it holds. */
interface Part {
  /** The value; empty if there is none. */
  readonly words: string;
  /** True if there are more words, which can be a condition. */
  readonly isConditional: boolean;
  readonly modes?: readonly Mode[];
}

function partsOf(cell: string): Part[] {
  const pieces =
    (/^(?:`[^`]*`|[^;(`])*/u.exec(cell)?.[0] ?? '').match(/(?:`[^`]*`|[^,`])+/gu) ?? [];
  let named: readonly Mode[] = [];
  const parts: Part[] = pieces
    .flatMap((piece) => piece.split(/\s+and\s+(?=`|on\b|off\b)/u))
    .map((piece): Part => {
      const text = piece.replace(/^\s*(?:and|but)\s+/u, '').trim();
      const mode = modesMeant(text.replaceAll(/`[^`]*`/gu, ''), named);
      named = [...named, ...(mode?.modes ?? [])];
      const words =
        /`[^`]*`|\b(?:on|off|yes|no|none|true|false|enabled|disabled)\b|^\d[\d_]*$/iu.exec(
          text.replaceAll(/\bin (?:mode )?`?none`?/gu, ''),
        )?.[0] ?? '';
      // Anything else in the piece is a condition or an explanation.
      const rest = text
        .replace(words, '')
        .replace(
          /\b(?:in|during|by default|otherwise|elsewhere|everywhere else|(?:all )?other|outside|only|the|modes?|builds?|production|development|is|it['’]s|everywhere|for all targets|all|every|both)\b/giu,
          '',
        )
        .replaceAll(/[`\s]/gu, '');
      const isConditional = rest !== '';
      // Code in an explanation is no value.
      const value = isConditional && !/^`|^(?:on|off)\b/u.test(text) ? '' : words;
      return { words: value, isConditional, ...(mode && { modes: mode.modes }) };
    });
  return parts.map((part) =>
    part.modes === undefined && named.length > 0
      ? { ...part, modes: modes.filter((mode) => !named.includes(mode)) }
      : part,
  );
}

/**
 * Finds cells that differ from webpack's defaults, in the columns of any table: with a mode as the header, with the modes
 * in which something is on, or with defaults.
 */
export function findWrongDefaultTables(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  const tables: Table[] = [];
  visit(page.tree, 'table', (table) => {
    tables.push(table);
  });
  return tables.flatMap((table) => {
    const [head, ...rows] = table.children;
    const columns = (head?.children ?? []).map((cell) => columnOf(textOf(cell)));
    const line = table.position?.start.line ?? 1;
    const definition = headingAbove(page.definitions, line);
    if (definition === undefined || columns.every((column) => column === undefined)) return [];
    return rows.flatMap((row) =>
      row.children.flatMap((cell, index): Finding[] => {
        const column = columns[index];
        const text = textOf(cell);
        if (column === undefined || text === '') return [];
        const sentence: Sentence = {
          text,
          before: '',
          line: cell.position?.start.line ?? line,
          cells: row.children
            .slice(0, index)
            .map((one) => textOf(one))
            .join(' | '),
          definition,
          links: [],
          table,
        };
        const subjects = subjectsOfRow(row, index, sentence, page, catalog);
        const claimed = claimsOf(sentence, page);
        if (claimed.some((part) => part.includes(text) || text.includes(part))) return [];
        const finding = ({ name, known: [real] }: Subject): Finding => ({
          rule: 'default',
          file: page.file,
          line: sentence.line,
          message: `"${text}" in the column "${textOf(head?.children[index])}" is said of ${name}, ${
            real === undefined
              ? 'whose default cannot be derived: drop the words, or add evidence to src/reference/data/claims/'
              : `which is ${modesText(real)}; correct the cell`
          }`,
        });
        const wrong = (subject: Subject): boolean => {
          const { known } = subject;
          if (known.length === 0 || column.says === 'default') return false;
          if (column.says === 'value of a mode') {
            const test = testOf(withoutExplanation(text)) ?? testOfDescription(text);
            return test !== undefined && !isTrueIn(column.mode, known, test);
          }
          const { isOn: isListed } = column;
          return Object.entries(statesOf(text) ?? {}).some(([mode, isNamed]) => {
            const isOn = isNamed === isListed;
            return !isTrueIn(mode as Mode, known, (value) => isOff(value) !== isOn);
          });
        };
        if (column.says !== 'default') return subjects.filter(wrong).map(finding);
        const parts = partsOf(text);
        // Several values without modes belong to the names in their order.
        const isPaired =
          subjects.length > 1 &&
          parts.length > 1 &&
          parts.every((part) => part.modes === undefined);
        return subjects.flatMap((subject, at) => {
          const { known } = subject;
          const own = isPaired ? parts.slice(at, at + 1) : parts;
          const isWrong = own.some(({ words, isConditional, modes: named }) => {
            const test = testOf(words);
            if (test === undefined) return false;
            if (isConditional && named === undefined)
              return !known.some((defaults) => defaultValues(defaults).some(test));
            return !known.some((defaults) =>
              holds({ text, index: 0, isTrueOf: test, modes: named }, defaults, ''),
            );
          });
          return isWrong ? [finding(subject)] : [];
        });
      }),
    );
  });
}
