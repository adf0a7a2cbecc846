import type { PageWithDefinitions } from '../coverage.ts';
import { processDefaults } from '../default-probes.ts';
import { installedPackage } from '../package.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';
import { sentencesOf } from './sentences.ts';
import { isClaimed } from './statements.ts';
import { subjectsOf } from './subjects.ts';

/** The streams of the process in which webpack runs, with words for them. */
const streams = [
  { code: 'process.stdout', words: 'standard output|stdout|output stream' },
  { code: 'process.stderr', words: 'standard error|stderr|error stream' },
] as const;

const mention = new RegExp(
  String.raw`\x60(?<code>process\.\w+)\x60|\b(?<words>${streams.map(({ words }) => words).join('|')})\b`,
  'giu',
);

/** Words that make a sentence state a default. */
const isDefault =
  /\b(?:(?:by|the|its) default|defaults? (?:to|is|value|stream|of)|(?:unless|until) (?:you|it|set|changed)|if you (?:set|give|say|choose|change) (?:nothing|none|no)|without (?:it|this option|a value))\b/iu;

/** Words in front of what isn't the default: "not to", "instead of", "unless you set it to", "unlike". */
const isOther =
  /(?:\b(?:not|never|than|instead of|except)(?: (?:to|on|the|in))*|n['’]t(?: \w+){0,2}(?: (?:to|on|the|in))*|\b(?:unless|until|if) you[^,;]*|\bunlike [^,;]*(?:, which [^,;]*)?)\s*$/iu;

let known: ReadonlyMap<string, string> | undefined;

/** Finds sentences that name another stream than the default of an option. */
export function findWrongProcessDefaults(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  const defaults = (known ??= processDefaults(installedPackage('webpack')));
  return sentencesOf(page.definitions).flatMap((sentence) => {
    const { text, line } = sentence;
    if (!isDefault.test(text)) return [];
    return [...text.matchAll(mention)].flatMap(({ 0: said, index, groups }): Finding[] => {
      const stream = streams.find(({ code, words }) =>
        groups?.words === undefined
          ? code === groups?.code
          : new RegExp(`^(?:${words})$`, 'iu').test(groups.words),
      );
      if (stream === undefined || isOther.test(text.slice(0, index))) return [];
      const subjects = subjectsOf(sentence, { index, text: '' }, page, catalog).flat();
      const wrong = [...defaults].find(
        ([path, code]) =>
          code !== stream.code &&
          streams.some((one) => one.code === code) &&
          subjects.some(({ name }) => path === name || path.startsWith(`${name}.`)),
      );
      return wrong === undefined || isClaimed(sentence, said, page)
        ? []
        : [
            {
              rule: 'default',
              file: page.file,
              line,
              message: `"${said}" is said of ${wrong[0]}, whose default is ${wrong[1]}; correct the sentence`,
            },
          ];
    });
  });
}
