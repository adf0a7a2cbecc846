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
import { isClaimed } from './statements.ts';
import { optionsNamed, subjectsOf } from './subjects.ts';

/** Kinds of values, with the words for one or several of them. */
const valueWords = {
  array: 'arrays?|lists?',
  boolean: 'booleans?',
  function: 'functions?|callbacks?',
  number: 'numbers?(?! of)|integers?',
  object: 'objects?|maps?',
  'regular expression': 'regular expressions?|RegExps?',
  string: 'strings?',
} as const;

type ValueKind = keyof typeof valueWords;

const valueKinds = Object.keys(valueWords) as ValueKind[];
const anyValue = `(?:${Object.values(valueWords).join('|')})`;

function kindOfWord(word: string): ValueKind | undefined {
  return valueKinds.find((kind) => new RegExp(`^(?:${valueWords[kind]})$`, 'iu').test(word));
}

/** Splits a type at the bars that aren't in parentheses or braces. */
function alternativesOf(type: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const piece of type.split(/(?<mark> \| |[({<[]|[)}\]]|(?<!=)>)/u)) {
    if (/^[({<[]$/u.test(piece)) depth += 1;
    if (/^[)}>\]]$/u.test(piece)) depth -= 1;
    if (piece === ' | ' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + piece);
  }
  return parts;
}

/** The kinds of values in a type; undefined if it has a part whose kind isn't known. */
function kindsOfType(type: string): ReadonlySet<ValueKind> | undefined {
  const kinds = new Set<ValueKind>();
  for (const part of alternativesOf(type)) {
    if (part.endsWith('[]') || part === 'array') kinds.add('array');
    else if (part.includes('=>') || part === 'function') kinds.add('function');
    else if (/^(?:true|false|boolean)$/u.test(part)) kinds.add('boolean');
    else if (/^(?:number|-?\d+)$/u.test(part)) kinds.add('number');
    else if (/^(?:string|'.*')$/u.test(part)) kinds.add('string');
    else if (/^(?:object|Record<.*>|\{.*\})$/u.test(part)) kinds.add('object');
    else if (part === 'RegExp') kinds.add('regular expression');
    else if (!/^(?:null|undefined|Buffer)$/u.test(part)) return undefined;
  }
  return kinds;
}

/** The type of the items of a list, if an option accepts one. */
function itemTypeOf(type: string): string | undefined {
  const list = alternativesOf(type).find((part) => part.endsWith('[]'));
  return list?.slice(0, -2).replace(/^\((?<inside>.*)\)$/u, '$<inside>');
}

const modal = String.raw`(?:can|could|may|might|must|should|has to|have to|needs? to)(?: also| even| always| only| just| well)*`;
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

/** Verbs that say what an option accepts, up to the list of values. */
const takes = new RegExp(
  String.raw`(?<verb>\b(?:takes?|accepts?|expects?|${modal} be)|\b(?<denied>(?:does|do)(?:n['’]t| not) (?:take|accept|expect)|(?:can|must|may)(?:not|n['’]t|['’]t| not) be|(?:takes?|accepts?) no))(?=\s)(?<list>[^.;:(—–]*)`,
  'giu',
);

/** Words behind which a list of values ends. */
const listEnd =
  /\s(?:that|which|whose|where|with|for|to|if|when|unless|as|in|instead|but|because|so|since (?!webpack|\d))\b/iu;

/** A value in a list: "a function", "or a list of strings". */
const item = new RegExp(
  String.raw`(?:^|,|\bor|\band|\beither|\balso|\bno)\s+(?:(?:an?|one|several|plain|single|any)\s+)*(?<word>${anyValue})(?:\s+of\s+(?<of>${anyValue}))?(?![-\w])(?!\s+(?:name|form|key|type|call|body|literal|expression|item)s?\b)`,
  'giu',
);

/** A value as the first words below a heading or in a row: "A function that gets …". */
const firstWords = new RegExp(
  String.raw`^an? (?<word>array|list|function|regular expression|string|number|boolean|object)(?:\s+of\s+(?<of>${anyValue}))?(?=[.,:]|$|\s(?:that|which|of|with|or)\b)`,
  'iu',
);

/** Words in front of a verb that stand for the option of the heading or row. */
const own =
  /(?:^|(?<!\b(?:in|of|for|with|to|from|on|by))[\s,])(?:it|this|that|which|(?:the|this) (?:option|setting|value|parameter|key|path|folder|directory|file))(?: itself)?$|^\W*$/iu;

/** The names in the code of a page, in its text and its samples. */
function namesIn(page: Page): ReadonlySet<string> {
  const names = new Set<string>();
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
  const found = optionsNamed(name, sentence, page, catalog);
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
  const [earlier] = [...sentence.before.matchAll(takes)].slice(-1);
  const isOther =
    earlier !== undefined && !own.test(sentence.before.slice(0, earlier.index).trim());
  if (!own.test(before) || isOther) return [];
  return ownOptions(sentence);
}

function typeOf({ identifier, name }: Match): string {
  return factsFor(identifier, name).type ?? '';
}

/** True if none of several options accepts a value, or if all accept one that is denied. */
function isWrong(
  matches: readonly Match[],
  kind: ValueKind,
  of: ValueKind | undefined,
  isDenied: boolean,
): boolean {
  return (
    matches.length > 0 &&
    matches.every((match) => {
      const type = typeOf(match);
      const kinds = kindsOfType(type);
      if (type === '' || kinds === undefined) return false;
      if (isDenied) return kinds.has(kind);
      if (!kinds.has(kind)) return true;
      const items = kind === 'array' && of !== undefined ? itemTypeOf(type) : undefined;
      const inside = items === undefined ? undefined : kindsOfType(items);
      return of !== undefined && inside !== undefined && !inside.has(of);
    })
  );
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
    const refused = (about: readonly Match[], said: string, isDenied: boolean): Finding[] =>
      finding(
        said,
        `is said of ${about[0]?.name ?? ''}, ${isDenied ? 'which accepts it' : 'which does not accept it'}: its type is ${about[0] ? typeOf(about[0]) : ''}`,
      );
    const wrongItems = [...text.matchAll(takes)].flatMap(({ index, groups }) => {
      const { verb = '', denied: denial, list = '' } = groups ?? {};
      const isDenied = denial !== undefined;
      const about = subjectOf(sentence, index, page, catalog);
      const end = listEnd.exec(list)?.index;
      // A denial with a condition holds only there.
      if (about.length === 0 || (isDenied && end !== undefined)) return [];
      return [...list.slice(0, end).matchAll(item)].flatMap(({ 0: said, groups: found }) => {
        const kind = kindOfWord(found?.word ?? '');
        return kind !== undefined && isWrong(about, kind, kindOfWord(found?.of ?? ''), isDenied)
          ? refused(about, `${verb}${said.startsWith(' ') ? '' : ' … '}${said}`, isDenied)
          : [];
      });
    });
    const { row, section } = sentence.definition;
    const isFirst =
      sentence.before === '' &&
      (row !== undefined || section.blocks[0]?.position?.start.line === line);
    const first = isFirst ? firstWords.exec(text)?.groups : undefined;
    const kind = kindOfWord(first?.word ?? '');
    const about = ownOptions(sentence);
    const wrongFirst =
      kind !== undefined && isWrong(about, kind, kindOfWord(first?.of ?? ''), false)
        ? refused(about, first?.word ?? '', false)
        : [];
    return [...wrongPaths, ...wrongItems, ...wrongFirst];
  });
}
