import type { PageWithDefinitions } from '../coverage.ts';
import { modes, valueAt } from '../defaults.ts';
import { installedPackage } from '../package.ts';
import { isAboutUpgrades } from '../pages.ts';
import { scriptText } from '../syntax.ts';
import type { Finding } from './finding.ts';
import type { Facts, GivenDefaults } from './page-check.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { isClaimed, isValue, numberWord, numbersOf, plain } from './statements.ts';

const groups = 'optimization.splitChunks.cacheGroups';

/** A built-in group, and what follows up to the next one. */
const ofGroup = /`(?<group>default|defaultVendors)`(?<rest>[^;]*?)(?=`default(?:Vendors)?`|;|$)/gu;

/** A value of a group with its option: "priority `-10`", "`minChunks` of `2`", "`minChunks: 2`", "the value `2`". */
const values: readonly RegExp[] = [
  /`(?<key>[a-z]\w+): (?<value>[^`]+)`/gu,
  /(?:`(?<key>[a-z]\w+)`|\b(?<word>priority|id hint|own value|value|it|number|has|have|is|by))(?: (?:of|is|set to|to|with|,)|,| \()* ?`(?<value>[^`]+)`/gu,
];

/** "Two chunks contain it, as `default` requires". */
const required = new RegExp(
  String.raw`\b(?<count>\d+|one|${numberWord}) chunks [^.;:]*?,? (?:as|which) \x60(?<group>default|defaultVendors)\x60 (?:requires|needs|asks)`,
  'giu',
);

/** The priority that groups have unless they set their own. */
const ownPriority =
  /\b[Yy]our own groups? (?:ha(?:s|ve)|start with|get)(?: a priority of| priority)? `(?<value>-?\d+)`/gu;

/** The option of a group that the heading of a sentence is about. */
function keyOfHeading({ definition }: Sentence): string | undefined {
  const [match] = definition.matches;
  const name = match?.name ?? definition.enclosing[0]?.name ?? '';
  return /\bsplitChunks\.(?:.*\.)?(?<key>\w+)$/u.exec(name)?.groups?.key;
}

/** The values of a built-in group's option in the modes. */
function valuesOf(group: string, key: string, defaultsWith: GivenDefaults): readonly string[] {
  return modes.flatMap((mode) => {
    const value = valueAt(defaultsWith({}, mode), `${groups}.${group}.${key}`);
    return ['string', 'number', 'boolean'].includes(typeof value) ? [String(value)] : [];
  });
}

/** The priority that webpack's code gives to groups without one; empty if that can't be seen. */
function prioritiesInCode(): readonly string[] {
  const code = scriptText(installedPackage('webpack'), /\/SplitChunksPlugin\.js$/u);
  const value = /\bpriority: [\w.]+ \|\| (?<value>-?\d+)/u.exec(code)?.groups?.value;
  return value === undefined ? [] : [value];
}

/** Finds values of options of the built-in cache groups that these groups don't have. */
export function findWrongGroupDefaults(
  page: PageWithDefinitions,
  { defaultsWith }: Pick<Facts, 'defaultsWith'>,
): Finding[] {
  if (isAboutUpgrades(page)) return [];
  return sentencesOf(page.definitions).flatMap((sentence) => {
    const { text } = sentence;
    const heading = keyOfHeading(sentence);
    const check = (
      name: string,
      said: string,
      value: string,
      real: readonly string[],
    ): Finding[] =>
      real.length === 0 || real.includes(plain(value)) || isClaimed(sentence, said, page)
        ? []
        : [
            {
              rule: 'default',
              file: page.file,
              line: sentence.line,
              message: `"${said.trim()}" is said of ${name}, which is ${real[0] ?? ''}; correct the value`,
            },
          ];
    const isAboutGroups = heading !== undefined || /\bgroups?\b|`defaultVendors`/u.test(text);
    const inGroups = isAboutGroups
      ? [...text.matchAll(ofGroup)].flatMap(({ groups: { group = '', rest = '' } = {} }) =>
          values
            .flatMap((pattern) => [...rest.matchAll(pattern)])
            .flatMap(({ 0: said, groups: found }) => {
              const { key, word, value = '' } = found ?? {};
              if (!isValue(value)) return [];
              const option =
                key ?? (word === 'priority' ? word : word === 'id hint' ? 'idHint' : heading);
              return option === undefined
                ? []
                : check(`the group ${group}`, said, value, valuesOf(group, option, defaultsWith));
            }),
        )
      : [];
    const counts = [...text.matchAll(required)].flatMap(({ 0: said, groups: found }) => {
      const [count = ''] = numbersOf(found?.count ?? '', undefined);
      const group = found?.group ?? '';
      return check(`the group ${group}`, said, count, valuesOf(group, 'minChunks', defaultsWith));
    });
    const own =
      heading === 'priority'
        ? [...text.matchAll(ownPriority)].flatMap(({ 0: said, groups: found }) =>
            check('the priority of groups', said, found?.value ?? '', prioritiesInCode()),
          )
        : [];
    return [...inGroups, ...counts, ...own];
  });
}
