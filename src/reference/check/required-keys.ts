import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { placeOf } from '../documented.ts';
import { isAboutUse } from '../pages.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';
import { condition, optionsOf, requirementOfMatch } from './requirements.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { isClaimed } from './statements.ts';
import { isOption } from './subjects.ts';

const key = String.raw`\x60(?<key>[\w.]+)\x60`;
const noun = '(?:key|option|property|field|setting)';
const nouns = '(?:keys|options|properties|fields|settings)';
/** A key that isn't left out of what is said. */
const included = String.raw`(?<!\b(?:except|but|besides|apart from|except for|but for) (?:the )?)${key}`;
const required = '(?:required|mandatory|necessary)';
const apposition = String.raw`(?:,[^,.;\x60]{1,40},)?`;
const end = String.raw`(?=\s*(?:$|[.;:,)]| \(| because| since| and\b| but\b))`;

/** What a sentence says about a key: that it has to be set, that it can be left out, or that no other key has to be. */
type Says = 'required' | 'optional' | 'only';

const wordings: readonly (readonly [says: Says, wording: RegExp])[] = (
  [
    // only `import` is required, only the `import` key has to be set
    [
      'only',
      String.raw`\bonly (?:the )?${key}(?: ${noun})? (?:is ${required}|(?:has to|needs to|must) be (?:set|given|there|present))`,
    ],
    // `import`, the path or array, is the only required key
    [
      'only',
      String.raw`${key}(?: ${noun})?${apposition} (?:is|remains) the only (?:${required} (?:one|${noun})|(?:one|${noun}) (?:that is |that['’]s )?${required})`,
    ],
    ['only', String.raw`\bthe only ${required} (?:one|${noun}),? is ${key}`],
    [
      'only',
      String.raw`\b(?:all|everything|every)\b[^.;\x60]{0,30}\b(?:except|but|besides|apart from) (?:for )?(?:the )?${key}(?: ${noun})? (?:is|are) optional`,
    ],
    [
      'only',
      String.raw`\b(?:apart from|besides|except for) ${key}, (?:all|every)[^.;\x60]{0,30} (?:is|are) optional`,
    ],
    // none of the keys is required, not even `import`
    [
      'optional',
      String.raw`\b(?:none|not one|nothing|no ${noun})\b[^.;\x60]{0,30} (?:is|are) ${required}, not even (?:the )?${key}`,
    ],
    [
      'optional',
      String.raw`\b(?:all|every|each|everything)\b[^.;\x60]{0,30} (?:is|are) optional, (?:even|including) (?:the )?${key}`,
    ],
    [
      'optional',
      String.raw`${included}(?: ${noun})?${apposition} (?:is|are|['’]s) (?:always |also |an? )*optional${end}`,
    ],
    [
      'optional',
      String.raw`${included}(?: ${noun})?${apposition} (?:isn['’]t|aren['’]t|is not|are not|is never) ${required}${end}`,
    ],
    [
      'optional',
      String.raw`${included}(?: ${noun})?${apposition} (?:can|may) be (?:omitted|left out)${end}`,
    ],
    [
      'required',
      String.raw`${included}(?: ${noun})?${apposition} (?:is|are|['’]s) (?:always |also |an? )*${required}${end}`,
    ],
    [
      'required',
      String.raw`${key}(?: ${noun})?${apposition} (?:must|has to|needs to|always has to) be (?:set|given|passed|specified)${end}`,
    ],
  ] as const
).map(([says, wording]) => [says, new RegExp(wording, 'giu')]);

/** The same about all keys of an object, without naming one. */
const none = new RegExp(
  String.raw`\b(?:none|not one) of (?:the|its|these|their) (?:\w+ )?${nouns} (?:is|are) ${required}${end}|\b(?:all|every one) of (?:the|its|these|their) (?:\w+ )?${nouns} (?:is|are) optional${end}`,
  'iu',
);

/** Words in a text, with those of names in camel case. */
function wordsIn(text: string): ReadonlySet<string> {
  const split = text.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ');
  return new Set(`${text} ${split}`.toLowerCase().match(/[a-z]+/gu));
}

/** The last part of a name that isn't chosen by the user, without its key: `entry` of `entry.<name>.import`. */
function parentOf(name: string): string | undefined {
  return name
    .split('.')
    .slice(0, -1)
    .findLast((part) => !part.startsWith('<'));
}

/** The options that a key can be: those of its place, or else those of an object that the text around it names. */
function optionsMeant(
  name: string,
  { definition, before, text }: Sentence,
  page: Page,
  catalog: Catalog,
): readonly Match[] {
  const here = catalog.resolve(name, placeOf(page, definition)).filter(isOption);
  if (here.length > 0) return here;
  const around = wordsIn(`${before} ${text} ${definition.name.text} ${page.title}`);
  const plugins = (catalog.inventories.get('plugin-option') ?? []).map((identifier) => ({
    identifier,
    name: identifier.id,
  }));
  const last = name.slice(name.lastIndexOf('.') + 1);
  const found = [...catalog.endingWith(last), ...plugins].flatMap((match) => {
    const parent = parentOf(match.name);
    return parent !== undefined && match.name.endsWith(`.${name}`) ? [{ match, parent }] : [];
  });
  const inCode = found.filter(({ parent }) => `${before} ${text}`.includes(`${parent}\``));
  const inWords = found.filter(({ parent }) =>
    [...wordsIn(parent.replace(/Plugin$/u, ''))].some((word) => around.has(word)),
  );
  return (inCode.length > 0 ? inCode : inWords).map(({ match }) => match);
}

/** The keys of the object that an option belongs to. */
function siblingsOf({ identifier, name }: Match, catalog: Catalog): readonly Match[] {
  const parent = name.slice(0, name.lastIndexOf('.'));
  return optionsOf({ identifier: { ...identifier, id: parent }, name: parent }, catalog).filter(
    (one) => one.name !== name,
  );
}

/** What is wrong with a statement about an option; undefined if it is right, or if the schema doesn't define the option. */
function problemOf(says: Says, match: Match, catalog: Catalog): string | undefined {
  const real = requirementOfMatch(match);
  if (says === 'optional') return real === 'always' ? 'has to be set' : undefined;
  if (real === 'never') return 'can be left out';
  if (says !== 'only') return undefined;
  const other = siblingsOf(match, catalog).find((one) => requirementOfMatch(one) === 'always');
  return other && `isn't the only one: ${other.name} has to be set, too,`;
}

/** The keys that an object requires, itself or below a name that the user chooses. */
function requiredKeysOf({ identifier, name }: Match, catalog: Catalog): readonly Match[] {
  const below = `${name}.<name>`;
  return [
    ...optionsOf({ identifier, name }, catalog),
    ...optionsOf({ identifier: { ...identifier, id: below }, name: below }, catalog),
  ].filter((match) => requirementOfMatch(match) === 'always');
}

/** Keys that have to be set in the last object that the paragraph names, or else in that of the heading. */
function requiredAround(
  { before, text, definition }: Sentence,
  catalog: Catalog,
): readonly Match[] {
  const named = [...`${before} ${text}`.matchAll(/`(?<name>[\w.]+)`/gu)]
    .map(({ groups }) => catalog.options(groups?.name ?? ''))
    .filter((found) => found.length > 0);
  const objects = named.at(-1) ?? [...definition.matches, ...definition.enclosing].filter(isOption);
  return objects.slice(0, 1).flatMap((match) => requiredKeysOf(match, catalog));
}

/**
 * Finds sentences that call a key of an object required or optional, contrary to the schema, wherever they are: "none of
 * the keys is required, not even `import`", "`import` is the only required key".
 */
export function findWrongRequiredKeys(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  if (!isAboutUse(page)) return [];
  return sentencesOf(page.definitions).flatMap((sentence) => {
    const finding = (said: string, problem: string): Finding[] =>
      isClaimed(sentence, said, page)
        ? []
        : [
            {
              rule: 'statement',
              file: page.file,
              line: sentence.line,
              message: `"${said.trim()}" is said of ${problem} by webpack's schema; mend the sentence`,
            },
          ];
    const ofKeys = wordings.flatMap(([says, wording]) =>
      [...sentence.text.matchAll(wording)].flatMap(({ 0: said, index, groups }): Finding[] => {
        const behind = sentence.text.slice(index + said.length);
        const ahead = sentence.text.slice(0, index);
        // With a condition, anything can be required or optional.
        if (condition.test(behind) || (says !== 'only' && condition.test(ahead))) return [];
        const about = optionsMeant(groups?.key ?? '', sentence, page, catalog);
        const problems = about.map((match) => problemOf(says, match, catalog));
        const [first] = about;
        const [problem] = problems;
        return first === undefined || problem === undefined || problems.includes(undefined)
          ? []
          : finding(said, `${first.name}, which ${problem}`);
      }),
    );
    const said = none.exec(sentence.text)?.[0];
    const [key] = said === undefined ? [] : requiredAround(sentence, catalog);
    const ofAll =
      said === undefined || key === undefined
        ? []
        : finding(said, `${key.name}, which has to be set`);
    return [...ofKeys, ...ofAll].slice(0, 1);
  });
}
