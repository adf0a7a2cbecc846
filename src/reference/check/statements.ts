import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { claims } from '../data/claims.ts';
import type { Claim } from '../data/claims.ts';
import { defaultValues, modesText } from '../default-text.ts';
import { modes } from '../defaults.ts';
import type { Mode } from '../defaults.ts';
import { factsFor } from '../identifier.ts';
import type { Defaults } from '../identifier.ts';
import { defaultAfter, defaultBefore } from './default-words.ts';
import type { Finding } from './finding.ts';
import { modePhrase, modesInParentheses, modesMeant } from './mode-words.ts';
import type { Facts } from './page-check.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import type { Statement } from './stated.ts';
import { optionsNamed, subjectsOf } from './subjects.ts';
import { statedSwitches } from './switches.ts';
import type { SwitchStatement } from './switches.ts';

/** Units of time, by which an option can count in seconds or milliseconds. */
export const timeUnits: Readonly<Record<string, readonly number[]>> = {
  second: [1, 1000],
  minute: [60, 60_000],
  hour: [3600, 3_600_000],
  day: [86_400, 86_400_000],
  week: [604_800, 604_800_000],
  month: [2_592_000_000, 2_592_000],
};

/** Units of size, with the bytes that one can stand for. */
export const sizeUnits: Readonly<Record<string, readonly number[]>> = {
  KiB: [1024],
  MiB: [1024 ** 2],
  kB: [1000, 1024],
  KB: [1000, 1024],
  MB: [1e6, 1024 ** 2],
};

const units: Readonly<Record<string, readonly number[]>> = { ...sizeUnits, ...timeUnits };

const numberWords: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
  thousand: 1000,
};

/** Number words that count something; "one" is mostly a pronoun. */
export const numberWord = `(?:${Object.keys(numberWords).slice(2).join('|')})`;

export const unitPattern = String.raw`(?:%|KiB|kB|KB|MiB|MB|bytes?|ms|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?)`;
const numeral = String.raw`(?:\d[\d_]*(?:[.,]\d+)*|${numberWord}(?=\s+${unitPattern}))`;

const onOrOff = '(?:on|off|enabled|disabled|active|inactive|true|false|unlimited)';

/** A value in a text: in code, as a number, or as on and off. */
export const valuePattern = String.raw`(?<code>\x60[^\x60]+\x60)|(?<number>${numeral})(?:\s?(?<unit>${unitPattern}))?\b|\b(?<switch>${onOrOff})\b`;

const afterValue = new RegExp(
  `(?:${valuePattern})(?<between>(?:(?!\\b${onOrOff}\\b)[^\\x60.;:\\d]){0,14}?)${defaultAfter}`,
  'giu',
);
const beforeValue = new RegExp(`${defaultBefore}(?:${valuePattern})`, 'giu');
const modeValue = new RegExp(
  `(?:${valuePattern})(?:(?:\\s+|,\\s+(?=except|but not|outside))(?<mode>${modePhrase})|\\s+(?<aside>${modesInParentheses})|(?:\\s+\\(?|,\\s+)(?:by|the|as the|its) default\\s+(?<defaultMode>${modePhrase}))`,
  'giu',
);
const modeFirst = new RegExp(
  `(?<mode>${modePhrase}),?\\s+(?<verb>(?:by default )?(?:(?:the (?:option|setting|value|default|limit)|it|this|that)(?: is|['’]s)|it defaults to|to|is|['’]s)\\s+(?:set to\\s+)?)?(?:${valuePattern})`,
  'giu',
);

/** A word in code without quotation marks, at the end of a clause that begins with words for a default. */
const bareWord = new RegExp(
  String.raw`${defaultBefore}\x60(?<word>[A-Za-z][\w-]*)\x60(?=\s*(?:[.,;:)]|$|(?:in|for|if|unless|when|and|but|because|since|so|outside)\b))`,
  'giu',
);

/** A word in code without quotation marks, which is called the default. */
const calledDefault = new RegExp(
  String.raw`(?<=\b(?:is|are|to|uses?|gets?|has|have) )\x60(?<word>[A-Za-z][\w-]*)\x60${defaultAfter}`,
  'giu',
);

function bareWordsIn(sentence: string): Statement[] {
  const found = [bareWord, calledDefault].flatMap((pattern) => [...sentence.matchAll(pattern)]);
  return found.flatMap(({ 0: text, index, groups }) => {
    const word = groups?.word ?? '';
    if (isValue(word)) return [];
    // A folder's name is that of its path, too.
    const isTrueOf = (real: string): boolean =>
      plain(real) === word || plain(real).endsWith(`/${word}`);
    return [{ text, index, modes: undefined, word, isTrueOf }];
  });
}

/** True for code that can only be a value: a single word could be the name of something else. */
export function isValue(code: string): boolean {
  return /^(?:true|false|null|undefined|-?\d[\d_.]*|Infinity|'[^']*'|"[^"]*"|\[.*\]|\{.*\}|\/.+\/[a-z]*)$/u.test(
    code.trim(),
  );
}

/** A value without purely typographic differences. */
export function plain(value: string): string {
  const text = value
    .trim()
    .replaceAll('"', "'")
    .replaceAll(/\s+/gu, '')
    .replaceAll(/(?<=\d)_(?=\d)/gu, '');
  return /^'[^']*'$/u.test(text) ? text.slice(1, -1) : text;
}

/** Numbers that a text can mean: `20 kB` is 20000 or 20480. */
export function numbersOf(text: string, unit: string | undefined): string[] {
  const amount = numberWords[text.toLowerCase()] ?? Number(text.replaceAll(/[_,]/gu, ''));
  const factors = units[unit?.replace(/s$/u, '') ?? ''] ?? units[unit ?? ''] ?? [1];
  return factors.map((factor) => String(amount * factor));
}

/** Reads the value that a pattern has found. */
export function statement(found: RegExpExecArray, sentence: string): Statement | undefined {
  const { code, number, unit, switch: word } = found.groups ?? {};
  const before = sentence.slice(Math.max(0, found.index - 12), found.index);
  const isNegated = /\b(?:not|never|isn['’]t|aren['’]t|no longer)\s+(?:\w+\s+)?$/iu.test(before);
  const base = {
    text: found[0],
    index: found.index,
    modes: undefined,
  };
  const hold = (isTrueOf: (value: string) => boolean): Statement => ({
    ...base,
    isTrueOf: (value) => isTrueOf(value) !== isNegated,
  });
  if (code !== undefined) {
    const value = code.slice(1, -1);
    return isValue(value) ? hold((real) => plain(real) === plain(value)) : undefined;
  }
  if (number !== undefined) {
    // A version isn't a value.
    if (/\d\.\d+/u.test(number) && unit === undefined) return undefined;
    const all = numbersOf(number, unit);
    return hold(
      (real) =>
        all.includes(plain(real)) ||
        all.some((one) => plain(real) === String(Math.round(Number(one)))),
    );
  }
  if (word === undefined) return undefined;
  if (word.toLowerCase() === 'unlimited') return hold((real) => plain(real) === 'Infinity');
  const isOn = /^(?:on|enabled|active|true)$/iu.test(word);
  return hold((real) => (plain(real) !== 'false') === isOn);
}

/** Reads values with the modes in which they are the default: "`true` in production, `false` otherwise". */
function valuesOfModes(sentence: string): Statement[] {
  return [modeValue, modeFirst].flatMap((pattern) =>
    [...sentence.matchAll(pattern)].flatMap((found): Statement[] => {
      const { mode = '', defaultMode, aside, verb } = found.groups ?? {};
      const phrase = defaultMode ?? aside ?? mode;
      const before = sentence.slice(0, found.index);
      if (pattern === modeFirst) {
        // The mode belongs to the value before it.
        if (/(?:`|\b(?:on|off|enabled|disabled|true|false)|\bdefault)\s+$/iu.test(before))
          return [];
        const hasComma = found[0].slice(phrase.length).startsWith(',');
        if (verb === undefined && hasComma && !/other|else/iu.test(phrase)) return [];
      }
      if (/\b(?:can|could|may|might|must|should|will|would|to) (?:\w+ )?be\s+$/iu.test(before))
        return [];
      const earlier = modes.filter((one) => new RegExp(String.raw`\b${one}\b`, 'iu').test(before));
      const meant = modesMeant(phrase, earlier);
      const stated = statement(found, sentence);
      if (meant === undefined || stated === undefined) return [];
      const not = (value: string): boolean => !stated.isTrueOf(value);
      return [
        { ...stated, modes: meant.modes, isTrueOf: meant.isDenied ? not : stated.isTrueOf },
        ...(meant.others.length > 0 ? [{ ...stated, modes: meant.others, isTrueOf: not }] : []),
      ];
    }),
  );
}

/** Extracts the defaults that a sentence states. */
export function statedDefaults(sentence: string): (Statement | SwitchStatement)[] {
  const switches = statedSwitches(sentence);
  const values = [
    ...[afterValue, beforeValue].flatMap((pattern) =>
      [...sentence.matchAll(pattern)].flatMap((found) => statement(found, sentence) ?? []),
    ),
    ...valuesOfModes(sentence),
  ].filter(
    ({ index, text }) =>
      // What is said to be on or off is read with its verb.
      !switches.some(({ at }) => index < at && at <= index + text.length),
  );
  // Without a mode or "by default", only what is said of a heading's option is certain to be its default.
  const certain = switches.filter(
    ({ scope, subject }) =>
      scope !== 'conditional' && (scope !== 'none' || subject === 'own' || subject === 'several'),
  );
  return [...values, ...bareWordsIn(sentence), ...certain];
}

/** Words that make a statement depend on something other than the mode. */
const condition =
  /\b(?:when|once|as soon as|if(?! you (?:set|say|give) nothing| you do not say)|where|with|without|for|except|otherwise|only|target|and otherwise|set both|becomes|makes|everything that)\b/iu;

/** The mode that the beginning of a sentence names, if the sentence is about no other. */
function modeOf(sentence: string): Mode | undefined {
  const mode = /^\W*(?:In|During) (?<mode>production|development)\b/u.exec(sentence)?.groups?.mode;
  const isOnly = modes.every(
    (one) => one === mode || !new RegExp(`\\b${one}\\b`, 'u').test(sentence),
  );
  return isOnly ? (mode as Mode | undefined) : undefined;
}

/** The defaults of a mode, for any target. */
export function valuesIn(defaults: Defaults, mode: Mode): string[] {
  return [defaults, ...(defaults.targets ?? [])].flatMap((values) => values[mode] ?? []);
}

/** True if the defaults match a statement: in all modes, if it names none and has no condition. */
export function holds(
  { isTrueOf, modes: named }: Statement,
  defaults: Defaults,
  sentence: string,
): boolean {
  if (named !== undefined) {
    return named.every((mode) => {
      const values = valuesIn(defaults, mode);
      return values.length === 0 || values.some(isTrueOf);
    });
  }
  const values = defaultValues(defaults);
  const isConditional =
    condition.test(sentence) ||
    /\b(?:in|during|by) (?:production|development|(?:all|both) modes)\b|\bmode/iu.test(sentence);
  const mode = modeOf(sentence);
  if (mode !== undefined && !condition.test(sentence)) {
    const inMode = valuesIn(defaults, mode);
    return inMode.length === 0 || inMode.some(isTrueOf);
  }
  if (isConditional) {
    // Where webpack sets nothing, the code that uses the option decides.
    return values.some(isTrueOf) || modes.every((one) => defaults[one] === undefined);
  }
  return modes.every((one) => {
    const value = defaults[one];
    return value === undefined ? values.some(isTrueOf) : isTrueOf(value);
  });
}

/** True if a sentence of a page contains the words of a claim, not denied, and is about the name that the claim is for. */
export function isMadeIn(
  { of, text: words }: Claim,
  { text, cells, definition }: Sentence,
): boolean {
  const [before, ...others] = text.split(words);
  return (
    (of === undefined || of === definition.name.text || cells.includes(`\`${of}\``)) &&
    others.length > 0 &&
    !/\b(?:not|never|no longer) $/iu.test(before ?? '')
  );
}

/** Parts of a sentence that are backed by evidence from the packages. */
export function claimsOf(sentence: Sentence, page: Page): readonly string[] {
  const own = claims.get(page.file) ?? [];
  return own.filter((claim) => isMadeIn(claim, sentence)).map(({ text }) => text);
}

/** True if the part of a sentence at a position is backed by evidence. */
export function isClaimed(sentence: Sentence, part: string, page: Page): boolean {
  const own = part.trim().replace(/^[,\s]+/u, '');
  return claimsOf(sentence, page).some((text) => text.includes(own) || own.includes(text));
}

/** True for words that only suggest a default, or that can be about something other than the option. */
function isVague({ scope, subject, text }: SwitchStatement): boolean {
  return (
    scope === 'implied' ||
    (subject === 'several' && scope === 'none') ||
    (subject === 'other' && !/\bdefault\b/iu.test(text))
  );
}

/** What is wrong with a statement about an option, or about several with the same name. */
function problemOf(
  stated: Statement | SwitchStatement,
  matches: readonly Match[],
  sentence: Sentence,
  page: Page,
): Finding | undefined {
  const isSwitch = 'scope' in stated;
  const isOwn = matches.every((match) => sentence.definition.matches.includes(match));
  if (isSwitch && stated.scope === 'none' && stated.subject !== 'several' && !isOwn)
    return undefined;
  const known = matches.flatMap(
    ({ identifier, name }) => factsFor(identifier, name).defaults ?? [],
  );
  const [first] = known;
  const finding = (message: string): Finding => ({
    rule: 'default',
    file: page.file,
    line: sentence.line,
    message: `"${stated.text.trim()}" ${message}`,
  });
  const name = matches[0]?.name ?? '';
  // A word without quotation marks can only be meant as a string.
  if (stated.word !== undefined && !known.flatMap(defaultValues).some((one) => one.startsWith("'")))
    return undefined;
  if (first === undefined) {
    if (stated.modes !== undefined || (isSwitch && isVague(stated))) return undefined;
    return finding(
      `about ${name}, whose default cannot be derived: drop the words, or add evidence to src/reference/data/claims/`,
    );
  }
  // An explanation of the default contains no condition.
  const end = stated.index + stated.text.length;
  const explanation = /:|,? (?:because|since|so)\b/u.exec(sentence.text.slice(end))?.index;
  const words = sentence.text.slice(0, explanation === undefined ? undefined : end + explanation);
  return known.some((defaults) => holds(stated, defaults, words))
    ? undefined
    : finding(
        `is said of ${name}, whose default is ${modesText(first)}; leave defaults to the build`,
      );
}

/** The options that a statement is about, unless its word names one itself. */
function subjectsStated(
  stated: Statement,
  sentence: Sentence,
  page: Page,
  catalog: Catalog,
): readonly (readonly Match[])[] {
  if (stated.word === undefined) return subjectsOf(sentence, stated, page, catalog);
  const text = stated.text.slice(0, stated.text.lastIndexOf(stated.word));
  return optionsNamed(stated.word, sentence, page, catalog).length > 0
    ? []
    : subjectsOf(sentence, { index: stated.index, text }, page, catalog);
}

/** Finds sentences that state a different default from the installed webpack's, or one that can't be verified. */
export function findWrongStatements(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  return sentencesOf(page.definitions).flatMap((sentence) =>
    statedDefaults(sentence.text).flatMap((stated) =>
      isClaimed(sentence, stated.text, page)
        ? []
        : subjectsStated(stated, sentence, page, catalog).flatMap(
            (matches) => problemOf(stated, matches, sentence, page) ?? [],
          ),
    ),
  );
}
