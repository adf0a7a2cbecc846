import { visit } from 'unist-util-visit';
import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import type { Definition } from '../documented.ts';
import { factsFor } from '../identifier.ts';
import { pathKindOf } from '../options.ts';
import { kindsOfPage } from '../pages.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';
import { schemaOfMatch } from './requirements.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { lastVerbIn, modal, statedKinds } from './stated-kinds.ts';
import type { KindStatement } from './stated-kinds.ts';
import { isClaimed } from './statements.ts';
import { isOption, optionsNamed, subjectsOf } from './subjects.ts';
import { anyValue, kindOfWord, kindsAccepted } from './value-kinds.ts';

const denied = String.raw`(?:need(?:n['’]t| not) be|(?:does|do)(?:n['’]t| not) (?:have|need) to be|(?:must|can|may|should)(?:n['’]t|not|['’]t| not| never)(?: be)|(?:is|are)(?:n['’]t| not)(?: necessarily| always)?)`;

/** Wordings that allow a kind of path that isn't the `other` one. */
function allowing(kind: 'absolute' | 'relative'): RegExp {
  const other = kind === 'absolute' ? 'relative' : 'absolute';
  const article = '(?:an? |either |both )*';
  return new RegExp(
    [
      String.raw`\b${modal} be ${article}${kind}\b`,
      String.raw`\b${other}(?: paths?| ones?)?,? (?:or|and|as well as) (?:also |even )?${article}${kind}\b`,
      String.raw`\b${kind}(?: paths?| ones?)?,? (?:or|and|as well as) (?:also |even )?${article}${other}\b`,
      String.raw`\b${denied} (?:an? )?${other}\b`,
      String.raw`\b(?:as|is|takes?|accepts?|expects?|allows?) ${article}${kind} (?:paths?|ones?)\b`,
      String.raw`(?<!\b(?:no|not|never an?|neither) )\b${kind} (?:paths?|ones?) (?:(?:are|is) (?:also |even )?(?:fine|allowed|accepted|supported|possible|enough|resolved|relative)|works?|will do|does)\b`,
      String.raw`^(?:an? |the )?${kind} path (?:of|to|for)\b`,
    ].join('|'),
    'giu',
  );
}

const allowed = { absolute: allowing('relative'), relative: allowing('absolute') } as const;

/** True for words that begin with a verb, whose subject is in front of it. */
const isVerb = new RegExp(String.raw`^(?:${modal} be|${denied})\b`, 'iu');

/** A value as the first words below a heading or in a row: "A function that gets …". */
const firstWords = new RegExp(
  String.raw`^an? (?<word>array|list|function|regular expression|string|number|boolean|object)(?:\s+of\s+(?<of>${anyValue}))?(?=[.,:]|$|\s(?:that|which|of|with|or)\b)`,
  'iu',
);

/** Words in front of a verb that stand for the option of the heading or row. */
const own =
  /(?:^|(?<!\b(?:in|of|for|with|to|from|on|by))[\s,])(?:it|this|that|which|(?:the|this) (?:option|setting|value|parameter|key|path|folder|directory|file))(?: itself)?$|^\W*$/iu;

/** The page that a sentence is on. */
interface Place {
  readonly page: Page;
  readonly definitions: readonly Definition[];
  readonly catalog: Catalog;
}

const knownNames = new WeakMap<Page, ReadonlySet<string>>();

/** The names in the code of a page, in its text and its samples. Read once, since many short names are looked up. */
function namesIn(page: Page): ReadonlySet<string> {
  const known = knownNames.get(page);
  if (known !== undefined) return known;
  const names = new Set<string>();
  knownNames.set(page, names);
  visit(page.tree, ['inlineCode', 'code'], (node) => {
    if ('value' in node) for (const name of node.value.match(/\w+/gu) ?? []) names.add(name);
  });
  return names;
}

/**
 * The options that a name in code stands for. A guide calls `output.clean.keep` by its last part, next to the rest of it.
 */
function optionsCalled(
  name: string,
  sentence: Sentence,
  { page, catalog }: Place,
): readonly Match[] {
  const exact = optionsNamed(name, sentence, page, catalog);
  const found = exact.length > 0 ? exact : catalog.options(name);
  if (found.length > 0 || kindsOfPage(page.url).length > 0 || !/^\w+$/u.test(name)) return found;
  const names = namesIn(page);
  return catalog.endingWith(name).filter((match) => {
    const parent = match.name.split('.').at(-2);
    return parent !== undefined && names.has(parent);
  });
}

/** The options of the heading or row that a sentence belongs to. */
function ownOptions({ definition }: Sentence): readonly Match[] {
  return definition.matches.filter(isOption);
}

/** The start of a sentence whose subject is the option of the heading or row. */
const startsWithOwn =
  /^\W*(?:it|this|(?:the|this) (?:option|setting|value|parameter|key))(?: itself)?\s/iu;

/** Conjunctions in front of a second verb, which has the subject of the first one. */
const conjunction = /,?\s+(?:but|and|or|yet)(?: (?:then|also|still))?$/iu;

/**
 * What "it" stands for in a section that isn't about an option: the only one that was named before, which can have its
 * own heading or row elsewhere on the page.
 */
function optionsBefore(sentence: Sentence, place: Place): readonly Match[] {
  const names = new Set(
    [...sentence.before.matchAll(/`(?<name>[\w.]+)`/gu)].map(({ groups }) => groups?.name ?? ''),
  );
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) return [];
  const found = optionsCalled(name, sentence, place);
  return found.length > 0
    ? found
    : place.definitions.flatMap(({ matches }) =>
        matches.filter((match) => match.name.endsWith(`.${name}`)),
      );
}

/** The subject of a verb: the option in code in front of it, or the one of the heading or row. */
function subjectOf(sentence: Sentence, index: number, place: Place): readonly Match[] {
  const ahead = sentence.text.slice(0, index).trim();
  const before = conjunction.test(ahead) ? (startsWithOwn.exec(ahead)?.[0].trim() ?? ahead) : ahead;
  const named = /`(?<name>[\w.]+)`(?: (?:option|setting|itself|also|too))*$/u.exec(before)?.groups
    ?.name;
  if (named !== undefined) return optionsCalled(named, sentence, place);
  const earlier = lastVerbIn(sentence.before);
  const isOther = earlier !== undefined && !own.test(sentence.before.slice(0, earlier).trim());
  if (!own.test(before) || isOther) return [];
  return sentence.definition.matches.length > 0
    ? ownOptions(sentence)
    : optionsBefore(sentence, place);
}

/** The options that a statement about kinds of values is about. */
function subjectOfKinds(stated: KindStatement, sentence: Sentence, place: Place): readonly Match[] {
  if (!stated.isInverted) return subjectOf(sentence, stated.index, place);
  const before = sentence.text.slice(0, stated.index).trim();
  const ahead = /^(?:for|in|with|as) `(?<name>[\w.]+)`,$/iu.exec(before)?.groups?.name;
  const named = stated.named ?? ahead;
  if (named !== undefined) return optionsCalled(named, sentence, place);
  return before.includes('`') ? [] : ownOptions(sentence);
}

function typeOf({ identifier, name }: Match): string {
  return factsFor(identifier, name).type ?? '';
}

/** What is wrong with a statement about the kinds of values that an option accepts. */
function problemOf({ text, about, says, kinds }: KindStatement, match: Match): string | undefined {
  const accepted = kindsAccepted(match);
  const real = accepted?.[about];
  if (accepted === undefined) return undefined;
  if (about === 'items' && !accepted.values.has('array')) {
    const isOfList = /^(?:an?|the|its|such an?) (?:list|array)\b/iu.test(text);
    return isOfList && says !== 'no' ? 'which accepts no list' : undefined;
  }
  if (real === undefined) return undefined;
  if (says === 'no') {
    return kinds.some(({ kind }) => real.has(kind)) ? 'which accepts it' : undefined;
  }
  const isMissing = kinds.some(
    ({ kind, of }) =>
      !real.has(kind) ||
      (kind === 'array' && of !== undefined && accepted.items?.has(of) === false),
  );
  if (isMissing) return 'which does not accept it';
  // "It must be a string" leaves out that `false` turns it off.
  const others = [...real].filter(
    (one) => one !== 'boolean' && !kinds.some(({ kind }) => kind === one),
  );
  return says === 'only' && others.length > 0
    ? `which also accepts ${others.length === 1 ? 'another kind' : 'other kinds'} of value: ${others.join(', ')}`
    : undefined;
}

/** Finds sentences that say that an option accepts a value that webpack rejects, or rejects one that it accepts. */
export function findWrongValues(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  const { definitions } = page;
  const place: Place = { page, definitions, catalog };
  return sentencesOf(definitions).flatMap((sentence) => {
    const { text, line } = sentence;
    const finding = (said: string, message: string): Finding[] =>
      isClaimed(sentence, said, page)
        ? []
        : [
            {
              rule: 'statement',
              file: page.file,
              line,
              message: `"${said.trim()}" ${message}`,
            },
          ];
    const wrongPaths = (['absolute', 'relative'] as const).flatMap((kind) =>
      [...text.matchAll(allowed[kind])].flatMap(({ 0: said, index }) => {
        const about = isVerb.test(said)
          ? subjectOf(sentence, index, place)
          : (subjectsOf(sentence, { index, text: '' }, page, catalog)[0] ?? []);
        const isSaid = about.every((match) => {
          const found = schemaOfMatch(match);
          return found !== undefined && pathKindOf(found.root, found.path) === kind;
        });
        return about.length > 0 && isSaid
          ? finding(
              said,
              `is said of ${about[0]?.name ?? ''}, which only accepts ${kind} paths by webpack's schema; mend the sentence`,
            )
          : [];
      }),
    );
    const { row, section } = sentence.definition;
    const isFirst =
      sentence.before === '' &&
      (row !== undefined || section.blocks[0]?.position?.start.line === line);
    const first = isFirst ? firstWords.exec(text)?.groups : undefined;
    const firstKind = kindOfWord(first?.word ?? '');
    const stated: KindStatement[] = [
      ...statedKinds(text),
      ...(firstKind === undefined
        ? []
        : [
            {
              text: first?.word ?? '',
              index: 0,
              named: undefined,
              isInverted: true,
              about: 'values' as const,
              says: 'yes' as const,
              kinds: [{ kind: firstKind, of: kindOfWord(first?.of ?? '') }],
            },
          ]),
    ];
    const wrongKinds = stated.flatMap((one) => {
      const about = subjectOfKinds(one, sentence, place);
      const problems = about.map((match) => problemOf(one, match));
      const [problem] = problems;
      return problem === undefined || problems.includes(undefined)
        ? []
        : finding(
            one.text,
            `is said of ${about[0]?.name ?? ''}, ${problem}: its type is ${about[0] ? typeOf(about[0]) : ''}`,
          );
    });
    return [...wrongPaths, ...wrongKinds];
  });
}
