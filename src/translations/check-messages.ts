import { avoidedWords, confusedWords } from './check-terms.ts';
import { checkNumbers, checkTranslated } from './check-completeness.ts';
import { faultsOfText } from './check-typography.ts';
import type { TranslatedLocale } from '../content/translations.ts';
import type { TranslationFinding } from './finding.ts';
import { glossaryFile, readGlossary } from '../content/glossary/translated.ts';
import type { Lexicon } from './lexicon.ts';
import { readMessages } from './messages.ts';
import type { Message } from './messages.ts';
import type { SegmentPair } from './segments.ts';
import type { Term } from './terms.ts';

/** Texts of a language's glossary, in the form of interface messages. */
function glossaryMessages(siteDir: string, locale: TranslatedLocale): Message[] {
  return readGlossary(siteDir, locale).map(({ term, definition, translatedFrom }) => ({
    file: glossaryFile(locale),
    id: term,
    message: definition,
    source: translatedFrom,
  }));
}

/** Names in braces are placeholders for later text in any script. */
function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{\w+\}/gu, '…');
}

/** An interface text paired with the English one; for plural forms, the last one. */
function pairOf({ message, source }: Message): SegmentPair {
  const segment = (text: string) => ({
    kind: 'text',
    line: 1,
    text: withoutPlaceholders(text.split('|').at(-1) ?? text),
    links: [],
    codes: [],
  });
  return { source: segment(source), translation: segment(message) };
}

/** Faults in an interface text: words left in English, numbers, terms, typography, register and particles. */
export function messageFaults(
  locale: TranslatedLocale,
  message: Message,
  { terms, lexicon }: { readonly terms: readonly Term[]; readonly lexicon: Lexicon | undefined },
): string[] {
  const faults: string[] = [];
  const report = (_line: number, text: string) => {
    faults.push(text);
  };
  const pair = pairOf(message);
  if (lexicon) checkTranslated(report, pair, { lexicon, terms });
  checkNumbers(report, pair);
  const { text } = pair.translation;
  return [
    ...faults,
    ...avoidedWords(pair.translation, terms),
    ...confusedWords(pair, terms),
    ...faultsOfText(locale, text, terms),
  ];
}

/** Checks the texts of the interface and the glossary in a language. */
export function checkMessages(
  siteDir: string,
  locale: TranslatedLocale,
  knowledge: { readonly terms: readonly Term[]; readonly lexicon: Lexicon | undefined },
): TranslationFinding[] {
  return [...readMessages(siteDir, locale), ...glossaryMessages(siteDir, locale)].flatMap(
    (message) =>
      messageFaults(locale, message, knowledge).map((fault) => ({
        file: message.file,
        line: 1,
        message: `"${message.id}": ${fault}`,
      })),
  );
}
