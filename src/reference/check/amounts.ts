import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { defaultValues } from '../default-text.ts';
import { factsFor } from '../identifier.ts';
import type { Finding } from './finding.ts';
import { samplesAround } from './numbers.ts';
import type { Facts } from './page-check.ts';
import { formsOfMatch } from './requirements.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { isClaimed, numbersOf, numberWord, timeUnits } from './statements.ts';
import { isOption, optionsNamed } from './subjects.ts';

/** Units in words, by which an option can count: seconds or milliseconds, bytes. */
const units: Readonly<Record<string, readonly number[]>> = {
  byte: [1],
  kilobyte: [1000, 1024],
  megabyte: [1e6, 1024 ** 2],
  gigabyte: [1e9, 1024 ** 3],
  millisecond: [1],
  ...timeUnits,
  year: [31_536_000, 31_536_000_000],
};

const parts: Readonly<Record<string, number>> = {
  half: 1 / 2,
  'a third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 1 / 4,
  'three quarters': 3 / 4,
  'a fifth': 1 / 5,
  'a tenth': 1 / 10,
  'a couple': 2,
  'half a dozen': 6,
  'a dozen': 12,
  'two dozen': 24,
  'a hundred': 100,
  'a thousand': 1000,
  'a million': 1e6,
};

const times: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  half: 1 / 2,
  'three times': 3,
  'four times': 4,
  'five times': 5,
  'ten times': 10,
};

function anyOf(words: Readonly<Record<string, unknown>>): string {
  return Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join('|');
}

const unit = String.raw`(?<unit>${anyOf(units)})s?`;
/** Words after which "second" is a unit, and not the one after the first. */
const end = String.raw`(?=['’]?[.,;:)]|['’]|$|\s+(?:by|for|if|when|at|before|after|until|unless|and|or|to|long|in|is|passes|later|per|without|since|as)\b)`;

/** Amounts: "half a minute", "a quarter of a megabyte", "a minute", "one and a half seconds", "a dozen". */
const amounts: readonly RegExp[] = [
  String.raw`\b(?<!and a )(?<part>${anyOf(parts)})(?: of)?(?: an?| one)? ${unit}${end}`,
  String.raw`\b(?<word>an?|one|${numberWord}) ${unit}(?<more> and a half)?${end}`,
  String.raw`\b(?<word>one|two|three|four|five) (?<more>and a half) ${unit}${end}`,
  String.raw`\b(?<part>half a dozen|a dozen|two dozen)(?! \w+ (?:of|more))\b`,
  String.raw`\b(?:at (?:least|most)|up to|no more than|more than|(?:fewer|less|longer|larger) than|limit (?:is|of)|every|over|after) (?:about )?(?<part>a (?:hundred|thousand|million))\b`,
].map((words) => new RegExp(words, 'giu'));

/** "Twice as many", "half the size". */
const ratio = new RegExp(
  String.raw`\b(?<times>${anyOf(times)}) (?:as (?:many|much|long|large|big|high|small|often|low)\b|the (?:size|limit|default|value|time|number)\b|that (?:size|limit|number|many|much)\b)`,
  'giu',
);

/** The numbers among the defaults of options. */
function defaultsIn(matches: readonly Match[]): number[] {
  return matches
    .flatMap(({ identifier, name }) => factsFor(identifier, name).defaults ?? [])
    .flatMap((defaults) => defaultValues(defaults))
    .flatMap((text) => numerals(text));
}

/** The numbers that their types, descriptions and schemas have. */
function limitsIn(matches: readonly Match[]): number[] {
  return matches.flatMap((match) => {
    const { identifier, name } = match;
    const texts = [factsFor(identifier, name).type ?? '', identifier.description ?? ''];
    const limits = (formsOfMatch(match)?.forms ?? []).flatMap(({ minimum, maximum }) => [
      ...(minimum === undefined ? [] : [minimum]),
      ...(maximum === undefined ? [] : [maximum]),
    ]);
    return [...texts.flatMap((text) => numerals(text)), ...limits];
  });
}

function numerals(text: string): number[] {
  return (
    text.replaceAll(/(?<=\d)[_,](?=\d{3})/gu, '').match(/\d+(?:\.\d+)?(?:e\d+)?/gu) ?? []
  ).map(Number);
}

/** True for an option whose value is a number. */
function isNumeric({ identifier, name }: Match): boolean {
  return /\bnumber\b/u.test(factsFor(identifier, name).type ?? '');
}

/** The options of the row or heading, and those that the sentence or the one before names. */
function optionsAround(sentence: Sentence, page: Page, catalog: Catalog): readonly Match[] {
  const named = `${sentence.cells} ${sentence.before}${sentence.text}`.match(/`[\w.]+`/gu) ?? [];
  return [
    ...sentence.definition.matches.filter(isOption),
    ...named.flatMap((code) => optionsNamed(code.slice(1, -1), sentence, page, catalog)),
  ];
}

/** The numbers that an amount can mean, in any unit that the option may count in. */
function meanings({
  part,
  word,
  more,
  unit: of,
}: Readonly<Record<string, string | undefined>>): readonly number[] {
  const factors = units[of?.toLowerCase() ?? ''] ?? [1];
  const base =
    parts[part?.toLowerCase() ?? ''] ??
    (/^(?:an?|one)$/iu.test(word ?? '') ? 1 : Number(numbersOf(word ?? '', undefined)[0]));
  const amount = more === undefined ? base : base + 1 / 2;
  return factors.map((factor) => amount * factor);
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.abs(other) * 0.001;
}

/**
 * Finds amounts in words, in the section or row of an option that takes a number, that are neither its default nor a
 * limit of its schema.
 */
export function findWrongAmountsInWords(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  return sentencesOf(page.definitions).flatMap((sentence) => {
    const { definition, line } = sentence;
    const subject = definition.matches.find((match) => isOption(match) && isNumeric(match));
    if (subject === undefined) return [];
    const text = sentence.text.replaceAll(/`[^`]*`/gu, (code) => ' '.repeat(code.length));
    const about = optionsAround(sentence, page, catalog);
    const report = (said: string): Finding[] =>
      isClaimed(sentence, said, page)
        ? []
        : [
            {
              rule: 'number',
              file: page.file,
              line,
              message: `"${said}" is said of ${subject.name}, whose default and limits have no such number; correct the amount, or add evidence to src/reference/data/claims/`,
            },
          ];
    const known = defaultsIn(about).filter((one) => one !== 0);
    const shown = [
      ...limitsIn(about),
      ...numerals(`${samplesAround(page, definition)} ${sentence.before} ${sentence.text}`),
    ];
    const wrong = amounts.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ 0: said, groups }) => {
        const meant = meanings(groups ?? {});
        // What is called the default has nothing to do with a sample.
        const facts =
          /\bdefaults?\b/iu.test(text) && known.length > 0 ? known : [...known, ...shown];
        return meant.some((one) => facts.some((fact) => isNear(one, fact))) ? [] : report(said);
      }),
    );
    // Otherwise it's a ratio of something else, such as two times that are measured.
    const isOfDefaults =
      /\b(?:development|production|modes?|defaults?)\b/iu.test(text) ||
      /^[^.;]{0,40}`[\w.]+`/u.test(sentence.text.slice(text.search(ratio)));
    const ratios = (isOfDefaults ? [...text.matchAll(ratio)] : []).flatMap(
      ({ 0: said, groups }) => {
        const factor = times[groups?.times?.toLowerCase() ?? ''] ?? 1;
        return known.some((one) =>
          known.some((other) => isNear(one, factor * other) || isNear(other, factor * one)),
        )
          ? []
          : report(said);
      },
    );
    return [...wrong, ...ratios].slice(0, 1);
  });
}
