import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  checkNumbers,
  checkSentences,
  checkTranslated,
  sentencesOf,
} from '../../src/translations/check-completeness.ts';
import { checkReferences } from '../../src/translations/check-references.ts';
import {
  listTranslatedPages,
  ownLetters,
  translatedLocales,
} from '../../src/content/translations.ts';
import type { TranslatedLocale } from '../../src/content/translations.ts';
import { learnLexicon } from '../../src/translations/lexicon.ts';
import type { Lexicon } from '../../src/translations/lexicon.ts';
import { readOutline } from '../../src/translations/outline.ts';
import { pairSegments } from '../../src/translations/segments.ts';
import type { Segment, SegmentPair, SegmentReference } from '../../src/translations/segments.ts';
import { readTerms } from '../../src/translations/terms.ts';
import { translatedSource } from '../support/translated-source.ts';

/**
 * How many planted faults of a kind have to be found; the checks find about two in a hundred more. A language joins when
 * enough of its pages are translated to measure it.
 */
const leastFound = {
  'zh-CN': { links: 0.98, code: 0.58, numbers: 0.97, sentences: 0.91, english: 0.97 },
  ko: { links: 0.98, code: 0.55, numbers: 0.9, sentences: 0.77, english: 0.97 },
} as const satisfies Partial<Record<TranslatedLocale, object>>;

const measured = translatedLocales.filter(
  (locale) => locale in leastFound,
) as (keyof typeof leastFound)[];

type Fault = keyof (typeof leastFound)['ko'];

function exchange(
  references: readonly SegmentReference[],
  first: number,
  second: number,
): SegmentReference[] {
  const name = (index: number) => references[index]?.name ?? '';
  return references.map((reference, index) => {
    if (index === first) return { ...reference, name: name(second) };
    return index === second ? { ...reference, name: name(first) } : reference;
  });
}

/** The references with each two neighbors exchanged that differ. */
function exchanged(references: readonly SegmentReference[]): SegmentReference[][] {
  return references.flatMap(({ name }, index) => {
    const next = references[index + 1];
    return next === undefined || next.name === name ? [] : [exchange(references, index, index + 1)];
  });
}

/** The text without each of its sentences. */
function shortened(segment: Segment, sentences: readonly string[]): Segment[] {
  return sentences.map((sentence) => {
    const at = segment.text.indexOf(sentence);
    const end = at + sentence.length;
    const rest = (references: readonly SegmentReference[]) =>
      references
        .filter((reference) => reference.start < at || reference.end > end)
        .map((reference) =>
          reference.start > at
            ? {
                ...reference,
                start: reference.start - sentence.length,
                end: reference.end - sentence.length,
              }
            : reference,
        );
    return {
      ...segment,
      text: `${segment.text.slice(0, at)}${segment.text.slice(end)}`.trim(),
      links: rest(segment.links),
      codes: rest(segment.codes),
    };
  });
}

/** The text with each of its numbers without its last digit, as 5.11 for 5.112. */
function misnumbered(segment: Segment): Segment[] {
  return [...segment.text.matchAll(/(?<!`[^`]*)\d[\d.]*\d(?![^`]*`)/gu)].map((match) => {
    const end = match.index + match[0].length;
    return { ...segment, text: segment.text.slice(0, end - 1) + segment.text.slice(end) };
  });
}

function faultsOf(
  { source, translation }: SegmentPair,
  { locale }: Lexicon,
): Record<Fault, Segment[]> {
  const sentences = sentencesOf(translation.text, locale);
  const hasSeveral = sentences.length > 1 && sentencesOf(source.text, 'en').length > 1;
  const isInOwnScript = ownLetters(locale).test(translation.text);
  const isNameOfArticle = translation.kind === 'title of a related link';
  return {
    links: exchanged(translation.links).map((links) => ({ ...translation, links })),
    code: exchanged(translation.codes).map((codes) => ({ ...translation, codes })),
    numbers: misnumbered(translation),
    sentences: hasSeveral ? shortened(translation, sentences) : [],
    english: isInOwnScript && !isNameOfArticle ? [source] : [],
  };
}

/** Texts of English pages, which all languages share: reading pages takes nearly all of the time. */
const englishSegments = new Map<string, readonly Segment[]>();

function readEnglish(file: string, english: string): readonly Segment[] {
  const segments = englishSegments.get(english) ?? readOutline(file, english).segments;
  englishSegments.set(english, segments);
  return segments;
}

describe.each(measured)('faults planted in %s', (locale) => {
  const terms = readTerms('.', locale);
  let lexicon: Lexicon | undefined;
  const found = new Map<Fault, { planted: number; caught: number }>();

  /** Whether one of the checks that compare texts finds something. */
  const isCaught = (pair: SegmentPair, knowledge: Lexicon): boolean => {
    let isFound = false;
    const report = () => {
      isFound = true;
    };
    checkReferences(report, pair, knowledge);
    checkNumbers(report, pair);
    checkSentences(report, pair, knowledge);
    checkTranslated(report, pair, { lexicon: knowledge, terms });
    return isFound;
  };

  beforeAll(() => {
    const pairs = listTranslatedPages('.', locale).flatMap((page) => {
      const { source, file } = page;
      // A translation that waits for an update is compared with the text that it was made from.
      const english = translatedSource(page) ?? readFileSync(source, 'utf8');
      const translation = readFileSync(file, 'utf8');
      return (
        pairSegments(readEnglish(source, english), readOutline(file, translation).segments) ?? []
      );
    });
    lexicon = learnLexicon(locale, pairs);
    if (lexicon === undefined) return;
    for (const pair of pairs) {
      for (const [fault, translations] of Object.entries(faultsOf(pair, lexicon))) {
        const counts = found.get(fault as Fault) ?? { planted: 0, caught: 0 };
        for (const translation of translations) {
          counts.planted += 1;
          if (isCaught({ ...pair, translation }, lexicon)) counts.caught += 1;
        }
        found.set(fault as Fault, counts);
      }
    }
  });

  it.each(Object.entries(leastFound[locale]))('of the kind "%s" are found', (fault, least) => {
    const { planted = 0, caught = 0 } = found.get(fault as Fault) ?? {};
    process.stdout.write(`${locale}, ${fault}: ${caught} of ${planted} found\n`);
    expect(planted).toBeGreaterThan(50);
    expect(caught / planted).toBeGreaterThanOrEqual(least);
  });
});
