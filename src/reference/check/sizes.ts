import type { PageWithDefinitions } from '../coverage.ts';
import type { Finding } from './finding.ts';
import { shownOn } from './ports.ts';
import { sentencesOf } from './sentences.ts';
import { isClaimed } from './statements.ts';

/** A size in a text: "67.5 KiB", "205 bytes". */
const size = /(?<![\w.–-])(?<digits>\d[\d,_]*(?:\.\d+)?)\s?(?<unit>bytes?|KiB|MiB)\b/gu;

/** Words for the output of the page's own example. */
const isAboutOutput =
  /\b(?:here|output|listed|shows?|prints?|shrinks?|grows?|(?:the|this|each|its) (?:script|file|bundle|chunk|page|stylesheet|service|entry) (?:is|has|contains|loads))\b/iu;

/** Words for a size that isn't measured, or that another build would have. */
const isEstimate =
  /\b(?:about|limit|limits|than|up to|every|default|around|roughly|almost|nearly|say|imagine|with|without|instead|would|could|if|unless)\b/iu;

/** Finds sizes that a sentence states about output, but that no output or sample of the page has. */
export function findUnshownSizes(page: PageWithDefinitions): Finding[] {
  const said = sentencesOf(page.definitions).flatMap((sentence) =>
    isAboutOutput.test(sentence.text) && !isEstimate.test(sentence.text)
      ? [...sentence.text.matchAll(size)].map((found) => ({ found, sentence }))
      : [],
  );
  if (said.length === 0) return [];
  const shown = shownOn(page);
  // Without any size in a sample, nothing can be compared.
  if (!new RegExp(size.source, 'u').test(shown)) return [];
  const exact = shown.match(/\d+(?:\.\d+)?/gu) ?? [];
  // A text can round what the output has.
  const numbers = new Set([...exact, ...exact.map((one) => String(Math.round(Number(one))))]);
  return said.flatMap(({ found: { 0: text, groups }, sentence }): Finding[] => {
    const digits = (groups?.digits ?? '').replaceAll(/[,_]/gu, '');
    return numbers.has(digits) || isClaimed(sentence, text, page)
      ? []
      : [
          {
            rule: 'number',
            file: page.file,
            line: sentence.line,
            message: `"${text}" is in no output and no sample of the page; correct the number`,
          },
        ];
  });
}
