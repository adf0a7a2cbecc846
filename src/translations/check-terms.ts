import type { TranslationFinding } from './finding.ts';
import type { Outline, Part } from './outline.ts';
import type { Term } from './terms.ts';

/** How often the English page has to use a term before the translation must have its counterpart. */
const usesThatCount = 3;

function prose(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('\n');
}

function uses(text: string, term: string): number {
  const escaped = term.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}_.\-])${escaped}s?(?![\p{L}\p{N}_\-]|\.\p{L})`,
    'giu',
  );
  return [...text.matchAll(pattern)].length;
}

/** One term, one translation: none of the others occurs, and the one does where English speaks of the thing. */
export function checkTerms(
  file: string,
  source: Outline,
  translation: Outline,
  terms: readonly Term[],
): TranslationFinding[] {
  const english = prose(source.paragraphs);
  const translated = prose(translation.paragraphs);
  return terms.flatMap(({ term, translation: wanted, also = [], avoid = [] }) => {
    const wrong = translation.paragraphs.flatMap(({ text, line }) =>
      avoid
        .filter((word) => text.includes(word))
        .map((word) => ({ file, line, message: `"${word}" for "${term}": write "${wanted}"` })),
    );
    const accepted = [wanted, ...also];
    const isMissing =
      uses(english, term) >= usesThatCount &&
      !accepted.some((word) => translated.toLowerCase().includes(word.toLowerCase()));
    if (!isMissing) return wrong;
    const message = `"${wanted}" is nowhere, although the English page speaks of "${term}" several times`;
    return [...wrong, { file, line: 1, message }];
  });
}
