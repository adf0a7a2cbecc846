import { visit } from 'unist-util-visit';
import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import type { Definition } from '../documented.ts';
import { factsFor } from '../identifier.ts';
import { pathKindOf } from '../options.ts';
import { kindsOfPage } from '../pages.ts';
import type { Finding } from './finding.ts';
import { schemaOfMatch } from './requirements.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { lastVerbIn, modal, statedKinds } from './stated-kinds.ts';
import type { KindStatement } from './stated-kinds.ts';
import { isClaimed } from './statements.ts';
import { optionsNamed, subjectsOf } from './subjects.ts';
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
  page: Page,
  catalog: Catalog,
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
  return definition.matches.filter(({ identifier }) => identifier.kind.endsWith('option'));
}

/** The subject of a verb: the option in code in front of it, or the one of the heading or row. */
function subjectOf(
  sentence: Sentence,
  index: number,
  page: Page,
  catalog: Catalog,
): readonly Match[] {
  const before = sentence.text.slice(0, index).trim();
  const named = /`(?<name>[\w.]+)`(?: (?:option|setting|itself|also|too))*$/u.exec(before)?.groups
    ?.name;
  if (named !== undefined) return optionsCalled(named, sentence, page, catalog);
  const earlier = lastVerbIn(sentence.before);
  const isOther = earlier !== undefined && !own.test(sentence.before.slice(0, earlier).trim());
  if (!own.test(before) || isOther) return [];
  return ownOptions(sentence);
}

/** The options that a statement about kinds of values is about. */
function subjectOfKinds(
  stated: KindStatement,
  sentence: Sentence,
  page: Page,
  catalog: Catalog,
): readonly Match[] {
  if (!stated.isInverted) return subjectOf(sentence, stated.index, page, catalog);
  const before = sentence.text.slice(0, stated.index).trim();
  const ahead = /^(?:for|in|with|as) `(?<name>[\w.]+)`,$/iu.exec(before)?.groups?.name;
  const named = stated.named ?? ahead;
  if (named !== undefined) return optionsCalled(named, sentence, page, catalog);
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
  page: Page,
  definitions: readonly Definition[],
  catalog: Catalog,
): Finding[] {
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
          ? subjectOf(sentence, index, page, catalog)
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
      const about = subjectOfKinds(one, sentence, page, catalog);
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
