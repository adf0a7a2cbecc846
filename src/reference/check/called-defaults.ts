import type { Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { defaultValues } from '../default-text.ts';
import type { Mode } from '../defaults.ts';
import { factsFor } from '../identifier.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';
import { linksIn, sentencesOf, writtenText } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { isClaimed, isValue, plain, valuesIn } from './statements.ts';
import { isOption } from './subjects.ts';
import { alternativesOf } from './value-kinds.ts';
import { subjectsMeant } from './unproven-defaults.ts';

/** A value that is called the default: "`merge`, the default, reads", "`merge` (the default)". */
const called =
  /`(?<value>[^`\s]+)`(?:,? \(|, (?:which is |being )?| is | as )(?:the|its|webpack['’]s) default(?: (?:in|for|of) (?:mode )?`?(?<mode>development|production|none)`?(?: mode| builds?)?)?(?=[).,;:]|$| (?:and|but|since|because|so)\b)/gu;

/** The same with the value behind: "the default, `merge`, reads". */
const calledBefore = /\b[Tt]he default, `(?<value>[^`\s]+)`(?=[,.;:)]|$)/gu;

/** Words in front that make a default depend on something. */
const condition = /\b(?:if|when|unless|without|as long as)\b/iu;

/** Descriptions of packages that name a default: "defaults to merge", "`some` (the default)". */
const described = [
  /\bdefaults? to [`"']?(?<value>[\w.-]*\w)[`"']?(?=[.,;)]|$)/iu,
  /[`"](?<value>[^`"\s]+)[`"]+ \((?:the )?default\)/iu,
  /\bdefault: [`"']?(?<value>[\w.-]*\w)[`"']?(?=[.,;)]|$)/iu,
];

/** The default in the package's description of an option. */
function describedDefault({ identifier: { description = '' } }: Match): string | undefined {
  return described
    .map((pattern) => pattern.exec(description)?.groups?.value)
    .find((value) => value !== undefined);
}

/** The values that an option has by default; undefined if neither webpack nor a description says. */
function defaultsOf(match: Match, mode: Mode | undefined): readonly string[] | undefined {
  const { defaults } = factsFor(match.identifier, match.name);
  if (defaults !== undefined) {
    return mode === undefined ? defaultValues(defaults) : valuesIn(defaults, mode);
  }
  const value = describedDefault(match);
  return value === undefined ? undefined : [value];
}

/** True if a value isn't the default; undefined if that isn't known, or it isn't a value of the option. */
function isWrong(
  value: string,
  match: Match,
  mode: Mode | undefined,
  isCell: boolean,
): boolean | undefined {
  const { type = '' } = factsFor(match.identifier, match.name);
  const values = alternativesOf(type).flatMap((one) =>
    one === 'boolean' ? ['true', 'false'] : [one],
  );
  const real = defaultsOf(match, mode);
  const isListed = values.some((one) => plain(one) === plain(value));
  // What isn't a value of the option can be a part of it, or something else's default.
  const isMeant = isListed || (isCell && isValue(value));
  if (real === undefined || real.length === 0 || !isMeant) return undefined;
  return !real.some(
    (one) =>
      plain(one) === plain(value) ||
      // In a list of values for several kinds of files.
      (/^[[{]/u.test(one) && (one.includes('…') || one.includes(`'${plain(value)}'`))),
  );
}

/** True for the first cell of a row that isn't read as a name. */
function isFirstCell({ table, cells, definition }: Sentence): boolean {
  return table !== undefined && cells === '' && definition.row === undefined;
}

/** The sentence of a first cell, as if its column's header were in front of it. */
function belowHeader(sentence: Sentence): Sentence {
  const [head] = sentence.table?.children[0]?.children ?? [];
  if (head === undefined || !isFirstCell(sentence)) return sentence;
  return {
    ...sentence,
    before: `${writtenText(head)} `,
    links: [...linksIn(head.children), ...sentence.links],
  };
}

/** Finds values of options that are called the default, in a sentence or a row, but aren't. */
export function findWrongCalledDefaults(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  return sentencesOf(page.definitions)
    .map(belowHeader)
    .flatMap((sentence) =>
      [...sentence.text.matchAll(called), ...sentence.text.matchAll(calledBefore)].flatMap(
        ({ 0: said, index, groups }): Finding[] => {
          const { value = '' } = groups ?? {};
          const mode = groups?.mode as Mode | undefined;
          if (isClaimed(sentence, said, page) || condition.test(sentence.text.slice(0, index)))
            return [];
          const isCell = isFirstCell(sentence);
          const known = subjectsMeant(sentence, index, page, catalog)
            .filter(isOption)
            .map((match) => ({ match, isWrong: isWrong(value, match, mode, isCell) }));
          const [first] = known;
          if (first === undefined || known.some((one) => one.isWrong !== true)) return [];
          return [
            {
              rule: 'default',
              file: page.file,
              line: sentence.line,
              message: `"${said.trim()}" is said of ${first.match.name}, whose default is ${defaultsOf(first.match, mode)?.join(' or ') ?? ''}; correct the value`,
            },
          ];
        },
      ),
    );
}
