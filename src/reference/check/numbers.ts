import { toString } from 'mdast-util-to-string';
import type { Page } from '../../content/source-page.ts';
import type { Catalog } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { claims, comparedCells } from '../data/claims.ts';
import type { Claim } from '../data/claims.ts';
import type { Definition } from '../documented.ts';
import { factsFor } from '../identifier.ts';
import { installedPackage } from '../package.ts';
import { kindsOfPage } from '../pages.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';
import { claimsOf, isClaimed, isMadeIn, numberWord, numbersOf, unitPattern } from './statements.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';

/** Numbers with a unit or several digits; a single digit is usually a count rather than a fact about webpack. */
const number = new RegExp(
  String.raw`(?<![\w.$#/:^~-])(?<digits>\d[\d_]*(?:[.,]\d+)*)(?![\d:])(?:\s?(?<unit>${unitPattern})(?![\w]))?`,
  'gu',
);

/** Number words that set a limit or have a unit; elsewhere they count what the sentence itself names. */
const limitInWords = new RegExp(
  String.raw`(?:(?<bound>\b(?:at (?:least|most)|up to|no more than|more than|(?:fewer|less|longer|larger|smaller) than|limit (?:is|of)|maximum (?:is|of)|minimum (?:is|of)|every|over|exceeds?)\s+(?:an? |about )?)(?<word>${numberWord})\b|\b(?<counted>${numberWord})(?=\s+(?:${unitPattern}\b|(?:\w+\s+)?or (?:more|fewer|less)\b)))`,
  'giu',
);

/** Fractions in words that set a limit. */
const fraction =
  /\bat (?:least|most) (?:a |an |one )?(?<limit>half|third|quarter|fifth|sixth|eighth|tenth|two thirds|three quarters)\b|\b(?<part>half|(?:a|one) (?:third|quarter|fifth|sixth|eighth|tenth)|two thirds|three quarters) of the (?:size|limit|maximum|value)\b/giu;

/** The usual way to describe sharing. */
const isSharing = /^(?:at least|over) two$/iu;

/** Numbers that aren't facts about webpack: the Unix epoch, 64-bit integers, HTTP status codes, bytes of UTF-8. */
const isCommon = /^(?:1970|64|32|16|404|403|200|100%)$/u;

/** Text of the samples in a section and its parent and child sections, which numbers of an example come from. */
export function samplesAround(page: Page, { section }: Definition): string {
  const root = section.depth > 2 ? section.parent : section;
  return page.sections
    .filter(
      (one) => one === section || one === root || one.parent === section || one.parent === root,
    )
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'code' ? [block.value] : []))
    .join('\n');
}

function has(text: string, digits: string): boolean {
  const escaped = digits.replaceAll('.', String.raw`\.`);
  return new RegExp(String.raw`(?<![\d.])${escaped}(?!\d)`, 'u').test(text);
}

/** Finds numbers in prose of the reference that aren't in the facts of their heading or row, in a sample, or in a claim. */
export function findUnprovenNumbers(
  page: PageWithDefinitions,
  { vocabulary: { versions } }: Pick<Facts, 'vocabulary'>,
): Finding[] {
  if (kindsOfPage(page.url).length === 0) return [];
  const whole = toString(page.tree);
  return sentencesOf(page.definitions).flatMap((sentence) => {
    const { definition, cells, text, line } = sentence;
    if (comparedCells.some((one) => one.page === page.file && one.cell.test(text.trim())))
      return [];
    const bare = text.replaceAll(/`[^`]*`/gu, (code) => ' '.repeat(code.length));
    const facts = [...definition.matches, ...definition.enclosing.slice(0, 1)].map(
      ({ identifier, name }) =>
        JSON.stringify([
          factsFor(identifier, name).defaults,
          factsFor(identifier, name).type,
          identifier.description,
        ]),
    );
    const finding = (written: string, index: number): Finding => ({
      rule: 'number',
      file: page.file,
      line,
      message: `"${written}" in "${text.slice(Math.max(0, index - 30), index + 30).replaceAll(/\s+/gu, ' ')}" follows from no fact of webpack and no sample here; correct it, show it in a sample, or add evidence to src/reference/data/claims/`,
    });
    const inWords = [...bare.matchAll(limitInWords)].flatMap(
      ({ 0: written, index, groups }): Finding[] => {
        const word = groups?.word ?? groups?.counted ?? '';
        if (isSharing.test(written)) return [];
        const isSaid = new RegExp(String.raw`\b${word}\b`, 'iu');
        // A number that the sentence itself explains isn't a limit of webpack: "with four entries, there are at least
        // four".
        if (bare.split(isSaid).length > 2) return [];
        if (claimsOf(sentence, page).some((part) => isSaid.test(part))) return [];
        const unit = new RegExp(`^\\s*(?<unit>${unitPattern})`, 'u').exec(
          bare.slice(index + written.length),
        )?.groups?.unit;
        const shown = unit === undefined ? '' : samplesAround(page, definition).replaceAll('_', '');
        return numbersOf(word, unit).some((one) => [...facts, shown].some((fact) => has(fact, one)))
          ? []
          : [finding(written, index)];
      },
    );
    const inFractions = [...bare.matchAll(fraction)].flatMap(
      ({ 0: written, index, groups }): Finding[] => {
        const word = groups?.limit ?? groups?.part ?? '';
        const isSaid = new RegExp(String.raw`\b${word}\b`, 'iu');
        return claimsOf(sentence, page).some((part) => isSaid.test(part))
          ? []
          : [finding(written, index)];
      },
    );
    const inDigits = [...bare.matchAll(number)].flatMap(
      ({ 0: written, index, groups }): Finding[] => {
        const { digits = '', unit } = groups ?? {};
        if (unit === undefined && digits.replaceAll(/\D/gu, '').length < 2) return [];
        if (/^\d+\.\d+/u.test(digits) && versions.has(digits)) return [];
        if (isCommon.test(digits) || /^(?:0|100)%$/u.test(written)) return [];
        if (claimsOf(sentence, page).some((part) => has(part, digits))) return [];
        if (numbersOf(digits, unit).some((one) => facts.some((fact) => has(fact, one)))) return [];
        const code = [...`${cells} ${text}`.matchAll(/`([^`]*)`/gu)]
          .map(([, one]) => one)
          .join(' ');
        // An invented package version in an example is mentioned more than once.
        if (/^\d+\.\d+\.\d+$/u.test(digits) && whole.split(digits).length > 2) return [];
        if (has(`${code} ${samplesAround(page, definition)}`, digits.replaceAll('_', '')))
          return [];
        return [finding(written, index)];
      },
    );
    return [...inWords, ...inFractions, ...inDigits];
  });
}

/** Amounts with a unit that are called a default. */
const defaultAmount = new RegExp(
  String.raw`\bdefaults? (?:\w+ )?(?:of|is|to|are) (?:up to )?(?<digits>\d[\d_]*(?:\.\d+)?)\s?(?<unit>${unitPattern})(?!\w)|(?<![\w.])(?<first>\d[\d_]*(?:\.\d+)?)\s?(?<of>${unitPattern}),? (?:by default\b|\(?the default\b)`,
  'giu',
);

/** All numbers among the defaults of an option and those nested in it. */
export function defaultNumbers(name: string, catalog: Catalog): ReadonlySet<string> {
  const options = (catalog.inventories.get('option') ?? []).filter(
    ({ id }) => id === name || id.startsWith(`${name}.`),
  );
  const texts = options.flatMap(({ defaults }) =>
    defaults === undefined ? [] : [JSON.stringify(defaults)],
  );
  return new Set(
    texts.flatMap((text) => text.replaceAll(/(?<=\d)_(?=\d)/gu, '').match(/\d+/gu) ?? []),
  );
}

/** Finds amounts, in the text of a guide, that are no default of the options that the sentence names. */
export function findWrongAmounts(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  return sentencesOf(page.definitions).flatMap((sentence) =>
    [...sentence.text.matchAll(defaultAmount)].flatMap(({ 0: said, groups }): Finding[] => {
      const codes = [...sentence.text.matchAll(/`(?<name>[a-z][\w.]*)`/giu)].map(
        ({ groups: code }) => code?.name ?? '',
      );
      const names = codes.filter((name) => catalog.options(name).length > 0);
      const real = new Set(names.flatMap((name) => [...defaultNumbers(name, catalog)]));
      const { digits, first, unit, of } = groups ?? {};
      const meant = numbersOf(digits ?? first ?? '', unit ?? of);
      if (real.size === 0 || meant.some((one) => real.has(one)) || isClaimed(sentence, said, page))
        return [];
      return [
        {
          rule: 'number',
          file: page.file,
          line: sentence.line,
          message: `"${said}" isn't the default of ${names.join(' or ')}; correct the number or its unit`,
        },
      ];
    }),
  );
}

/** Reads a file of an installed package. */
type ReadFile = (from: string, file: string) => string;

/** True if the packages still contain the evidence for a claim. */
function isProven({ source: [from, file], code }: Claim, read: ReadFile): boolean {
  try {
    return code.test(read(from, file));
  } catch {
    return false;
  }
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\d]+(?:['’.]\p{L}+)*/gu));
}

/**
 * The sentence of a page that words were probably in before an edit. A word counts the more, the fewer sentences have
 * it.
 *
 * @returns undefined if no sentence has at least half of the words
 */
function nearestTo(claim: Claim, sentences: readonly Sentence[]): Sentence | undefined {
  const all = sentences.map((sentence) => ({ sentence, own: wordsOf(sentence.text) }));
  const words = [...wordsOf(claim.text)].map((word) => {
    const count = all.filter(({ own }) => own.has(word)).length;
    return { word, weight: Math.log((all.length + 1) / (count + 1)) };
  });
  let best: { sentence: Sentence; score: number } | undefined;
  for (const { sentence, own } of all) {
    const shared = words.filter(({ word }) => own.has(word));
    if (shared.length * 2 < words.length) continue;
    // Of several sentences with the words, the one about the same name.
    const isAbout = sentence.definition.name.text === claim.of;
    const score = shared.reduce((sum, { weight }) => sum + weight, isAbout ? 2 : 0);
    if (score > (best?.score ?? 0)) best = { sentence, score };
  }
  return best?.sentence;
}

/**
 * The sentences where a claim must have been: claims are listed in the order of the page.
 *
 * @param places indexes of the sentences with the claims, -1 for those that aren't found
 */
function textsBetween(
  texts: readonly Sentence[],
  places: readonly number[],
  index: number,
): readonly Sentence[] {
  const before = places.slice(0, index).findLast((place) => place >= 0) ?? 0;
  const after = places.slice(index + 1).find((place) => place >= 0) ?? texts.length - 1;
  return texts.slice(before, after + 1);
}

/** Finds claims whose words are no longer on the page, or whose evidence no longer exists. */
export function findStaleClaims(
  page: Page,
  definitions: readonly Definition[],
  read: ReadFile = (from, file) => installedPackage(from).read(file),
): Finding[] {
  const own = claims.get(page.file);
  if (own === undefined) return [];
  const texts = sentencesOf(definitions);
  const places = own.map((claim) => texts.findIndex((sentence) => isMadeIn(claim, sentence)));
  return own.flatMap((claim, index): Finding[] => {
    const found = texts[places[index] ?? -1];
    const finding = (message: string, { line }: { readonly line: number }): Finding[] => [
      { rule: 'number', file: page.file, line, message },
    ];
    if (found === undefined) {
      const between = textsBetween(texts, places, index);
      const nearest = nearestTo(claim, between) ?? nearestTo(claim, texts);
      const now =
        nearest === undefined
          ? ''
          : `, which now has "${nearest.text.trim().replaceAll(/\s+/gu, ' ')}"`;
      return finding(
        `"${claim.text}" is below src/reference/data/claims/, but no longer on the page${now}: mend either`,
        nearest ?? between[0] ?? { line: 1 },
      );
    }
    return isProven(claim, read)
      ? []
      : finding(
          `"${claim.text}": ${claim.source.join('/')} no longer has ${String(claim.code)}, which proved it`,
          found,
        );
  });
}
