import type { Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { defaultValues } from '../default-text.ts';
import { modes } from '../defaults.ts';
import { factsFor } from '../identifier.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';
import { sentencesOf } from './sentences.ts';
import { isClaimed, statement, valuePattern } from './statements.ts';
import { subjectsOf } from './subjects.ts';

const option = String.raw`(?:it|this|(?:this|the) (?:option|setting|flag)|\x60[\w.]+\x60)`;
const value = String.raw`\x60(?<value>true|false)\x60`;
const setting = String.raw`\x60[\w.]+: (?<value>true|false)\x60`;

/** Wordings that give an option a value, which is therefore not the one that it has by itself. */
const changes: readonly RegExp[] = [
  String.raw`\b(?:unless|until) (?:you (?:set|pass|give|change|turn) )?(?:${option}(?: is|['’]s)? )?(?:set )?(?:to )?${value}`,
  String.raw`\b(?:unless|until) you (?:set|pass|use) ${setting}`,
  String.raw`(?:^|, |; |\b(?:so|and|then|or|can|must|should|to|if) )(?:you )?set ${option} to ${value} (?:to|if|when|where|for|so|and)\b`,
  String.raw`(?:^|, |; |\b(?:so|and|then|or|can|must|should|to|if) )(?:you )?(?:set|pass|use) ${value} (?:to|if|when|where|so)\b`,
  String.raw`(?:^|, |; |\b(?:so|and|then|or|can|must|should|to|if) )(?:you )?(?:set|pass|use) ${setting} (?:to|if|when|where|so)\b`,
  String.raw`\b(?:turn|switch) (?:${option} (?:on|off)|(?:on|off) ${option}) (?:with|by setting it to|by passing) ${value}`,
  String.raw`\b(?:enable|disable|activate) ${option} (?:with|by setting it to|by passing) ${value}`,
].map((words) => new RegExp(words, 'giu'));

/** Words by which the value is that of a mode, or the second change of two. */
const isConditional =
  /\b(?:again|back|explicitly|as well|modes?|production|development|inherits?|overrides?|follows from)\b|\x60none\x60/iu;

const leftOut = String.raw`(?:if you (?:leave ${option} (?:out|away|unset)|omit ${option}|(?:don['’]t|do not) (?:set|give|pass|specify) ${option})|without (?:this|the) (?:option|setting)|(?:if|when|as long as) ${option}(?: is|['’]s) (?:omitted|left out|missing|not set|unset|undefined)|(?:left|leaving it) out|when omitted|omitted)`;

/** The value that an option has if it's left out. */
const omission = new RegExp(
  String.raw`\b${leftOut},? (?:[a-z]+ ?){0,3}?(?:\b(?:is|are|uses?|takes?|assumes?|means|counts as|acts (?:like|as)|behaves (?:like|as)(?: with)?|equals|the same as|falls back to)|(?<=it)['’]s)(?: as)?(?: (?:set to|like|with|turned|switched))? (?:${valuePattern})(?=[\s.,;:)]|$)`,
  'giu',
);

/** What happens by itself. */
const behavior = new RegExp(
  String.raw`^(?:by default|out of the box|unless you (?:set|change|say|configure)[^,]{0,25}|${leftOut}),? (?<clause>[^;:(]+)`,
  'iu',
);

const isDenial = /\b(?:not|never|no longer|no|nothing|without|cannot)\b|n['’]t\b/iu;

/** The only value that an option has if nothing is set; undefined if it depends on something, or isn't known. */
function onlyDefault({ identifier, name }: Match): string | undefined {
  const { defaults } = factsFor(identifier, name);
  if (defaults === undefined) {
    // Options of plugins often have their default in the package's description only.
    return /\bdefault(?:s to|s?:| is) ?`?(?<value>true|false)\b/iu.exec(
      identifier.description ?? '',
    )?.groups?.value;
  }
  if (modes.some((mode) => defaults[mode] === undefined)) return undefined;
  const [first, ...others] = new Set(defaultValues(defaults));
  return others.length === 0 ? first : undefined;
}

/** The beginning that the forms of a word share: "emit" of "emitted". */
function stemOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?:ing|ed|es|s|e)$/u, '')
    .slice(0, 7);
}

function stemsIn(text: string): string[] {
  return (text.match(/[A-Za-z]{4,}/gu) ?? []).map(stemOf);
}

/** What a switch does when it's on, by the package's own description: its verb, and the words for what it is about. */
function deedOf({ identifier: { description = '' } }: Match): readonly string[] | undefined {
  const text = description
    .replace(/[.;(].*$/su, '')
    .replace(
      /^(?:Enables?|Allows?|Whether|Option|Should|Specifies|Indicates|Tells?|If true,|When true,)(?: (?:webpack|to|if|whether|or not|the|it))*\s+/iu,
      '',
    );
  // A negation, or a second state, would have to be understood.
  if (isDenial.test(text) || /\b(?:disable|or|instead|only|except)\b/iu.test(text))
    return undefined;
  const [verb, ...others] = stemsIn(text);
  return verb === undefined || others.length === 0 ? undefined : [verb, ...others];
}

/** True if a clause says that a switch is on, or off; undefined if it's about something else. */
function stateIn(clause: string, match: Match): boolean | undefined {
  const said = new Set(stemsIn(clause));
  const name = match.name.slice(match.name.lastIndexOf('.') + 1).replaceAll(/(?=[A-Z])/gu, ' ');
  const isNamed = stemsIn(name).length > 0 && stemsIn(name).every((one) => said.has(one));
  const [verb = '', ...others] = deedOf(match) ?? [];
  const isDescribed = said.has(verb) && others.some((one) => said.has(one));
  return isNamed || isDescribed ? !isDenial.test(clause) : undefined;
}

/** Finds sentences that imply another default by what they advise, or by what they say to happen without the option. */
export function findWrongImpliedDefaults(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  return sentencesOf(page.definitions).flatMap((sentence) => {
    const { text } = sentence;
    const check = (
      said: string,
      index: number,
      isWrong: (only: string, match: Match) => boolean,
    ): Finding[] =>
      isClaimed(sentence, said, page)
        ? []
        : subjectsOf(sentence, { index, text: said }, page, catalog).flatMap(
            (matches): Finding[] => {
              const known = matches.flatMap((match) => {
                const only = onlyDefault(match);
                return only === undefined ? [] : [{ match, only }];
              });
              const [first] = known;
              return first === undefined ||
                known.length < matches.length ||
                known.some(({ only, match }) => !isWrong(only, match))
                ? []
                : [
                    {
                      rule: 'default',
                      file: page.file,
                      line: sentence.line,
                      message: `"${said.trim()}" is said of ${first.match.name}, whose default is ${first.only}; say what it is by itself`,
                    },
                  ];
            },
          );
    const changed = changes
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .filter(() => !isConditional.test(sentence.before + text))
      .flatMap(({ 0: said, index, groups }) =>
        check(said, index, (only) => only === groups?.value),
      );
    const omitted = [...text.matchAll(omission)].flatMap((found) => {
      const stated = statement(found, text);
      return stated ? check(found[0], found.index, (only) => !stated.isTrueOf(only)) : [];
    });
    const { 0: whole = '', groups } = behavior.exec(text) ?? {};
    const clause = groups?.clause ?? '';
    const told =
      clause === '' || isConditional.test(text)
        ? []
        : check(whole, 0, (only, match) => {
            const isOn = stateIn(clause, match);
            return isOn !== undefined && only === String(!isOn);
          });
    return [...changed.slice(0, 1), ...omitted, ...told];
  });
}
