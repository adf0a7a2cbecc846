import type { TranslationFinding } from './finding.ts';
import type { Outline } from './outline.ts';
import { pairSegments } from './segments.ts';
import type { Segment, SegmentPair } from './segments.ts';
import type { Term } from './terms.ts';

/** How often the English page has to use a term before the translation must have its counterpart. */
const usesThatCount = 3;

/** Text without code, so that names of options are not taken for words. */
function prose(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text.replaceAll(/`[^`]*`/gu, '`')).join('\n');
}

/** Text in which links are set apart: a title and the particle after it make no word. */
function withLinksApart({ text, links }: Segment): string {
  return links.reduceRight(
    (rest, { start, end }) =>
      `${rest.slice(0, start)}\n${rest.slice(start, end)}\n${rest.slice(end)}`,
    text,
  );
}

/** Words that the language has agreed not to use for a term, in any text that readers see. */
export function avoidedWords(segment: Segment, terms: readonly Term[]): string[] {
  const plain = withLinksApart(segment).replaceAll(/`[^`]*`/gu, '`');
  return terms.flatMap(({ term, translation, avoid = [] }) =>
    avoid
      .filter((word) => plain.includes(word))
      .map((word) => `"${word}" for "${term}": write "${translation}"`),
  );
}

function uses(text: string, term: string): number {
  const escaped = term.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}_.\-])${escaped}s?(?![\p{L}\p{N}_\-]|\.\p{L})`,
    'giu',
  );
  return [...text.matchAll(pattern)].length;
}

/** Words that stand for another term in the language, where English speaks of this one only. */
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

/** One term, one translation: none of the others occurs, and the one does where English speaks of the thing. */
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
