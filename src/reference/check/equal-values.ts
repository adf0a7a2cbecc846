import type { PageWithDefinitions } from '../coverage.ts';
import { configurationWith } from '../default-probes.ts';
import { modes, valueAt } from '../defaults.ts';
import type { Mode } from '../defaults.ts';
import type { Finding } from './finding.ts';
import { modePhrase, modesMeant } from './mode-words.ts';
import type { Facts } from './page-check.ts';
import { sentencesOf } from './sentences.ts';

/** Two values that are said to have the same effect: "`true` is the same as `{ type: 'memory' }`". */
const equality =
  /`(?<one>[^`]+)`\s+(?:means|stands for|equals|(?:is|does|has|means)(?: just| exactly)? (?:(?:the same|the same effect) as|short for|a short form of|(?:a )?shorthand for|equivalent to))\s+`(?<other>[^`]+)`/giu;

/** Words for values of an option that say what it does with them. */
interface ValueInWords {
  readonly words: string;
  /** What the words for a value are. */
  readonly of: (value: unknown) => RegExp;
}

const valuesInWords: Readonly<Record<string, ValueInWords>> = {
  cache: {
    words: 'in memory|on (?:the )?disk|none|no cache',
    of: (value) => {
      const type = valueAt(value, 'type');
      if (type === 'memory') return /^in memory$/iu;
      return type === 'filesystem' ? /^on (?:the )?disk$/iu : /^(?:none|no cache)$/iu;
    },
  },
};

/** A value in code, which can be an object. */
function parse(code: string): { readonly value: unknown } | undefined {
  try {
    return {
      value: JSON.parse(
        code.replaceAll("'", '"').replaceAll(/(?<=[{,]\s*)(?<key>\w+)(?=:)/gu, '"$<key>"'),
      ) as unknown,
    };
  } catch {
    return undefined;
  }
}

/**
 * Finds sentences below an option that call two of its values equal although webpack completes them in different ways,
 * and those that give the words for another value than the default of a mode.
 */
export function findUnequalValues(
  page: PageWithDefinitions,
  { defaultsWith }: Pick<Facts, 'defaultsWith'>,
): Finding[] {
  return sentencesOf(page.definitions).flatMap(({ text, line, definition }) => {
    const match = definition.matches.find(({ identifier }) => identifier.kind === 'option');
    if (match === undefined) return [];
    const { name } = match;
    const finding = (message: string): Finding => ({
      rule: 'statement',
      file: page.file,
      line,
      message,
    });
    const completed = (value: unknown, mode: Mode): string => {
      const defaults = defaultsWith(configurationWith(name, value), mode);
      return JSON.stringify([valueAt(defaults, name)]);
    };
    const unequal = [...text.matchAll(equality)].flatMap(({ 0: said, groups }) => {
      const one = parse(groups?.one ?? '');
      const other = parse(groups?.other ?? '');
      if (one === undefined || other === undefined) return [];
      return modes.every((mode) => completed(one.value, mode) === completed(other.value, mode))
        ? []
        : [finding(`${said}: webpack makes something else of each of them for ${name}`)];
    });
    const inWords = valuesInWords[name];
    const misplaced =
      inWords === undefined
        ? []
        : [
            ...text.matchAll(
              new RegExp(String.raw`\b(?<words>${inWords.words})\s+(?<mode>${modePhrase})`, 'giu'),
            ),
          ].flatMap(({ 0: said, groups }) => {
            // "In memory in development and none in production": the second one is a value.
            const words = (groups?.mode ?? '').replace(/ and none$/iu, '');
            const named = modesMeant(words)?.modes ?? [];
            const wrong = named.find(
              (mode) =>
                !inWords.of(valueAt(defaultsWith({}, mode), name)).test(groups?.words ?? ''),
            );
            return wrong === undefined
              ? []
              : [
                  finding(
                    `"${said}" is said of ${name}, whose default in ${wrong} is something else`,
                  ),
                ];
          });
    return [...unequal, ...misplaced];
  });
}
