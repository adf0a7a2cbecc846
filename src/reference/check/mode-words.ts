import { modes } from '../defaults.ts';
import type { Mode } from '../defaults.ts';

/** One or several modes by name: `production`, "development and production builds", "mode `none`". */
const names = String.raw`(?:the )?(?:mode )?(?:\x60mode: '(?:production|development|none)'\x60|(?:\x60'?)?(?:production|development)(?:'?\x60)?|\x60'?none'?\x60)(?:(?: and| or)(?: in)? (?:mode )?(?:\x60'?)?(?:production|development|none)(?:'?\x60)?)*(?: (?:modes?|builds?)\b)?`;

/** Modes in parentheses after a value: "(development and none)". */
export const modesInParentheses = String.raw`\((?:in )?(?:(?:production|development|none|all modes|both modes|other modes|otherwise)(?:, | and | or )?)+(?: modes?| builds?)?\)`;

/** Words for modes after "in", in the text of a sentence. */
const phrase = String.raw`(?:(?:all|every|any|each|both|either|neither|no)(?: of (?:the|these|them))?(?: three| two)?(?: (?:modes?|builds?)\b)(?:,? (?:but|except(?: in| for)?|other than|apart from|save) ${names})?|(?:all |the |every )*other (?:modes?|builds?)\b|${names})`;

/** A part of a sentence that names modes: "in production", "outside development", "only in both modes", "otherwise". */
export const modePhrase = String.raw`(?:\b(?:only |just )?(?:in|during|by|for) ${phrase}(?: only\b| alone\b)?|\b(?:outside|except in|except for|but not in|not in) ${names}|\b(?:regardless of|whatever|independent(?:ly)? of) the mode\b|\b(?:otherwise|elsewhere|everywhere else)\b|\beverywhere\b)`;

/** The modes of which something is said, and those of which the contrary is implied. */
export interface MeantModes {
  readonly modes: readonly Mode[];
  /** Modes left out by "only". */
  readonly others: readonly Mode[];
  /** True for "in no mode", which denies what it is attached to. */
  readonly isDenied: boolean;
}

function without(some: readonly Mode[]): Mode[] {
  return modes.filter((mode) => !some.includes(mode));
}

/**
 * Reads words that name modes.
 *
 * @param words such as "in production", or a cell such as "all modes"
 * @param earlier modes that were named before, which "otherwise" leaves out
 * @returns undefined if they name none
 */
export function modesMeant(words: string, earlier: readonly Mode[] = []): MeantModes | undefined {
  const text = words.toLowerCase();
  const named = modes.filter((mode) =>
    new RegExp(String.raw`\b${mode}\b(?!-)`, 'u').test(text.replace(/\bnone of\b/u, '')),
  );
  const meant = (found: readonly Mode[], isDenied = false): MeantModes => ({
    modes: found,
    others: /\b(?:only|alone|just)\b/u.test(text) ? without(found) : [],
    isDenied,
  });
  if (/\b(?:otherwise|elsewhere|everywhere else|other (?:modes?|builds?))\b/u.test(text)) {
    // Without a mode before it, "otherwise" refers to some other condition.
    return earlier.length === 0 ? undefined : meant(without(earlier));
  }
  if (
    /\b(?:outside|except|but|other than|apart from|save|not in)\b/u.test(text) &&
    named.length > 0
  )
    return meant(without(named), /\b(?:neither|no) /u.test(text));
  if (named.length > 0) return meant(named);
  if (/\b(?:neither|both|either)\b/u.test(text))
    return meant(['development', 'production'], text.includes('neither'));
  if (/\b(?:no|none|never)\b/u.test(text)) return meant(modes, true);
  if (
    /\b(?:all|every|any|each|always|everywhere|regardless|whatever|independent(?:ly)?)\b/u.test(
      text,
    )
  )
    return meant(modes);
  return undefined;
}
