import type { PageWithDefinitions } from '../coverage.ts';
import { installedPackage } from '../package.ts';
import { isAboutUpgrades } from '../pages.ts';
import { scriptText } from '../syntax.ts';
import type { Finding } from './finding.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { isClaimed } from './statements.ts';

/** How a command ends: it couldn't begin, the build has errors, or all is well. */
type End = 'refused' | 'failed' | 'ok';

/** Words for the ends of a command. */
const situations: readonly (readonly [words: RegExp, end: End])[] = [
  [
    /\b(?:option (?:does|do)n['’]t exist|(?:invalid|missing) (?:\w+ )?(?:configuration|option|flag)|wrong flag|unknown (?:option|flag)|prints what is wrong|could(?:n['’]t| not) start|gave up|error with its stack|nothing could be built|configuration (?:is (?:invalid|wrong)|is(?:n['’]t| not) valid|does(?:n['’]t| not) load))\b/iu,
    'refused',
  ],
  [
    /\b(?:builds? fails?|(?:failing|failed) builds?|build (?:has|with) errors|(?:after|are) errors|import can['’]?(?:not|t) be found)\b|`--fail-on-warnings`/iu,
    'failed',
  ],
  [
    /\b(?:builds? with warnings|builds? succeed(?:s|ed)?|builds? without errors|all is well)\b/iu,
    'ok',
  ],
];

/** "Exits with code 2", "the exit code is 1", "webpack-cli ends with `1`". */
const statements =
  /\b(?:(?:exits?|ends?|stops?|fails?) with (?:the )?(?:exit )?code|exit code(?: is| of)?|(?:webpack|webpack-cli|command) (?:exits|ends) with) `?(?<code>\d)`?(?!\w|\.\d)/gu;

/** A second code behind the first one: "1, or 2 if webpack couldn't start". */
const second = /^,? or `?(?<code>\d)`? (?:if|when|after) (?<rest>[^;:.]+)/u;

/** The code of each end in webpack-cli; undefined if its code no longer says so. */
function codeOf(end: End): string | undefined {
  if (end === 'ok') return '0';
  const code = scriptText(installedPackage('webpack-cli'));
  const pattern =
    end === 'failed'
      ? /stats\.hasErrors\(\)[^{]*\{\s*process\.exitCode = (?<code>\d)/u
      : /instanceof ConfigurationLoadingError[\s\S]{0,600}?process\.exit\((?<code>\d)\)/u;
  return pattern.exec(code)?.groups?.code;
}

/** The only end that words are about. */
function endIn(words: string): End | undefined {
  const found = situations.filter(([pattern]) => pattern.test(words));
  return found.length === 1 ? found[0]?.[1] : undefined;
}

/** The codes that a sentence states, with the end that its words are about. */
function statedCodes({
  text,
  definition,
}: Sentence): { code: string; said: string; end: End | undefined }[] {
  const { row, name } = definition;
  const ofRow = row === undefined ? undefined : endIn(`\`${name.text}\``);
  return [...text.matchAll(statements)].flatMap(({ 0: said, index, groups }) => {
    const after = text.slice(index + said.length);
    const other = second.exec(after)?.groups;
    // What is in front of the code decides, then what is behind it.
    const ahead =
      text
        .slice(0, index)
        .split(/;|(?=\bOtherwise\b)/u)
        .at(-1) ?? '';
    const behind = other === undefined ? (/^[^;,.]*/u.exec(after)?.[0] ?? '') : '';
    return [
      { code: groups?.code ?? '', said, end: endIn(`${ahead}${said}`) ?? endIn(behind) ?? ofRow },
      ...(other === undefined
        ? []
        : [{ code: other.code ?? '', said: after, end: endIn(other.rest ?? '') }]),
    ];
  });
}

/** Finds exit codes that webpack-cli doesn't have in the situation that a sentence describes. */
export function findWrongExitCodes(page: PageWithDefinitions): Finding[] {
  if (isAboutUpgrades(page)) return [];
  return sentencesOf(page.definitions).flatMap((sentence) =>
    statedCodes(sentence).flatMap(({ code, said, end }): Finding[] => {
      const real = end === undefined ? undefined : codeOf(end);
      return real === undefined || real === code || isClaimed(sentence, said, page)
        ? []
        : [
            {
              rule: 'statement',
              file: page.file,
              line: sentence.line,
              message: `"${said.trim()}" is said of a command that is ${end ?? ''}, whose exit code is ${real}; correct the code`,
            },
          ];
    }),
  );
}
