import type { TranslationFinding } from './finding.ts';
import type { Outline } from './outline.ts';
import { pairSegments } from './segments.ts';
import type { Segment, SegmentPair } from './segments.ts';
import type { Term } from './terms.ts';

/** Minimum number of uses of a term on the English page for the translation to need its counterpart. */
const usesThatCount = 3;

/** Text without code, so option names don't count as words. */
function prose(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text.replaceAll(/`[^`]*`/gu, '`')).join('\n');
}

/** Text in which links are separated: a title and the particle after it don't form a word. */
function withLinksApart({ text, links }: Segment): string {
  return links.reduceRight(
    (rest, { start, end }) =>
      `${rest.slice(0, start)}\n${rest.slice(start, end)}\n${rest.slice(end)}`,
    text,
  );
}

/** Words that the language's term list rejects for a term, in any visible text. */
export function avoidedWords(segment: Segment, terms: readonly Term[]): string[] {
  const plain = withLinksApart(segment).replaceAll(/`[^`]*`/gu, '`');
  return terms.flatMap(({ term, translation, avoid = [] }) =>
    avoid
      .filter((word) => plain.includes(word))
      .map((word) => `"${word}" for "${term}": write "${translation}"`),
  );
}

function uses(text: string, term: string): number {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}_.\-])${RegExp.escape(term)}s?(?![\p{L}\p{N}_\-]|\.\p{L})`,
    'giu',
  );
  return [...text.matchAll(pattern)].length;
}

/** Words for a different term in the language, where English uses only this one. */
export function confusedWords(
  { source, translation }: Pick<SegmentPair, 'source' | 'translation'>,
  terms: readonly Term[],
): string[] {
  return terms.flatMap(({ term, translation: wanted, confused = [] }) => {
    if (confused.length === 0 || uses(prose([source]), term) === 0) return [];
    const plain = prose([translation]);
    return confused
      .filter((word) => plain.includes(word))
      .filter(
        (word) =>
          !terms.some(
            (other) => other.translation === word && uses(prose([source]), other.term) > 0,
          ),
      )
      .map((word) => `"${word}" for "${term}": write "${wanted}"`);
  });
}

/**
 * One term, one translation: checks that none of the others occurs, and that the right one does if the English text
 * uses the term.
 */
export function checkTerms(
  file: string,
  source: Outline,
  translation: Outline,
  terms: readonly Term[],
): TranslationFinding[] {
  const isParagraph = ({ kind }: Segment) => kind === 'paragraph';
  const english = prose(source.segments.filter(isParagraph));
  const translated = prose(translation.segments.filter(isParagraph));
  const avoided = translation.segments.flatMap((segment) =>
    avoidedWords(segment, terms).map((message) => ({ file, line: segment.line, message })),
  );
  const missing = terms.flatMap(({ term, translation: wanted, also = [] }) => {
    const accepted = [wanted, ...also];
    const isMissing =
      uses(english, term) >= usesThatCount &&
      !accepted.some((word) => translated.toLowerCase().includes(word.toLowerCase()));
    if (!isMissing) return [];
    const message = `"${wanted}" is nowhere, although the English page speaks of "${term}" several times`;
    return [{ file, line: 1, message }];
  });
  const confused = (pairSegments(source.segments, translation.segments) ?? []).flatMap((pair) =>
    confusedWords(pair, terms).map((message) => ({ file, line: pair.translation.line, message })),
  );
  return [...avoided, ...confused, ...missing];
}
