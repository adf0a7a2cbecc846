import { anyValue, kindOfWord } from './value-kinds.ts';
import type { ValueKind } from './value-kinds.ts';

/** Kinds of values that an option accepts or rejects, according to a sentence. */
export interface KindStatement {
  /** As written on the page. */
  readonly text: string;
  /** Position in the sentence; the words in front of it name the option. */
  readonly index: number;
  /** The option in code that the words behind it name. */
  readonly named: string | undefined;
  /** True if it begins a clause that doesn't name its subject, such as "Functions aren't accepted". */
  readonly isInverted: boolean;
  /** Whether it is about the option's value, the items of a list, or the values of an object. */
  readonly about: 'values' | 'items' | 'members';
  /** `no` denies the kinds; `only` denies all others. */
  readonly says: 'yes' | 'no' | 'only';
  readonly kinds: readonly { readonly kind: ValueKind; readonly of: ValueKind | undefined }[];
}

const adverbs = '(?:also|even|always|only|just|well|now|still|either)';
/** Words that say what can or has to be. */
export const modal = String.raw`(?:can|could|may|might|must|should|has to|have to|needs? to)(?: ${adverbs})*`;

const negation = String.raw`(?:n['’]t| not|not| never|['’]t)`;
const refuses = String.raw`(?:(?:does|do)${negation} (?:take|accept|expect|allow|support)|(?:can|must|may)${negation} be|(?:takes?|accepts?|allows?|supports?) no)`;
const takes = String.raw`(?:takes?|accepts?|expects?|allows?|supports?|${modal} be(?: set to| passed as| given as)?)`;

/** Verbs that say what an option accepts, up to the list of values. */
const accepting = new RegExp(
  String.raw`(?:\b${adverbs}\s+)*\b(?:(?<denied>${refuses})|(?<verb>${takes}))(?=\s)(?<list>[^.;:(—–]*)`,
  'giu',
);

/** Requests to give a value: "You can pass a function", "Set it to a number". */
const giving = new RegExp(
  String.raw`(?:^|\byou (?:can|could|may)(?: ${adverbs})* )(?:(?:pass|give|assign|provide)(?: it)?|set it to)(?=\s)(?<list>[^.;:(—–]*)`,
  'giu',
);

const article = '(?:an?|one|several|plain|single|any)';
const bare = `(?:${article} )*${anyValue}`;

/** Kinds of values as the subject: "Functions aren't accepted", "only strings are allowed in a list". */
const inverted = new RegExp(
  String.raw`(?:^|(?<=[,;:] |\b(?:and|but) ))(?<only>only )?(?:\x60[^\x60]+\x60,? (?:and|or) )*(?<list>${bare}(?: of ${anyValue})?(?:(?:,|,? and|,? or) ${bare})*)(?: (?:like|such as) \x60[^\x60]+\x60)?(?<inside> in (?:a|the|its) (?:list|array))? (?:(?:is|are)(?<not>${negation})?(?: ${adverbs})* (?:(?<fine>accepted|allowed|supported|possible|permitted|fine|valid)|(?<bad>rejected|refused))|(?<works>(?:(?:also|still) )?works?|will do)|(?<fails>(?:does|do)${negation} work))(?![-\w])(?: (?:by|for|in|as) \x60(?<named>[\w.]+)\x60)?`,
  'giu',
);

/** What a list or an object contains: "a list can contain regular expressions", "its values must be strings". */
const containing = new RegExp(
  String.raw`(?:^|(?<=[,;:] |\b(?:and|but) ))(?:(?<list>(?:an?|the|its|such an?) (?:list|array)) (?:${modal}(?<not>${negation})? (?:contain|hold|include|have|mix)|(?<fails>(?:does|do)${negation} (?:contain|hold|include|take|accept))|contains?|holds|includes|takes|accepts)|(?<part>(?:(?:each|every|the|its|all)(?: of its)? )?(?:items?|entry|entries|elements?)|(?:its|each|all|the) values?)(?: (?:in|of) (?:the|a|its) (?:list|array|object))? (?:(?<never>(?:can|must|may)${negation} be|(?:is|are)${negation})|${modal} be|is|are))(?=\s)(?<kinds>[^.;:(—–]*)`,
  'giu',
);

/** Words behind which a list of values ends. */
const listEnd =
  /\s(?:that|which|whose|where|with|for|to|if|when|unless|as|in|instead|but|because|so|since (?!webpack|\d))\b/iu;

/** A value in a list: "a function", "or a list of strings". */
const item = new RegExp(
  String.raw`(?:^|,|\bor|\band|\beither|\balso|\bno|\bonly)\s*(?:${article}\s+)*(?<![-\w])(?<word>${anyValue})(?:\s+of\s+(?<of>${anyValue}))?(?![-\w])(?!\s+(?:name|form|key|type|call|body|literal|expression|item|value)s?\b)`,
  'giu',
);

/** Words that make a statement hold only in some cases; "once" is none if it means "a single time". */
const condition =
  /\b(?:if|when|unless|where|with|without|once(?! (?:and|but|or|per|for)\b|[,.;)]|$)|as long|in (?:this|that|which) (?:case|form)|then)\b/iu;

/** Words that make what follows an obligation, which excludes everything else. */
const obligation = /^(?:must|has to|have to|needs? to)\b|\bonly\b/iu;

function kindsIn(list: string): KindStatement['kinds'] {
  return [...list.matchAll(item)].flatMap(({ groups }) => {
    const kind = kindOfWord(groups?.word ?? '');
    return kind === undefined ? [] : [{ kind, of: kindOfWord(groups?.of ?? '') }];
  });
}

/** Position of the last verb in a text that says what something accepts, whatever that is. */
export function lastVerbIn(text: string): number | undefined {
  return [...text.matchAll(accepting)].at(-1)?.index;
}

/** The kinds of values that a sentence allows or denies. */
export function statedKinds(sentence: string): KindStatement[] {
  const isConditional = condition.test(sentence.replaceAll(/`[^`]*`/gu, ''));
  const statement = (
    { 0: text, index }: RegExpExecArray,
    list: string,
    more: Partial<KindStatement>,
  ): KindStatement[] => {
    const end = listEnd.exec(list)?.index;
    const kinds = kindsIn(list.slice(0, end));
    const said: KindStatement = {
      text: text.slice(0, text.length - list.length) + list.slice(0, end),
      index,
      named: undefined,
      isInverted: false,
      about: 'values',
      says: 'yes',
      kinds,
      ...more,
    };
    // With a condition, a denial holds only there.
    return kinds.length === 0 || (said.says === 'no' && (end !== undefined || isConditional))
      ? []
      : [said.says === 'only' && isConditional ? { ...said, says: 'yes' } : said];
  };
  return [
    ...[...sentence.matchAll(accepting)].flatMap((found) => {
      const { verb = '', denied, list = '' } = found.groups ?? {};
      const ahead = found[0].slice(0, found[0].length - list.length);
      const isOnly = obligation.test(verb) || /\bonly\b/iu.test(ahead) || /^ only\b/iu.test(list);
      return statement(found, list, {
        says: denied === undefined ? (isOnly ? 'only' : 'yes') : 'no',
      });
    }),
    ...[...sentence.matchAll(giving)].flatMap((found) =>
      statement(found, found.groups?.list ?? '', { isInverted: true }),
    ),
    ...[...sentence.matchAll(inverted)].flatMap((found): KindStatement[] => {
      const { only, list = '', inside, not, bad, fails, named } = found.groups ?? {};
      const isDenied = (not !== undefined) !== (bad !== undefined) || fails !== undefined;
      const kinds = kindsIn(` ${list}`);
      const says = isDenied ? 'no' : only === undefined ? 'yes' : 'only';
      if (kinds.length === 0 || (says !== 'yes' && isConditional)) return [];
      return [
        {
          text: found[0],
          index: found.index,
          named,
          isInverted: true,
          about: inside === undefined ? 'values' : 'items',
          says,
          kinds,
        },
      ];
    }),
    ...[...sentence.matchAll(containing)].flatMap((found) => {
      const { part, not, fails, never, kinds = '' } = found.groups ?? {};
      const isDenied = [not, fails, never].some((one) => one !== undefined);
      const ahead = found[0].slice(0, found[0].length - kinds.length);
      const isOnly = /\b(?:only|must|has to|have to)\b/iu.test(ahead) || /^ only\b/iu.test(kinds);
      return statement(found, kinds, {
        isInverted: true,
        about: part?.includes('value') === true ? 'members' : 'items',
        says: isDenied ? 'no' : isOnly ? 'only' : 'yes',
      });
    }),
  ];
}
