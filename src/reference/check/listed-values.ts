import type { Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { factsFor } from '../identifier.ts';
import { isOpen } from '../schema-values.ts';
import { formsOf } from '../schema.ts';
import type { Schema } from '../schema.ts';
import type { Finding } from './finding.ts';
import { formsOfMatch } from './requirements.ts';
import { sentencesOf } from './sentences.ts';
import { isClaimed } from './statements.ts';
import { isOption } from './subjects.ts';
import { alternativesOf } from './value-kinds.ts';

/** The words that forms of a schema accept, in lists as well; undefined if they accept other strings. */
function wordsOfForms(forms: readonly Schema[], root: Schema): ReadonlySet<string> | undefined {
  const words = new Set<string>();
  for (const form of forms) {
    const { enum: listed, items, type, additionalProperties } = form;
    if (isOpen(form) || (type === 'string' && listed === undefined)) return undefined;
    if (typeof additionalProperties === 'object') return undefined;
    for (const word of listed ?? []) if (typeof word === 'string') words.add(word);
    const inside =
      items === undefined ? new Set<string>() : wordsOfForms(formsOf(items, root), root);
    if (inside === undefined) return undefined;
    for (const word of inside) words.add(word);
  }
  return words;
}

/** The words that an option accepts, by its schema or else its type; undefined if it accepts other strings, or none. */
function wordsOf(match: Match): ReadonlySet<string> | undefined {
  const found = formsOfMatch(match);
  let words: ReadonlySet<string> | undefined;
  if (found !== undefined) {
    words = wordsOfForms(found.forms, found.root);
  } else {
    const parts = alternativesOf(factsFor(match.identifier, match.name).type ?? '');
    const isClosed = parts.every((part) =>
      /^(?:'[^']+'|true|false|boolean|number|null)$/u.test(part),
    );
    words = isClosed
      ? new Set(parts.flatMap((part) => (part.startsWith("'") ? [part.slice(1, -1)] : [])))
      : undefined;
  }
  return words === undefined || words.size === 0 ? undefined : words;
}

/** Words in quotation marks and code, one after the other: "`'a'`, `'b'` or `'c'`". */
const list =
  /(?:`'[\w/-]+'`(?: \([^)`]*\))?(?:,? (?:and|or|nor) (?:even )?|, (?:even )?| \| |\/)?){2,}/gu;

/** Finds lists of values, in the row or section of an option that accepts only certain words, with another word. */
export function findWrongLists(page: PageWithDefinitions): Finding[] {
  return sentencesOf(page.definitions).flatMap((sentence) => {
    const lists = [...sentence.text.matchAll(list)];
    if (lists.length === 0) return [];
    const options = sentence.definition.matches.filter(isOption);
    const accepted = options.map((match) => ({ match, words: wordsOf(match) }));
    return lists.flatMap(({ 0: text, index }): Finding[] => {
      // "`'a'` and `'b'` of `other`"
      if (/^ ?(?:of|for|in) `/u.test(sentence.text.slice(index + text.length))) return [];
      const listed = [...text.matchAll(/`'(?<word>[^']+)'`/gu)].map(
        ({ groups }) => groups?.word ?? '',
      );
      // The list is about the option if it has one of its words.
      const about = accepted.filter(
        ({ words }) => words === undefined || listed.some((word) => words.has(word)),
      );
      const [first] = about;
      const wrong = listed.find((word) =>
        about.every(({ words }) => words !== undefined && !words.has(word)),
      );
      if (first?.words === undefined || wrong === undefined || isClaimed(sentence, text, page))
        return [];
      const all = [...first.words].map((word) => `'${word}'`).join(' | ');
      return [
        {
          rule: 'statement',
          file: page.file,
          line: sentence.line,
          message: `'${wrong}' is listed with values of ${first.match.name}, which accepts ${all} by its schema`,
        },
      ];
    });
  });
}
