import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { acceptsConstant, isOpen } from '../schema-values.ts';
import { formsWithItems } from '../schema.ts';
import type { Schema } from '../schema.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';
import { formsOfMatch } from './requirements.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { isClaimed } from './statements.ts';
import { isOption, optionsNamed } from './subjects.ts';

/** Verbs for what a value does, which only an accepted value can do. */
const effect = String.raw`(?:(?:also |even |simply |still )?(?:lets?|turns?|switch(?:es)?|disables?|enables?|means?|stands? for|keeps?|removes?|makes?|allows?|leaves?|includes?|excludes?|works?|will do|has the (?:same )?effect|is (?:allowed|accepted|fine|possible|enough|valid)|can be (?:used|given|passed)|selects?|gives?|takes?|tells?|sets?|skips?|ignores?|treats?|matches|accepts?))\b`;

/** Values at the limits, with what a sentence says of them. */
const limits: readonly (readonly [of: (form: Schema) => boolean | undefined, said: RegExp])[] = [
  [
    (form) => (form.type === 'string' ? acceptsConstant(form, '') : undefined),
    new RegExp(
      String.raw`(?:\b(?:an|the) empty (?:string|text|name|prefix|value)|\x60(?:''|"")\x60) ${effect}`,
      'giu',
    ),
  ],
  [
    ({ type, minItems = 0 }) => (type === 'array' ? minItems === 0 : undefined),
    new RegExp(String.raw`(?:\b(?:an|the) empty (?:list|array)|\x60\[\]\x60) ${effect}`, 'giu'),
  ],
  [
    ({ type, minProperties = 0 }) => (type === 'object' ? minProperties === 0 : undefined),
    new RegExp(String.raw`(?:\b(?:an|the) empty object|\x60\{\}\x60) ${effect}`, 'giu'),
  ],
  [
    ({ type, minLength = 0, minItems = 0 }) =>
      type === 'string' ? minLength === 0 : type === 'array' ? minItems === 0 : undefined,
    /\b(?:it|`[\w.]+`|the (?:string|list|name|prefix|value)) (?:can|may|might) (?:also |even )?be empty\b/giu,
  ],
  [
    ({ type, uniqueItems = false }) => (type === 'array' ? !uniqueItems : undefined),
    /\b(?:(?:items|entries|names|values|strings) (?:can|may) (?:be repeated|repeat|(?:occur|appear|be listed) (?:more than once|twice|several times))|duplicates are (?:fine|allowed|accepted|possible))/giu,
  ],
];

/** Numbers, with what a sentence says of them. */
const numbers = new RegExp(
  String.raw`(?:(?<!\S)(?<digits>-?\d+)|\x60(?<code>-?\d+)\x60|\b(?<word>zero|a negative (?:number|value)|negative (?:numbers|values))) ${effect}`,
  'giu',
);

/** The option that a part of a sentence is about: the one in code in front of it, or that of the heading or row. */
function subjectOf(
  sentence: Sentence,
  index: number,
  page: Page,
  catalog: Catalog,
): readonly Match[] {
  const before = sentence.text.slice(0, index);
  const named = [...before.matchAll(/`(?<name>[A-Za-z][\w.]*)`/gu)]
    .map(({ groups }) => optionsNamed(groups?.name ?? '', sentence, page, catalog))
    .findLast((found) => found.length > 0);
  return named ?? sentence.definition.matches.filter(isOption);
}

/** The forms of an option's value, and of the items of a list; undefined if the schema leaves some of them open. */
function closedForms(match: Match): readonly Schema[] | undefined {
  const found = formsOfMatch(match);
  const all = found?.forms.flatMap((form) => formsWithItems(form, found.root));
  return all?.some(isOpen) === true ? undefined : all;
}

/** Advice to give an option a constant: "set it to `'auto'`". */
const settings =
  /\bset (?:it|(?:the|this) option|`(?<name>[\w.]+)`) to `(?<value>true|false|-?\d+|'[^'`]*')`/giu;

/** What a constant in code stands for. */
function constantIn(code: string): unknown {
  return code.startsWith("'") ? code.slice(1, -1) : JSON.parse(code);
}

/** Finds advice to give an option a constant that its schema rejects. */
function findWrongSettingsIn(sentence: Sentence, page: Page, catalog: Catalog): Finding[] {
  const { text, definition } = sentence;
  return [...text.matchAll(settings)].flatMap(({ 0: said, index, groups }): Finding[] => {
    const { name, value = '' } = groups ?? {};
    const about =
      name === undefined
        ? text.slice(0, index).includes('`') || sentence.before.includes('`')
          ? []
          : definition.matches.filter(isOption)
        : // A link can lead to the heading of an option around it.
          optionsNamed(name, sentence, page, catalog).filter(
            (match) => match.name.split('.').at(-1) === name.split('.').at(-1),
          );
    const isRejected = about.every((match) => {
      const forms = closedForms(match) ?? [];
      return forms.length > 0 && !forms.some((form) => acceptsConstant(form, constantIn(value)));
    });
    return about.length === 0 || !isRejected || isClaimed(sentence, said, page)
      ? []
      : [
          {
            rule: 'statement',
            file: page.file,
            line: sentence.line,
            message: `"${said}" is said of ${about[0]?.name ?? ''}, whose schema rejects this value; mend the sentence`,
          },
        ];
  });
}

/** Finds sentences that give an effect to a value that the schema of the option rejects, such as an empty string. */
export function findWrongLimits(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  return sentencesOf(page.definitions).flatMap((sentence) => {
    const check = (
      said: string,
      index: number,
      isAllowed: (form: Schema) => boolean | undefined,
    ): Finding[] => {
      const about = subjectOf(sentence, index, page, catalog);
      const isRejected = about.every((match) => {
        const judged = closedForms(match)?.flatMap((form) => isAllowed(form) ?? []) ?? [];
        return judged.length > 0 && !judged.includes(true);
      });
      return about.length === 0 || !isRejected || isClaimed(sentence, said, page)
        ? []
        : [
            {
              rule: 'statement',
              file: page.file,
              line: sentence.line,
              message: `"${said.trim()}" is said of ${about[0]?.name ?? ''}, whose schema rejects it; mend the sentence`,
            },
          ];
    };
    return [
      ...findWrongSettingsIn(sentence, page, catalog),
      ...limits.flatMap(([isAllowed, pattern]) =>
        [...sentence.text.matchAll(pattern)].flatMap(({ 0: said, index }) =>
          check(said, index, isAllowed),
        ),
      ),
      ...[...sentence.text.matchAll(numbers)].flatMap(({ 0: said, index, groups }) => {
        const { digits, code, word } = groups ?? {};
        const value = word === undefined ? Number(digits ?? code) : /^zero$/iu.test(word) ? 0 : -1;
        return check(said, index, (form) =>
          /^(?:number|integer)$/u.test(form.type ?? '') ? acceptsConstant(form, value) : undefined,
        );
      }),
    ];
  });
}
