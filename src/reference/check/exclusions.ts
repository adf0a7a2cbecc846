import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { schemasAt } from '../options.ts';
import { installedPackage } from '../package.ts';
import { formsWithItems } from '../schema.ts';
import { scriptText } from '../syntax.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';
import { schemaOfMatch } from './requirements.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { isClaimed } from './statements.ts';
import { isOption, optionsNamed } from './subjects.ts';

const option = String.raw`(?:\x60[\w.]+\x60(?: (?:option|key|function))?|(?:it|they|(?:this|the) (?:option|key|function|other one)))`;
const both = String.raw`(?:both(?: of (?:them|these))?(?: (?:options|keys))?|(?:the|these) two(?: (?:options|keys))?|(?:they|the options|these options))`;
const pair = String.raw`(?:both )?\x60[\w.]+\x60(?: (?:and|or|with|together with|alongside)(?: the)? )\x60[\w.]+\x60`;
const given = '(?:combined|used|set|given|passed|mixed|specified|present|there)';
const give = '(?:combine|use|set|give|pass|mix|specify)';
const beside = String.raw`(?:(?:together |at the same time |in combination |side by side |along )?(?:with|and)|alongside|besides?|next to|in addition to|as well as)`;
const atOnce = '(?:together|at the same time|at once|side by side|simultaneously)';
const also = '(?:also |even |both |well |freely |safely |then )*';
const never = String.raw`(?:can['’]t|cannot|can not|may not|must not|can never|may never|aren['’]t allowed to|isn['’]t allowed to)`;

/** Wordings by which two options can be set at the same time. */
const allowing: readonly RegExp[] = [
  `${option} (?:can|may|could) ${also}be ${given} ${beside} ${option}`,
  `${option} (?:works|goes|combines) ${also}(?:together )?(?:with|alongside|next to) ${option}`,
  `${pair} (?:can|may|could) ${also}be (?:combined|mixed|${given} ${atOnce})`,
  `\`[\\w.]+\` and \`[\\w.]+\` (?:can|may|could) (?:both|all) be ${given}`,
  `${pair} (?:work|go) ${also}together`,
  `\\b(?:can|may|could|to) ${also}${give} ${option} ${beside} ${option}`,
  `\\b(?:can|may|could|to|if you|when you) ${also}${give} (?:both\\b(?! \`)|both ${option} and ${option})`,
  `\\b${both} (?:can|may|could) ${also}be ${given}`,
  `\\b(?:if|when) (?:both|both options) are ${given}`,
  `^${give} ${pair} ${atOnce}`,
  `^combine ${pair}`,
].map((words) => new RegExp(words, 'giu'));

/** Wordings by which they can't. */
const excluding: readonly RegExp[] = [
  `(?:${pair}|${both}) (?:exclude|rule out) (?:each other|one another)`,
  `(?:${pair}|${both}) are (?:mutually exclusive|alternatives)`,
  `(?:${pair}|${both}) ${never} ${also}be ${given}(?: ${atOnce})?`,
  `${option} (?:excludes|rules out) ${option}`,
  `${option} ${never} ${also}be ${given} ${beside} ${option}`,
  `\\b${never} ${also}${give} ${option} ${beside} ${option}`,
  `\\b${never} ${also}${give} (?:both\\b(?! \`)|both ${option} and ${option})`,
  `\\bonly one of ${pair} (?:can|may|is)\\b`,
  `(?:\\beither )?\`[\\w.]+\` or \`[\\w.]+\`,? (?:but )?(?:not|never) both`,
].map((words) => new RegExp(words, 'giu'));

/** Words around a statement that turn it around, or that say what webpack does about a wrong combination. */
const isRefused =
  /\b(?:not|never|don['’]t|fails?|errors?|throws?|rejects?|refuses?|invalid|reports?)\b/iu;

let messages: readonly string[] | undefined;

/** webpack's messages about things that can't be set at the same time. */
function messagesOfConflicts(): readonly string[] {
  messages ??=
    scriptText(installedPackage('webpack')).match(
      /(?<=["`])[^"`\n]*(?:can't be used with|cannot be used with|not both|specified\. This is not valid)[^"`\n]*/gu,
    ) ?? [];
  return messages;
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/**
 * True if an object can have two options at the same time; undefined if they aren't options of the same object.
 *
 * They exclude each other if each form of the object that has one of them rejects the other one, or if webpack's code has
 * a message about both.
 */
export function canCombine(one: Match, other: Match): boolean | undefined {
  const [first, second] = [schemaOfMatch(one), schemaOfMatch(other)];
  if (first === undefined || first.root !== second?.root) return undefined;
  const [key, otherKey] = [lastPart(first.path), lastPart(second.path)];
  const hasBoth = (text: string): boolean =>
    [key, otherKey].every((name) => new RegExp(String.raw`\b${name}\b`, 'u').test(text));
  if (key !== otherKey && messagesOfConflicts().some(hasBoth)) return false;
  const parent = first.path.slice(0, Math.max(0, first.path.length - key.length - 1));
  const otherParent = second.path.slice(0, Math.max(0, second.path.length - otherKey.length - 1));
  if (parent !== otherParent || key === otherKey) return undefined;
  const forms = schemasAt(first.root, parent)
    .flatMap((schema) => formsWithItems(schema, first.root))
    .filter(({ properties = {} }) => key in properties || otherKey in properties);
  if (forms.length === 0) return undefined;
  return forms.some(
    ({ properties = {}, additionalProperties }) =>
      (key in properties && otherKey in properties) || additionalProperties !== false,
  );
}

/** The two options that a statement is about, each with all its meanings; undefined if it names others, or none. */
function pairOf(
  sentence: Sentence,
  { said, index }: { readonly said: string; readonly index: number },
  page: Page,
  catalog: Catalog,
): readonly [readonly Match[], readonly Match[]] | undefined {
  const named = (text: string): (readonly Match[])[] =>
    [...new Set(text.match(/`[\w.]+`/gu))]
      .map((code) => code.slice(1, -1))
      .map((name) => {
        const found = optionsNamed(name, sentence, page, catalog);
        // The other option tells which of several with the same name is meant.
        return found.length > 0 ? found : catalog.endingWith(name);
      })
      .filter((found) => found.length > 0);
  const own = sentence.definition.matches.filter(isOption);
  const inside = named(said);
  const around = [
    ...(own.length > 0 ? [own] : []),
    ...named(`${sentence.cells} ${sentence.before}${sentence.text.slice(0, index)}`),
  ].filter((found) => inside.every((one) => one[0]?.identifier !== found[0]?.identifier));
  // "It" is the option of the row or heading; "both" are the last two.
  const all = inside.length === 1 && own.length > 0 ? [own, ...inside] : [...around, ...inside];
  const [first, second] = all.slice(-2);
  return first && second && [first, second];
}

/**
 * Finds sentences that combine options of which webpack accepts only one at a time, or that exclude such a combination
 * although the schema allows it.
 */
export function findWrongExclusions(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  return sentencesOf(page.definitions).flatMap((sentence) => {
    const check = (patterns: readonly RegExp[], isAllowed: boolean): Finding[] =>
      patterns
        .flatMap((pattern) => [...sentence.text.matchAll(pattern)])
        .flatMap(({ 0: said, index }): Finding[] => {
          if (isAllowed && isRefused.test(sentence.text)) return [];
          if (isClaimed(sentence, said, page)) return [];
          const pairFound = pairOf(sentence, { said, index }, page, catalog);
          const known = pairFound?.[0].flatMap((one) =>
            pairFound[1].flatMap((other) => {
              const answer = canCombine(one, other);
              return answer === undefined ? [] : [{ names: [one.name, other.name], answer }];
            }),
          );
          const [first] = known ?? [];
          if (first === undefined || known?.some(({ answer }) => answer === isAllowed) === true)
            return [];
          return [
            {
              rule: 'statement',
              file: page.file,
              line: sentence.line,
              message: `"${said}" is said of ${first.names.join(' and ')}, ${isAllowed ? 'of which webpack accepts only one at a time' : 'which can be set at the same time by the schema'}; mend the sentence`,
            },
          ];
        })
        .slice(0, 1);
    return [...check(allowing, true), ...check(excluding, false)];
  });
}
