import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import { claims } from '../data/claims.ts';
import { defaultValues, modesText } from '../default-text.ts';
import { modes } from '../defaults.ts';
import type { Mode } from '../defaults.ts';
import type { Definition } from '../documented.ts';
import { factsFor } from '../identifier.ts';
import type { Defaults, Identifier } from '../identifier.ts';
import type { Finding } from './finding.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';

const units: Readonly<Record<string, readonly number[]>> = {
  KiB: [1024],
  MiB: [1024 ** 2],
  kB: [1000, 1024],
  KB: [1000, 1024],
  MB: [1e6, 1024 ** 2],
  second: [1, 1000],
  minute: [60, 60_000],
  hour: [3600, 3_600_000],
  day: [86_400, 86_400_000],
  week: [604_800, 604_800_000],
  month: [2_592_000_000, 2_592_000],
};

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

/** A value in a text: in code, as a number, or as on and off. */
const valuePattern = String.raw`(?<code>\x60[^\x60]+\x60)|(?<number>${numeral})(?:\s?(?<unit>${unitPattern}))?\b|\b(?<switch>on|off|enabled|disabled|active|inactive|true|false|unlimited)\b`;

/** Phrases that mark the value before or after them as the default. */
const defaultAfter = String.raw`(?:,?\s*\((?:the |its |webpack['’]s )?default\)|,?\s+(?:is |are |as |being )?(?:by|the|its|their|a) default(?! (?:ones?|export|import|group|rules?|browser|keys|format|folder|for everything|set|values?\b))\b|,?\s+(?:if you (?:set|say|give) nothing|if you do not say otherwise|unless you (?:set|say|change|give|choose)(?! \x60)))`;
const defaultBefore = String.raw`(?:\bdefaults?(?: value| setting| size| limit| port| type| name)?\s*(?:to|is|are|was|of|being|:)\s+(?:now |still |always )?(?:an? |the )?|\bby default,?\s+(?:it |this |webpack |the (?:value|option|limit|size|port) )?(?:is |are |uses |takes |waits |sets )?(?:up to |at most |at least )?|\bunless (?:it is )?set,?\s+(?:it is |to )?)`;

const afterValue = new RegExp(
  `(?:${valuePattern})(?<between>[^\\x60.;:\\d]{0,14}?)${defaultAfter}`,
  'giu',
);
const beforeValue = new RegExp(`${defaultBefore}(?:${valuePattern})`, 'giu');
const modeValue = new RegExp(`(?:${valuePattern})\\s+in (?<mode>production|development)\\b`, 'giu');
const modeFirst = new RegExp(
  `\\bin (?<mode>production|development)(?: mode| builds)?,?\\s+(?:the (?:option|setting|value|default|limit) is|it is|this is|it is set to)\\s+(?:${valuePattern})`,
  'giu',
);

/** True for code that can only be a value: a single word could be the name of something else. */
function isValue(code: string): boolean {
  return /^(?:true|false|null|undefined|-?\d[\d_.]*|Infinity|'[^']*'|"[^"]*"|\[.*\]|\{.*\}|\/.+\/[a-z]*)$/u.test(
    code.trim(),
  );
}

/** A value without purely typographic differences. */
function plain(value: string): string {
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

interface Statement {
  /** As written on the page. */
  readonly text: string;
  readonly index: number;
  readonly isTrueOf: (value: string) => boolean;
  readonly mode: Mode | undefined;
}

function statement(found: RegExpExecArray, sentence: string): Statement | undefined {
  const { code, number, unit, switch: word, mode } = found.groups ?? {};
  const before = sentence.slice(Math.max(0, found.index - 12), found.index);
  const isNegated = /\b(?:not|never|isn['’]t|aren['’]t|no longer)\s+(?:\w+\s+)?$/iu.test(before);
  const base = {
    text: found[0],
    index: found.index,
    mode: mode?.toLowerCase() as Mode | undefined,
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

/** Extracts the defaults that a sentence states. */
export function statedDefaults(sentence: string): Statement[] {
  return [afterValue, beforeValue, modeValue, modeFirst].flatMap((pattern) =>
    [...sentence.matchAll(pattern)].flatMap((found) => statement(found, sentence) ?? []),
  );
}

/** Words that make a statement depend on something other than the mode. */
const condition =
  /\b(?:when|if(?! you (?:set|say|give) nothing| you do not say)|where|with|without|for|except|otherwise|only|target|and otherwise|set both|becomes|makes|everything that)\b/iu;

function valuesIn(defaults: Defaults, mode: Mode | undefined): string[] {
  if (mode === undefined) return defaultValues(defaults);
  return [defaults, ...(defaults.targets ?? [])].flatMap((values) => values[mode] ?? []);
}

/** True if the defaults match a statement: in all modes, if it names none and has no condition. */
function holds({ isTrueOf, mode }: Statement, defaults: Defaults, sentence: string): boolean {
  const values = valuesIn(defaults, mode);
  const isConditional =
    condition.test(sentence) ||
    /\b(?:in|during|by) (?:production|development|(?:all|both) modes)\b|\bmode/iu.test(sentence);
  if (mode !== undefined || isConditional) return values.some(isTrueOf);
  return modes.every((one) => {
    const value = defaults[one];
    return value === undefined ? values.some(isTrueOf) : isTrueOf(value);
  });
}

/** The subject of a sentence: the option named just before, or else that of the heading or row. */
function subjects(
  sentence: Sentence,
  index: number,
  page: Page,
  catalog: Catalog,
): readonly Match[] {
  const { definition } = sentence;
  const place = {
    url: page.url,
    title: page.title,
    enclosing: [...definition.matches, ...definition.enclosing],
  };
  const before = `${sentence.cells} ${sentence.text.slice(0, index)}`;
  const named = [...before.matchAll(/`(?<name>[\w$.{}<>/-]+)`/gu)].flatMap(({ groups }) => {
    const found = catalog
      .resolve(groups?.name ?? '', place)
      .filter(({ identifier }) => identifier.kind.endsWith('option'));
    return found.length > 0 ? [found] : [];
  });
  return named.at(-1) ?? definition.matches;
}

/** Names of the classes of hooks. */
const hookClass =
  /(?<![\w.])(?:new )?(?<kind>(?:Async|Sync)(?:Series|Parallel)?(?:Bail|Waterfall|Loop)?Hook)\b/gu;

/** Words that describe a hook, with their meaning for its class. */
const hookWords: readonly (readonly [word: RegExp, kind: RegExp])[] = [
  [/^waterfall/iu, /Waterfall/u],
  [/^bail/iu, /Bail/u],
  [/^synchronous/iu, /^Sync/u],
  [/^asynchronous/iu, /^Async/u],
  [/parallel$/iu, /Parallel/u],
  [/series$/iu, /Series/u],
];

/** One or more hooks, and what a sentence says about them. */
const hookStatement =
  /(?:(?<all>\b(?:all|each|every one)(?: of (?:them|these))?(?: (?:these )?hooks?)?(?= (?:are|is|may|can|run)))|(?<own>\b(?:(?:this|the) hook|this(?= is an?\b)|it|they))|`(?<code>[^`]+)`(?: hook)?)(?:['’](?:s|re)| (?:is|are|runs?|may be|can be|must be))(?<between>(?: [^\s`.;:()]+){0,6}?) (?<word>(?:waterfall|bail) hooks?\b|(?:a?synchronous)\b(?! (?!hooks?\b|and\b|or\b|now\b|here\b|too\b)\w)|in (?:parallel|series)\b)/giu;

const isNegation = /\b(?:not|never|neither|no longer|n['’]t)\b/iu;

/** True if a section is another one, or nested in it. */
function isWithin(
  section: Definition['section'] | undefined,
  outer: Definition['section'],
): boolean {
  for (let one = section; one !== undefined; one = one.parent) if (one === outer) return true;
  return false;
}

/** Finds sentences and rows that state a wrong class of a hook, by name or in words such as "waterfall hook". */
export function findWrongHookKinds(
  page: Page,
  definitions: readonly Definition[],
  catalog: Catalog,
): Finding[] {
  const hooks = new Map<string, Identifier>();
  const byShortName = new Map<string, Identifier[]>();
  for (const one of catalog.inventories.get('hook') ?? []) {
    for (const id of [one.id, ...one.aliases]) hooks.set(id.toLowerCase(), one);
    const short = one.id.slice(one.id.lastIndexOf('.') + 1);
    byShortName.set(short, [...(byShortName.get(short) ?? []), one]);
  }
  /** The hooks that a name in code can mean: a single one by its full name, or all with that name. */
  const named = (code: string): readonly Identifier[] => {
    const full = hooks.get(code.toLowerCase().replace(/\(.*\)/u, '()'));
    return full === undefined ? (byShortName.get(code.replace(/^hooks\./u, '')) ?? []) : [full];
  };
  const hooksOf = (list: readonly Definition[]): Identifier[] => [
    ...new Set(
      list.flatMap(({ matches }) =>
        matches.flatMap(({ identifier }) => (identifier.hook ? [identifier] : [])),
      ),
    ),
  ];
  return sentencesOf(definitions).flatMap((sentence) => {
    const { definition, text } = sentence;
    const whole = `${sentence.cells} | ${text}`;
    const own = hooksOf([definition]);
    const finding = ({ id, hook }: Identifier, said: string): Finding => ({
      rule: 'statement',
      file: page.file,
      line: sentence.line,
      message: `${id} is called ${said}, but is ${hook?.kind ?? ''}; name its own kind`,
    });
    const kinds = [
      ...new Set([...whole.matchAll(hookClass)].map(({ groups }) => groups?.kind ?? '')),
    ];
    const [kind] = kinds;
    const byClass = (): Finding[] => {
      if (kind === undefined || kinds.length > 1) return [];
      const inCode = [...whole.matchAll(/`(?<name>[^`]+)`/gu)]
        .map(({ groups }) => named(groups?.name ?? ''))
        .filter((found) => found.length > 0);
      // If several hooks match, it isn't known which one the sentence means.
      const subjects = inCode.length > 0 ? inCode : own.map((one) => [one]);
      const [meant = []] = subjects;
      const [first] = meant;
      return subjects.length !== 1 ||
        first === undefined ||
        meant.some(({ hook }) => hook?.kind === kind)
        ? []
        : [finding(own.find((one) => meant.includes(one)) ?? first, kind)];
    };
    const byWord = [...text.matchAll(hookStatement)].flatMap(({ 0: said, groups }): Finding[] => {
      const { all, code, word = '', between = '' } = groups ?? {};
      const meaning = hookWords.find(([pattern]) => pattern.test(word))?.[1];
      if (meaning === undefined || isNegation.test(said) || isNegation.test(between)) return [];
      const isRight = ({ hook }: Identifier): boolean =>
        hook === undefined || hook.kind === 'Object' || meaning.test(hook.kind);
      if (all !== undefined) {
        const inside = hooksOf(
          definitions.filter(({ section }) => isWithin(section, definition.section)),
        );
        const meant = own.length > 0 ? own : inside.length > 0 ? inside : hooksOf(definitions);
        return meant.filter((one) => !isRight(one)).map((one) => finding(one, word));
      }
      const meant = code === undefined ? (own.length === 1 ? own : []) : named(code);
      const subject = own.find((one) => meant.includes(one)) ?? meant[0];
      return subject === undefined || meant.some(isRight) ? [] : [finding(subject, word)];
    });
    return [...byClass(), ...byWord];
  });
}

/** Parts of a sentence that are backed by evidence from the packages. */
export function claimsOf({ text, definition }: Sentence, page: Page): readonly string[] {
  return claims
    .filter(
      ({ page: file, of }) =>
        file === page.file && (of === undefined || of === definition.name.text),
    )
    .map((claim) => claim.text)
    .filter((words) => text.includes(words));
}

/** True if the part of a sentence at a position is backed by evidence. */
export function isClaimed(sentence: Sentence, part: string, page: Page): boolean {
  const own = part.trim().replace(/^[,\s]+/u, '');
  return claimsOf(sentence, page).some((text) => text.includes(own) || own.includes(text));
}

/** Finds sentences that state a different default from the installed webpack's, or one that can't be verified. */
export function findWrongStatements(
  page: Page,
  definitions: readonly Definition[],
  catalog: Catalog,
): Finding[] {
  return sentencesOf(definitions).flatMap((sentence) =>
    statedDefaults(sentence.text).flatMap((stated): Finding[] => {
      if (isClaimed(sentence, stated.text, page)) return [];
      const matches = subjects(sentence, stated.index, page, catalog).filter(({ identifier }) =>
        identifier.kind.endsWith('option'),
      );
      if (matches.length === 0) return [];
      const known = matches.flatMap(
        ({ identifier, name }) => factsFor(identifier, name).defaults ?? [],
      );
      const [first] = known;
      const finding = (message: string): Finding[] => [
        { rule: 'default', file: page.file, line: sentence.line, message },
      ];
      const name = matches[0]?.name ?? '';
      if (first === undefined) {
        if (stated.mode !== undefined) return [];
        return finding(
          `"${stated.text.trim()}" about ${name}, whose default cannot be derived: drop the words, or add evidence to src/reference/data/claims.ts`,
        );
      }
      return known.some((defaults) => holds(stated, defaults, sentence.text))
        ? []
        : finding(
            `"${stated.text.trim()}" is said of ${name}, whose default is ${modesText(first)}; leave defaults to the build`,
          );
    }),
  );
}
