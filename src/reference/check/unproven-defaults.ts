import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { factsFor } from '../identifier.ts';
import { isAboutUse } from '../pages.ts';
import { constantOf } from '../quoted-values.ts';
import { evidenceOf } from './default-evidence.ts';
import { defaultAfter, defaultBefore } from './default-words.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { holds, isClaimed, isValue, plain } from './statements.ts';
import { isOption, optionsNamed, subjectsOf } from './subjects.ts';

const value = String.raw`(?:\x60(?<code>[^\x60\s]+)\x60|(?:an? )?empty (?<empty>string|array|list|object)s?)`;

/** Further values behind the first one: "by default `.ts` (if it is on), `.js` and `.json`". */
const more = String.raw`(?<more>(?:(?: \([^)]*\))?(?:,? and |, )\x60[^\x60\s]+\x60)*)`;

/** Wordings by which a value is the default that the other checks don't read: it has no quotation marks, or is empty. */
const wordings: readonly RegExp[] = [
  String.raw`${value}(?:(?! (?:and|or|by|is|are|in|gets?|takes?|has|have)\b)[^\x60.;:,\d]){0,14}?${defaultAfter}`,
  String.raw`${defaultBefore}${value}${more}`,
  String.raw`\bby default,? (?:the|its) \w+ (?:is|is called|is named|has the name) ${value}`,
].map((words) => new RegExp(words, 'giu'));

/** Wordings by which any value is the default, in the middle of a sentence. */
const wordingsOfAll: readonly RegExp[] = [
  String.raw`\b(?:with|by|has|under|since|because) (?:its|the) default(?: of|,| value(?: of)?| name)? ${value}`,
  String.raw`(?:^|; )the default,? ${value}`,
].map((words) => new RegExp(words, 'giu'));

/** Code that stands for an empty value. */
const emptyValues: Readonly<Record<string, RegExp>> = {
  string: /""|''/u,
  array: /\[\]/u,
  list: /\[\]/u,
  object: /\{\s*\}|Object\.create\(null\)/u,
};

/** True if a text has a value as a whole word. */
function hasValue(text: string, code: string): boolean {
  // A folder stands for the file in it.
  const bare = plain(code).replace(/\/index\.[cm]?js$/u, '');
  return new RegExp(String.raw`(?<![\w-])${RegExp.escape(bare)}(?![\w-])`, 'u').test(text);
}

/** What is said to be a default. */
interface Said {
  readonly text: string;
  /** Position of the first value in the sentence. */
  readonly index: number;
  /** True if a text has all values. */
  readonly isIn: (text: string) => boolean;
  /** Words with what the default depends on, if the value is empty: code often has empty values for other reasons. */
  readonly isEmptyIn?: string;
}

/** True for code that can be a default: neither the name of an option nor a flag nor a class nor a member. */
function canBeDefault(code: string, sentence: Sentence, page: Page, catalog: Catalog): boolean {
  return (
    /^['"]?[\w.$[\]/@*-]+['"]?$/u.test(code) &&
    !/^(?:--|this\.|[A-Z]\w*$)/u.test(code) &&
    optionsNamed(code, sentence, page, catalog).length === 0 &&
    catalog.options(code).length === 0
  );
}

/** Words by which code isn't a default but what has it: "the default of `name`". */
const isOwner = /(?<!\b(?:with|has|have) (?:the|an?) )\bdefault(?: \w+)? (?:of|for) `[^`]+`$/iu;

function readSaid(sentence: Sentence, page: Page, catalog: Catalog): readonly Said[] {
  const read = (
    wording: RegExp,
    isMeant: (code: string) => boolean,
    conditionsOf: (end: number) => string,
  ): Said[] =>
    [...sentence.text.matchAll(wording)].flatMap(({ 0: text, index, groups = {} }): Said[] => {
      const { code, empty, more } = groups;
      if (empty !== undefined) {
        const isIn = (all: string) => emptyValues[empty.toLowerCase()]?.test(all) === true;
        const isEmptyIn = conditionsOf(index + text.length);
        return [{ text, index: index + text.indexOf(empty), isIn, isEmptyIn }];
      }
      if (code === undefined || !isMeant(code) || isOwner.test(text)) return [];
      if (!canBeDefault(code, sentence, page, catalog)) return [];
      const others = [...(more ?? '').matchAll(/`(?<other>[^`]+)`/gu)].map(
        ({ groups: each }) => each?.other ?? '',
      );
      const isIn = (all: string) => [code, ...others].every((one) => hasValue(all, one));
      return [{ text, index: index + text.indexOf(code) - 1, isIn }];
    });
  const all = [
    ...wordings.flatMap((wording) =>
      read(
        wording,
        (code) => !isValue(code),
        () => sentence.text,
      ),
    ),
    ...wordingsOfAll.flatMap((wording) =>
      read(
        wording,
        () => true,
        (end) => sentence.text.slice(0, end),
      ),
    ),
  ];
  // Some words fit two wordings.
  return all.filter(
    ({ index }, at) =>
      !all.slice(at + 1).some((one) => one.isEmptyIn !== undefined && one.index === index),
  );
}

/**
 * The options and flags that a value is said of: those around it, or else those that the sentence links to, or else the
 * last one that the paragraph names, whichever options have this name.
 */
export function subjectsMeant(
  sentence: Sentence,
  index: number,
  page: Page,
  catalog: Catalog,
): readonly Match[] {
  const around = subjectsOf(sentence, { index, text: '' }, page, catalog).flat();
  if (around.length > 0) return around;
  const linked = sentence.links
    .filter(({ text }) => sentence.text.includes(text))
    .flatMap(({ url }) => catalog.optionsAt(new URL(url, `https://x${page.url}`)));
  if (linked.length > 0) return linked;
  const own = sentence.definition.matches.filter(
    ({ identifier }) => identifier.kind === 'cli-flag',
  );
  if (own.length > 0) return own;
  const before = sentence.before + sentence.text.slice(0, index);
  const named = [...before.matchAll(/`(?<name>\w+(?:\.\w+)*)(?:: [^`]+)?`/gu)].map(({ groups }) => {
    const name = groups?.name ?? '';
    const exact = catalog.options(name);
    return exact.length > 0 ? exact : catalog.endingWith(name);
  });
  return named.findLast((found) => found.length > 0) ?? optionsOfHeading(sentence, page, catalog);
}

/** The options whose name is the heading or the title in other words: `publicPath` for "The public path". */
function optionsOfHeading(
  { definition: { section } }: Sentence,
  { title }: Page,
  catalog: Catalog,
): readonly Match[] {
  const name = (section.heading === undefined ? title : section.name.text)
    .replace(/^(?:the|an?) /iu, '')
    .toLowerCase()
    .replaceAll(/[ -](?<letter>\w)/gu, (_, letter: string) => letter.toUpperCase());
  return catalog.endingWith(name);
}

/** The first option whose own defaults aren't empty; undefined if one has an empty default, or none is known. */
function notEmpty(
  matches: readonly Match[],
  isIn: (text: string) => boolean,
  words: string,
): string | undefined {
  const known = matches.flatMap(({ identifier, name }) => {
    const { defaults } = factsFor(identifier, name);
    return defaults === undefined ? [] : [{ name, defaults }];
  });
  const stated = { text: '', index: 0, modes: undefined, isTrueOf: isIn };
  return known.some(({ defaults }) => holds(stated, defaults, words)) ? undefined : known[0]?.name;
}

/** Numbers that are called a default. */
const numbers: readonly RegExp[] = [
  String.raw`(?<![\w.])(?<number>\d+)${defaultAfter}`,
  String.raw`${defaultBefore}(?<number>\d+)(?![\w.])`,
].map((words) => new RegExp(words, 'giu'));

/** Names that aren't options of webpack, with the constant that is their default. */
const constantsOfNames: Readonly<Record<string, string>> = { stage: 'tap-stage' };

/** Finds a number that is called the default of an option of tapable. */
function wrongConstants(sentence: Sentence, page: Page): Finding[] {
  return numbers.flatMap((wording) =>
    [...sentence.text.matchAll(wording)].flatMap(({ 0: said, index, groups }): Finding[] => {
      const before = `${sentence.cells} ${sentence.before}${sentence.text.slice(0, index)}${said}`;
      const name = [...before.matchAll(/`(?<name>[\w.]+)`/gu)].at(-1)?.groups?.name ?? '';
      const constant = constantsOfNames[name];
      const real = constant === undefined ? undefined : constantOf(constant);
      return real === undefined || real === groups?.number
        ? []
        : [
            {
              rule: 'default',
              file: page.file,
              line: sentence.line,
              message: `"${said.trim()}" is said of ${name}, whose default is ${real}; correct the number`,
            },
          ];
    }),
  );
}

/**
 * Finds values that are called the default of an option, but that neither the option's own defaults nor its description
 * nor the code around its name has: "`.mjs` by default", "the default is an empty string", "with the default, `'auto'`".
 */
export function findUnprovenDefaults(
  page: PageWithDefinitions,
  { catalog, defaultsWith }: Pick<Facts, 'catalog' | 'defaultsWith'>,
): Finding[] {
  if (!isAboutUse(page)) return [];
  return sentencesOf(page.definitions).flatMap((sentence) => [
    ...wrongConstants(sentence, page),
    ...readSaid(sentence, page, catalog).flatMap(({ text, index, isIn, isEmptyIn }): Finding[] => {
      if (isClaimed(sentence, text, page)) return [];
      const meant = subjectsMeant(sentence, index, page, catalog).filter(
        (match) => isOption(match) || match.identifier.kind === 'cli-flag',
      );
      const wrongEmpty = isEmptyIn === undefined ? undefined : notEmpty(meant, isIn, isEmptyIn);
      const known =
        wrongEmpty === undefined
          ? meant.flatMap((match) => {
              const evidence = evidenceOf(match, defaultsWith);
              return evidence === undefined ? [] : [{ name: match.name, evidence }];
            })
          : [{ name: wrongEmpty, evidence: '' }];
      const [first] = known;
      if (first === undefined || known.some(({ evidence }) => isIn(evidence))) return [];
      return [
        {
          rule: 'default',
          file: page.file,
          line: sentence.line,
          message: `"${text.trim()}" is said of ${first.name}, for which the code has no such default; correct the value, or add evidence to src/reference/data/claims/`,
        },
      ];
    }),
  ]);
}
