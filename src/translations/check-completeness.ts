import type { Report } from './finding.ts';
import { ownLetters } from '../content/translations.ts';
import type { TranslatedLocale } from '../content/translations.ts';
import { locales } from '../site/locales.ts';
import { scripts } from '../site/scripts.ts';
import { lengthOf } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import type { SegmentPair } from './segments.ts';
import type { Term } from './terms.ts';

/** Numbers in a text outside code, without thousands separators and the "16" in the word for hexadecimal. */
function numbersIn(text: string): string[] {
  return [
    ...text.replaceAll(/`[^`]*`/gu, ' ').matchAll(/\d+(?:[.,]\d+)*(?! ?(?:진수|进制|\d))/gu),
  ].map(([number]) => number.replaceAll(/,(?=\d{3})/gu, ''));
}

/** English number words that translations may write as digits. */
const spelledNumber =
  /\b(?:second|third|half|halves|quarter|tenth|hundred|thousand|million|dozen|twice)s?\b/iu;
const smallNumber = /^(?:\d|1[0-2])$/u;

/**
 * Checks that numbers are those of the English text; small numbers and months may be digits in the translation only.
 */
export function checkNumbers(report: Report, { source, translation }: SegmentPair): void {
  const expected = numbersIn(source.text);
  const left = numbersIn(translation.text);
  for (const number of expected) {
    const index = left.indexOf(number);
    if (index < 0) {
      report(
        translation.line,
        `the number ${number} of the English text (line ${source.line}) is missing here`,
      );
    } else {
      left.splice(index, 1);
    }
  }
  const known = new Set(source.text.match(/\d+(?:\.\d+)*/gu));
  for (const number of left) {
    if (smallNumber.test(number) || known.has(number) || spelledNumber.test(source.text)) continue;
    report(
      translation.line,
      `the number ${number} is not in the English text (line ${source.line})`,
    );
  }
}

/** Sentences of a text. */
export function sentencesOf(text: string, locale: 'en' | TranslatedLocale): string[] {
  return text
    .split(scripts[locales[locale].script].sentenceEnd)
    .filter((sentence) => sentence.trim() !== '');
}

/** True for a number, an abbreviation or a heading within a paragraph ("Order. Each module …"). */
function isFragment(sentence: string): boolean {
  return sentence.trim().split(/\s+/u).length < 3;
}

/**
 * Finds a sentence missing from a translation. Sentences may be merged or split, so the decision is based on the length
 * of the translation together with the words of each English sentence.
 */
export function checkSentences(report: Report, pair: SegmentPair, lexicon: Lexicon): void {
  const { source, translation } = pair;
  const sentences = sentencesOf(source.text, 'en');
  if (sentences.length < 2) return;
  const count = sentencesOf(translation.text, lexicon.locale).length;
  const ratio = lengthOf(translation.text) / (lengthOf(source.text) * lexicon.lengthRatio);
  const isShort = ratio < scripts[locales[lexicon.locale].script].shortest;
  if (count >= sentences.length && !isShort) return;
  const [missing] = sentences
    .map((text) => ({
      text,
      part: text.length / source.text.length,
      // Too rare to be significant: the other measures decide.
      coverage: lexicon.coverage(text, translation.text) ?? 0.45,
    }))
    .filter(({ text }) => !isFragment(text))
    .filter(({ part, coverage }) =>
      count < sentences.length ? coverage < 0.7 && ratio < 1.05 - part / 2 : coverage < 0.6,
    )
    .sort((a, b) => a.coverage - b.coverage);
  if (missing === undefined) return;
  report(
    translation.line,
    `a sentence of the English text (line ${source.line}) seems to be missing: "${missing.text.slice(0, 60)}"`,
  );
}

/** Quotations from programs and other sites stay in English. */
function withoutQuotations(text: string): string {
  return text
    .replaceAll(/`[^`]*`/gu, ' ')
    .replaceAll(/“[^”]*”|"[^"]*"|'[^']*'/gu, ' ')
    .replace(/^(?:Uncaught )?\w*Error:.*$/u, ' ');
}

/** Terms that the language writes in English, such as "tree shaking". */
function latinTerms(terms: readonly Term[]): string[] {
  return terms
    .flatMap(({ translation, also = [] }) => [translation, ...also])
    .filter((word) => /^[A-Za-z -]+$/u.test(word));
}

/** True if a word is ordinary English rather than a name that every language writes in the same way. */
function isOrdinary(word: string, lexicon: Lexicon): boolean {
  // Abbreviations, and names such as TypeScript, css-loader or node.js.
  if (/^.+[A-Z\d]|[-.@/_]/u.test(word)) return false;
  const isKept = lexicon.isKept(word) ?? lexicon.isKept(word.toLowerCase());
  return isKept === false;
}

/**
 * True if a text is a list of names, such as "optimize, optimizeModules", or a name with several words, such as "Create
 * React App"; all other texts use sentence case.
 */
function isNames(text: string): boolean {
  return (
    (/^\w+(?:, \w+)+$/u.test(text) && /[a-z][A-Z]/u.test(text)) ||
    /^[A-Z][\w.]*(?: [A-Z][\w.]*)+$/u.test(text)
  );
}

/** Finds texts, and parts of texts, that are still in English. */
export function checkTranslated(
  report: Report,
  { source, translation }: SegmentPair,
  { lexicon, terms }: { readonly lexicon: Lexicon; readonly terms: readonly Term[] },
): void {
  // External articles keep their original titles.
  if (translation.kind === 'title of a related link' || isNames(source.text)) return;
  // Given sentence case, a lower-case heading is the name of an option. So is a dotted name, such as
  // DefinePlugin.getCompilationHooks().definitions.
  if (
    /^(?:heading|label|title)$/u.test(translation.kind) &&
    /^(?:[a-z]\w*\b|[\w()]+\.[\w().]+$)/u.test(source.text)
  )
    return;
  const text = latinTerms(terms).reduce(
    (rest, term) => rest.replaceAll(new RegExp(`(?<![\\w-])${term}(?![\\w-])`, 'giu'), ' '),
    withoutQuotations(translation.text),
  );
  const isOrdinaryWord = (word: string) => isOrdinary(word, lexicon);
  const where = `(English line ${source.line})`;
  if (!ownLetters(lexicon.locale).test(translation.text)) {
    const word = text.match(/[A-Za-z@][\w.'@/-]*\w/gu)?.find(isOrdinaryWord);
    if (word === undefined) return;
    const start = translation.text.slice(0, 40);
    report(translation.line, `the ${translation.kind} "${start}" is not translated ${where}`);
    return;
  }
  const run = [...text.matchAll(/[A-Za-z][\w'’-]*(?:,? [A-Za-z][\w'’-]*){3,}/gu)]
    .map(([words]) => words)
    .find((words) => words.split(/,? /u).filter(isOrdinaryWord).length >= 3);
  if (run !== undefined) report(translation.line, `"${run}" is not translated ${where}`);
}
