import type { Report } from './finding.ts';
import type { Lexicon } from './lexicon.ts';
import type { Segment, SegmentPair, SegmentReference } from './segments.ts';

/** Names that occur more often in one list than in the other. */
function surplus(of: readonly string[], over: readonly string[]): string[] {
  const left = [...over];
  return of.filter((name) => {
    const index = left.indexOf(name);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

const namesOf = (references: readonly SegmentReference[]) => references.map(({ name }) => name);

/** For each reference of the translation, the index of the English reference with the same name. */
function counterparts(
  source: readonly SegmentReference[],
  translation: readonly SegmentReference[],
): number[] {
  const taken = new Set<number>();
  return translation.map(({ name }) => {
    const index = source.findIndex((other, at) => !taken.has(at) && other.name === name);
    taken.add(index);
    return index;
  });
}

/** Two references of the translation with their English counterparts. */
interface Couple {
  readonly first: SegmentReference;
  readonly second: SegmentReference;
  readonly ofFirst: SegmentReference;
  readonly ofSecond: SegmentReference;
  /** True if English has them in the opposite order. */
  readonly isReversed: boolean;
}

function couples(
  source: readonly SegmentReference[],
  translation: readonly SegmentReference[],
): Couple[] {
  const indexes = counterparts(source, translation);
  return translation.flatMap((first, at) =>
    translation.slice(at + 1).flatMap((second, distance) => {
      const from = indexes[at] ?? -1;
      const to = indexes[at + 1 + distance] ?? -1;
      const ofFirst = source[from];
      const ofSecond = source[to];
      if (ofFirst === undefined || ofSecond === undefined || first.name === second.name) return [];
      return [{ first, second, ofFirst, ofSecond, isReversed: from > to }];
    }),
  );
}

const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]*)`/gu)].map(([code]) => code);

/** How well a link text matches the English text of a link: by its words, and by the code in both. */
function fit(lexicon: Lexicon, source: SegmentReference, translation: SegmentReference): number {
  const expected = codesIn(source.label);
  const actual = codesIn(translation.label);
  const missing = surplus(expected, actual).length;
  const added = surplus(actual, expected).length;
  return (
    lexicon.likeness(source.label, translation.label) +
    (expected.length - missing) -
    (missing + added) / 2
  );
}

/** Links whose texts would match each other's target better. */
function exchangedLinks({ source, translation }: SegmentPair, lexicon: Lexicon): Couple[] {
  return couples(source.links, translation.links).filter(
    ({ first, second, ofFirst, ofSecond, isReversed }) => {
      if (ofFirst.label === ofSecond.label) return false;
      const asWritten = fit(lexicon, ofFirst, first) + fit(lexicon, ofSecond, second);
      const exchanged = fit(lexicon, ofSecond, first) + fit(lexicon, ofFirst, second);
      // An order that differs from English needs a reason.
      return isReversed ? exchanged >= asWritten : exchanged > asWritten;
    },
  );
}

/** Constructions between two names that Chinese and Korean reverse: "the `a` of `b`", "a (`b`) called `a`". */
const joining =
  /[()]|\b(?:after|as|at|before|below|by|contains|even|for|from|has|have|if|in|inside|like|next to|of|on|per|than|that|to|under|unless|when|which|while|with|without)\b/u;

/** True if the grammar of the language may reverse two names in an English sentence. */
function mayTurn(text: string, from: SegmentReference, to: SegmentReference): boolean {
  const between = text.slice(from.end, to.start).replaceAll(/`[^`]*`/gu, '`');
  return !/[.!?;]\s/u.test(between) && joining.test(between);
}

/** The words around a name, within its sentence. */
function around({ text }: Segment, { start, end }: SegmentReference, width: number): string {
  const sentenceEnd = /[.;!?](?:\s|$)|[。；！？]/u;
  const before = text.slice(0, start).split(sentenceEnd).at(-1) ?? '';
  const after = text.slice(end).split(sentenceEnd, 1)[0] ?? '';
  return `${before.slice(-width)} ${after.slice(0, width)}`;
}

const englishWidth = 30;
const translatedWidth = 14;

/** Code in a different order from English without a reason: neither grammar nor the surrounding words. */
function exchangedCode({ source, translation }: SegmentPair, lexicon: Lexicon): Couple[] {
  return couples(source.codes, translation.codes).filter(
    ({ first, second, ofFirst, ofSecond, isReversed }) => {
      if (!isReversed || mayTurn(source.text, ofSecond, ofFirst)) return false;
      const fits = (english: SegmentReference, translated: SegmentReference) =>
        lexicon.likeness(
          around(source, english, englishWidth),
          around(translation, translated, translatedWidth),
        );
      return (
        fits(ofSecond, first) + fits(ofFirst, second) >=
        fits(ofFirst, first) + fits(ofSecond, second)
      );
    },
  );
}

/** Checks the links and code of each text: all those of the English text, and none swapped. */
export function checkReferences(
  report: Report,
  pair: SegmentPair,
  lexicon: Lexicon | undefined,
): void {
  const { source, translation } = pair;
  for (const name of surplus(namesOf(source.links), namesOf(translation.links))) {
    report(translation.line, `the link to "${name}" is missing here (English line ${source.line})`);
  }
  for (const name of surplus(namesOf(source.codes), namesOf(translation.codes))) {
    report(translation.line, `the code \`${name}\` is missing here (English line ${source.line})`);
  }
  for (const name of surplus(namesOf(translation.links), namesOf(source.links))) {
    report(
      translation.line,
      `the link to "${name}" is not in the English text (line ${source.line})`,
    );
  }
  const added = surplus(namesOf(translation.codes), namesOf(source.codes));
  if (lexicon === undefined) return;
  const [link] = exchangedLinks(pair, lexicon);
  if (link) {
    report(
      translation.line,
      `the links "${link.first.label}" (${link.first.name}) and "${link.second.label}" (${link.second.name}) seem to be exchanged: in English, "${link.ofFirst.label}" and "${link.ofSecond.label}" lead there (line ${source.line})`,
    );
  }
  if (added.length > 0) return;
  const [code] = exchangedCode(pair, lexicon);
  if (code) {
    report(
      translation.line,
      `\`${code.first.name}\` and \`${code.second.name}\` seem to be exchanged: English names them the other way round (line ${source.line}); keep that order, or move the words around them too`,
    );
  }
}
