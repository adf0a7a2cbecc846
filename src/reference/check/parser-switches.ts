import type { Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { claims } from '../data/claims.ts';
import { defaultValues } from '../default-text.ts';
import { factsFor } from '../identifier.ts';
import { installedPackage } from '../package.ts';
import { scriptText } from '../syntax.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { isClaimed } from './statements.ts';
import { statedSwitches } from './switches.ts';

type Side = 'parser' | 'generator';

/** An option of parsers or generators that a sentence names by its last part only. */
interface Named {
  readonly side: Side;
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Names by words: "the parser option `url`", "the `url` parser option", "`url` of the parser", "`parser.url`". */
const named: readonly RegExp[] = [
  /\b(?<side>parser|generator) options? `(?<key>\w+)`/gu,
  /`(?<key>\w+)` (?<side>parser|generator) option/gu,
  /`(?<key>\w+)`(?: option)? of (?:the |a )?(?:\w+ )?(?<side>parser|generator)\b/gu,
  /`(?:Rule\.|module\.)?(?<side>parser|generator)\.(?:[\w/]+\.)?(?<key>\w+)`/gu,
];

/** Links to the options of parsers and generators, and to the properties of rules with the same options. */
const address =
  /^(?:\/configuration\/module\/)?#(?:module|rule)(?<side>parser|generator)|^\/configuration\/module\/$/u;

function namesIn({ text, links }: Sentence): Named[] {
  const byWords = named.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index, groups }) => ({
      side: groups?.side as Side,
      key: groups?.key ?? '',
      start: index,
      end: index + found.length,
    })),
  );
  const linked = links.flatMap(({ text: code, url }): Named[] => {
    const key = /^`(?<key>\w+)`$/u.exec(code)?.groups?.key;
    const side = address.exec(url)?.groups?.side as Side | undefined;
    const start = text.indexOf(code);
    return key === undefined || side === undefined || start < 0
      ? []
      : [{ side, key, start, end: start + code.length }];
  });
  return [...byWords, ...linked].sort((a, b) => a.end - b.end);
}

/** The name of a row or heading, if the sentence begins with what is by itself, or has it after a comma. */
function ownName({ definition: { matches }, text }: Sentence): Named[] {
  const [match] = matches;
  const path = /^module\.(?<side>parser|generator)\.[\w/]+\.(?<key>\w+)$/u.exec(match?.name ?? '');
  const at = /(?:^|, |\()(?=(?:on|off) unless you\b)/iu.exec(text);
  if (path?.groups === undefined || at === null) return [];
  return [
    { side: path.groups.side as Side, key: path.groups.key ?? '', start: at.index, end: at.index },
  ];
}

/** Whether the code that reads an option without a default takes it as on; undefined if that can't be seen. */
function isOnInCode(key: string): boolean | undefined {
  const code = scriptText(installedPackage('webpack'));
  const option = String.raw`\b(?:parserOptions|generatorOptions)\.${key}`;
  if (new RegExp(String.raw`${option} === undefined\s*\|\|\s*!`, 'u').test(code)) return false;
  return new RegExp(String.raw`${option} (?:!== undefined\s*&&\s*!|[!=]== false\b)`, 'u').test(code)
    ? true
    : undefined;
}

/** Whether the evidence for the row of an option says that it's on. */
function isOnByClaim(key: string): boolean | undefined {
  const [word] = (claims.get('docs/configuration/module.mdx') ?? [])
    .filter(({ of }) => of === key)
    .flatMap(({ text }) => /^(?:on|off)\b/iu.exec(text)?.[0] ?? []);
  return word === undefined ? undefined : word.toLowerCase() === 'on';
}

const known = new Map<string, readonly boolean[]>();

/** The states that an option can have by itself, for each of the module types that have it. */
function statesOf(matches: readonly Match[], key: string): readonly boolean[] {
  const values = matches.flatMap(({ identifier, name }) => {
    const { defaults } = factsFor(identifier, name);
    return defaults === undefined ? [] : defaultValues(defaults);
  });
  if (values.length > 0) return values.map((value) => value !== 'false' && value !== 'undefined');
  const states = known.get(key) ?? [isOnByClaim(key) ?? isOnInCode(key) ?? []].flat();
  known.set(key, states);
  return states;
}

/** States without a verb of their own: "`url` (on by default)", "leave `system` off, as it is by default". */
const without =
  /^(?:,? ?\(?|,? which (?:is|defaults to) )(?:now |still )?`?(?<word>on|off|enabled|disabled|true|false)`?(?: by default|, as it is by default|, the default\b|\)? unless you (?:set|turn|enable))(?!\w)/iu;

/** Finds options of parsers and generators that are said to be on or off by default, but are the contrary. */
export function findWrongParserSwitches(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  return sentencesOf(page.definitions).flatMap((sentence) => {
    const { text, line } = sentence;
    const names = [...ownName(sentence), ...namesIn(sentence)];
    if (names.length === 0) return [];
    const check = (name: Named | undefined, said: string, isOn: boolean): Finding[] => {
      if (name === undefined || isClaimed(sentence, said, page)) return [];
      const matches = catalog
        .endingWith(name.key)
        .filter(({ name: full }) => full.startsWith(`module.${name.side}.`));
      const states = statesOf(matches, name.key);
      return states.length === 0 || states.includes(isOn)
        ? []
        : [
            {
              rule: 'default',
              file: page.file,
              line,
              message: `"${said.trim()}" is said of the ${name.side} option ${name.key}, which is ${isOn ? 'off' : 'on'} by itself; correct the word`,
            },
          ];
    };
    const byVerb = statedSwitches(text)
      .filter(({ scope }) => scope === 'default' || scope === 'implied')
      .flatMap(({ text: said, index, subject, isTrueOf }) => {
        const name = names.findLast(({ end }) => end <= index);
        // Another name in between is what the words are about.
        const between = text.slice(name?.end ?? 0, index);
        const isMeant =
          between.trim() === '' ||
          (!between.includes('`') && (subject === 'own' || subject === 'named'));
        return isMeant ? check(name, said, isTrueOf('true')) : [];
      });
    const byWord = names.flatMap((name) => {
      const found = without.exec(text.slice(name.end));
      return found === null
        ? []
        : check(name, found[0], /^(?:on|enabled|true)$/iu.test(found.groups?.word ?? ''));
    });
    return byVerb.length > 0 ? byVerb : byWord;
  });
}
