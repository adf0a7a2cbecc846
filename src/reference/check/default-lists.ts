import { visit } from 'unist-util-visit';
import type { Configuration } from 'webpack';
import type { Page } from '../../content/source-page.ts';
import type { Catalog } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { modes, valueAt } from '../defaults.ts';
import type { Mode } from '../defaults.ts';
import { headingAbove } from '../documented.ts';
import type { Definition } from '../documented.ts';
import { isAboutUse } from '../pages.ts';
import type { Finding } from './finding.ts';
import type { Facts, GivenDefaults } from './page-check.ts';
import { sentencesOf, writtenText } from './sentences.ts';
import { isClaimed } from './statements.ts';
import { isOption } from './subjects.ts';
import { subjectsMeant } from './unproven-defaults.ts';

/** What a list of values is about. */
interface Scope {
  /** The option's path. */
  readonly path: string;
  /** Keys of `resolve.byDependency`; empty if the list is about no kind of reference, or any. */
  readonly kinds: readonly string[];
  readonly targets: readonly string[];
  readonly modes: readonly Mode[];
}

/** Words for kinds of references, with the keys of `resolve.byDependency`. */
const kindWords: readonly (readonly [words: RegExp, keys: readonly string[]])[] = [
  [/(?<!@)\bimport`|\bimports\b/u, ['esm']],
  [/`require\(\)`|\bCommonJS\b/u, ['commonjs']],
  [/\bAMD\b/u, ['amd']],
  [/`@import`|\b[Ss]tyle(?:sheet)?s\b/u, ['css-import']],
  [/`new Worker\b|\bworkers\b/u, ['worker']],
  [/`new URL\b|\bURLs\b/u, ['url']],
  [/\bWebAssembly\b/u, ['wasm']],
  [/\bplugins\b/u, ['unknown']],
  [/^(?:[Ff]or )?scripts\b/u, ['esm', 'commonjs']],
];

const allTargets = ['web', 'webworker', 'node', 'electron-renderer', 'nwjs', 'deno', 'bun'];

const targetWords: readonly (readonly [words: RegExp, targets: readonly string[]])[] = [
  [/^for the web$|\bfor the web\b(?!,)/iu, ['web']],
  [/\bfor the web, `electron-renderer`/iu, ['web', 'electron-renderer']],
  [/\bfor other targets\b/iu, ['node', 'deno']],
  [/\bfor Node\.js\b/iu, ['node']],
];

function kindsIn(text: string): string[] {
  if (/\b(?:except|other than)\b/u.test(text)) return [];
  return kindWords.flatMap(([words, keys]) => (words.test(text.trim()) ? keys : []));
}

function targetsIn(text: string): readonly string[] {
  const found = targetWords.flatMap(([words, targets]) => (words.test(text.trim()) ? targets : []));
  return found.length > 0 ? found : allTargets;
}

function modesIn(text: string): readonly Mode[] {
  const found = modes.filter((mode) => mode !== 'none' && new RegExp(mode, 'u').test(text));
  return found.length > 0 ? found : modes;
}

/** True for an array of strings. */
function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** Settings that a list can be about: a target, with or without the built-in support for TypeScript. */
function settings(targets: readonly string[]): Configuration[] {
  return targets.flatMap((target) => [{ target }, { target, experiments: { typescript: false } }]);
}

/** The lists that an option has by default within a scope, for one kind of reference. */
function listsOf(
  { path, targets, modes: own }: Scope,
  kind: string | undefined,
  defaultsWith: GivenDefaults,
): string[][] {
  const key = path.slice(path.lastIndexOf('.') + 1);
  return own.flatMap((mode) =>
    settings(targets).flatMap((given) => {
      const all = defaultsWith(given, mode);
      const outer = valueAt(all, path);
      const groups = path.startsWith('resolve.') ? valueAt(all, 'resolve.byDependency') : {};
      const keys = Object.keys(groups ?? {}).filter((one) => one === (kind ?? one));
      const inner = keys.map((one) => valueAt(groups, `${one}.${key}`) ?? outer);
      return [...(kind === undefined ? [outer] : []), ...inner].filter(isList).flatMap((list) => [
        list.filter((one) => one !== '...'),
        // Of all that applies, a text can leave out what it has said before.
        list.flatMap((one) => (one === '...' && isList(outer) ? outer : [one])),
      ]);
    }),
  );
}

/** True if lists have the same values, in any order. */
export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}

/** One or several words in code, one after the other: "`a` (if it's on), `b` and `c`". */
const values = String.raw`(?:\x60[^\x60\s]+\x60(?: \([^)\x60]*\))?(?:,? and |,? or |, )?)+`;

/** A cell that begins with a list. */
const listInCell = new RegExp(`^${values}`, 'u');

/** Words in front of a list that mark it as all that an option has by default. */
const wordings = [
  String.raw`\b(?:[Bb]y default|[Tt]he defaults? (?:(?:list|value)s? )?(?:is|are|being)),? (?<list>${values})`,
  String.raw`\b[Tt]he (?:only )?(?<key>condition|field|extension|main file)s? (?:is|are) (?<list>${values})`,
  String.raw`\b(?:has|have) (?:its|their) own (?:list|array),? (?<list>${values})`,
  String.raw`\b(?:has|have|(?:array|list) is) \x60(?<array>\[["'][^\x60]+\])\x60`,
  String.raw`(?:(?:list|array) is (?<empty>empty)\b(?! (?:if|unless|when)))`,
].map((words) => new RegExp(words, 'gu'));

/** Options of resolvers, by the words for their values. */
const keys: Readonly<Record<string, string>> = {
  condition: 'conditionNames',
  field: 'mainFields',
  extension: 'extensions',
  'main file': 'mainFiles',
};

/** The option of resolvers that words such as "field" mean in the section about all of them. */
function resolverOption({ matches }: Definition, words: string): string | undefined {
  const root = matches.find(({ name }) => /^resolve(?:Loader)?$/u.test(name));
  return root === undefined ? undefined : `${root.name}.${keys[words] ?? ''}`;
}

function wordsIn(list: string): string[] {
  return [...list.matchAll(/`'?(?<word>[^`']+)'?`/gu)].map(({ groups }) => groups?.word ?? '');
}

/** A list as a page gives it. */
interface Given {
  readonly words: readonly string[];
  /** False if only some of the values are meant, or one of them. */
  readonly isAll: boolean;
}

/** What is wrong with a list; undefined if it's an option's default. */
function problemOf(given: Given, scope: Scope, defaultsWith: GivenDefaults): string | undefined {
  const { words, isAll } = given;
  for (const kind of scope.kinds.length > 0 ? scope.kinds : [undefined]) {
    const lists = listsOf(scope, kind, defaultsWith);
    if (lists.length === 0) continue;
    const known = new Set(lists.flat());
    const stranger = words.find((word) => !known.has(word));
    const of = `${scope.path}${kind === undefined ? '' : ` for ${kind}`}`;
    if (stranger !== undefined) return `${stranger} is not in the default of ${of}`;
    if (isAll && !lists.some((list) => isSame(words, list))) {
      const all = [...new Set(lists.map((list) => JSON.stringify(list)))];
      return `the default of ${of} is ${all.slice(0, 4).join(' or ')}`;
    }
  }
  return undefined;
}

/** Finds lists in sentences that differ from an option's default. */
function inSentences(
  page: Page,
  definitions: readonly Definition[],
  catalog: Catalog,
  defaultsWith: GivenDefaults,
): Finding[] {
  return sentencesOf(definitions).flatMap((sentence) => {
    const { text, definition } = sentence;
    return wordings
      .flatMap((wording) => [...text.matchAll(wording)])
      .flatMap(({ 0: said, index, groups }): Finding[] => {
        const { list = '', array, empty, key } = groups ?? {};
        const words = array === undefined ? wordsIn(list) : parsed(array);
        // Single values have their own checks.
        const isShort = array === undefined && empty === undefined && !/own|^.?he only/u.test(said);
        if (words === undefined || (isShort && words.length < 2 && key === undefined)) return [];
        const before = text.slice(0, index);
        const path =
          key === undefined
            ? // Nothing but the place says what a list is about that isn't called a default.
              (/own|empty|\[/u.test(said)
                ? [...definition.matches, ...definition.enclosing]
                : subjectsMeant(sentence, index, page, catalog)
              ).find(isOption)?.name
            : resolverOption(definition, key);
        if (path === undefined || isClaimed(sentence, said, page)) return [];
        const around = /[^,;]*(?:,[^,;]{0,15})?$/u.exec(before)?.[0] ?? '';
        const scope: Scope = {
          path,
          kinds: path.startsWith('resolve.') ? kindsIn(around) : [],
          targets: targetsIn(around),
          modes: modesIn(around),
        };
        const rest = text.slice(index + said.length);
        const isAll =
          !/\bor $|\bor `[^`]+`$/u.test(said) && !/^ ?(?:(?:and )?so on|first|…)/u.test(rest);
        const problem = problemOf({ words, isAll }, scope, defaultsWith);
        return problem === undefined ? [] : [finding(page, sentence.line, said, problem)];
      });
  });
}

function parsed(array: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(array.replaceAll("'", '"'));
    return isList(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function finding({ file }: Page, line: number, said: string, problem: string): Finding {
  return { rule: 'default', file, line, message: `"${said.trim()}": ${problem}; correct the list` };
}

/** Finds cells with a list, in the section of an option of resolvers, that differ from the option's default. */
function inTables(
  page: Page,
  definitions: readonly Definition[],
  defaultsWith: GivenDefaults,
): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'table', ({ children: [head, ...rows], position }) => {
    const line = position?.start.line ?? 1;
    const around = headingAbove(definitions, line);
    const path = [...(around?.matches ?? []), ...(around?.enclosing ?? [])].find(({ name }) =>
      Object.values(keys).some((key) => name === `resolve.${key}`),
    )?.name;
    if (path === undefined) return;
    for (const { children } of rows) {
      const [first, ...cells] = children.map((cell) => writtenText(cell).trim());
      const kinds = kindsIn(first ?? '');
      for (const [index, cell] of cells.entries()) {
        const list = listInCell.exec(cell)?.[0];
        if (list === undefined) continue;
        const header = head?.children[index + 1];
        const words = wordsIn(list);
        const isAll = words.length > 1 && !list.includes(' or ') && kinds.length > 0;
        const scope: Scope = {
          path,
          kinds,
          targets: targetsIn(header === undefined ? '' : writtenText(header)),
          modes,
        };
        const problem = problemOf({ words, isAll }, scope, defaultsWith);
        if (problem !== undefined)
          findings.push(finding(page, children[0]?.position?.start.line ?? line, list, problem));
      }
    }
  });
  return findings;
}

/**
 * Finds lists of values that are called the default of an option, or are in the row of a kind of reference below an
 * option of resolvers, with a value that the option lacks, or without one that it has.
 */
export function findWrongDefaultLists(
  page: PageWithDefinitions,
  { catalog, defaultsWith }: Pick<Facts, 'catalog' | 'defaultsWith'>,
): Finding[] {
  const { definitions } = page;
  if (!isAboutUse(page)) return [];
  return [
    ...inSentences(page, definitions, catalog, defaultsWith),
    ...inTables(page, definitions, defaultsWith),
  ];
}
