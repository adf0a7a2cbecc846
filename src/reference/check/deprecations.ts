import type { Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { placeOf } from '../documented.ts';
import { exportsOf } from '../exports.ts';
import type { Export } from '../exports.ts';
import { factsFor } from '../identifier.ts';
import type { Kind } from '../identifier.ts';
import { installedPackage } from '../package.ts';
import type { Finding } from './finding.ts';
import { messagesWith } from './messages.ts';
import type { Facts } from './page-check.ts';
import { sentencesOf } from './sentences.ts';
import { isClaimed } from './statements.ts';

/** A sentence that says that something is deprecated or experimental, or isn't. */
const statement =
  /(?:(?<own>^(?=not deprecated|no longer (?:deprecated|experimental))|\b(?:it|(?:the|this) (?:option|plugin|hook|method|property|setting|member)))|`(?:new )?(?:webpack\.)?(?<code>[\w.$]+)(?:\(\))?`|\b(?<plugin>[A-Z]\w+Plugin))(?: (?:option|plugin|hook|method))?(?: itself)?(?:,? (?:which |that )?(?:still (?:works?|exists?|runs?|there)|works|remains?)[^`.;:]{0,24}?(?:,| and| but)?)?(?: (?:is|was|has(?: been)?)|['’]s|^)(?<denied>(?:n['’]t| not|^not| never| no longer|^no longer))?(?: been)?(?: \w+ly| now| also| yet| still| since long)?(?: an?)? (?<word>deprecated|experimental)\b/giu;

/** Kinds of names that webpack marks as deprecated; the others it only mentions in messages and comments. */
const marked: ReadonlySet<Kind> = new Set(['option', 'plugin', 'hook']);

/** A deprecation in the words of webpack: "config.stats.warningsFilter is deprecated in favor of …". */
const announcement =
  /^(?:config\.)?(?<name>[A-Za-z][\w.]*\w)(?:\(\))? (?:is deprecated|was (?:renamed|moved|removed)|has (?:been removed|moved))\b/u;

let announced: ReadonlySet<string> | undefined;

/** Names that webpack calls deprecated or replaced when they are used, whatever its schema and its types say. */
function announcedNames(): ReadonlySet<string> {
  return (announced ??= new Set(
    ['deprecated', 'renamed', 'moved', 'removed']
      .flatMap((word) => messagesWith(word))
      .flatMap((text) => announcement.exec(text)?.groups?.name ?? []),
  ));
}

/** True if webpack marks a name as deprecated, or says so when it is used. */
function isDeprecated({ identifier, name }: Match): boolean {
  const names = [name, identifier.id, ...identifier.aliases];
  return (
    factsFor(identifier, name).deprecated ||
    names.some((one) => announcedNames().has(one.replace(/\(\)$/u, '')))
  );
}

/** True if a name may be called experimental, or may not be; everything in `experiments` may. */
function isRightlyExperimental({ identifier, name }: Match, isSaid: boolean): boolean {
  const { kind, description = '' } = identifier;
  const { experimental } = factsFor(identifier, name);
  if (!isSaid) return !experimental;
  return !marked.has(kind) || experimental || /experiment/iu.test(`${name} ${description}`);
}

/** True if a name may be called deprecated, or may not be. */
function isRight(match: Match, isSaid: boolean): boolean {
  const { kind, description = '' } = match.identifier;
  const deprecated = isDeprecated(match);
  if (!isSaid) return !deprecated;
  return !marked.has(kind) || deprecated || /deprecat/iu.test(description);
}

/** What webpack exports by a name, without "webpack." before it. */
function exportNamed(name: string): Export | undefined {
  return exportsOf(installedPackage('webpack')).find((one) => one.name === name);
}

/** Finds sentences that call something deprecated or experimental that webpack doesn't mark so, or the contrary. */
export function findWrongDeprecations(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  return sentencesOf(page.definitions).flatMap((sentence) => {
    const { definition, text, line } = sentence;
    const place = placeOf(page, definition);
    const named = (name: string) => {
      const found = catalog.resolve(name, place);
      if (found.length > 0) return found;
      return name.includes('.') ? catalog.options(name) : [];
    };
    const plugin = (name: string) =>
      (catalog.inventories.get('plugin') ?? [])
        .filter(({ id, aliases }) => id === name || aliases.includes(name))
        .map((identifier) => ({ identifier, name }));
    return [...text.matchAll(statement)].flatMap(({ 0: said, groups }): Finding[] => {
      const { own, code = '', plugin: ofPlugin, denied, word = '' } = groups ?? {};
      const isDeprecation = word.toLowerCase() === 'deprecated';
      const isTrue = isDeprecation ? isRight : isRightlyExperimental;
      const name = ofPlugin ?? code;
      const about =
        own !== undefined
          ? definition.matches
          : name.endsWith('Plugin')
            ? plugin(name)
            : named(name);
      const isSaid = denied === undefined;
      // A plugin that has moved has a name that is deprecated and one that isn't.
      const exported = isDeprecation && said.includes('`webpack.') ? exportNamed(name) : undefined;
      const isFine =
        exported === undefined
          ? about.some((match) => isTrue(match, isSaid))
          : exported.deprecated === isSaid;
      const first = exported ?? about[0];
      if (first === undefined || isFine) return [];
      if (isClaimed(sentence, said, page)) return [];
      return [
        {
          rule: 'statement',
          file: page.file,
          line,
          message: `"${said.trim()}" is said of ${first.name}, which webpack ${isSaid ? "doesn't mark" : 'marks'} as ${word}; correct the sentence`,
        },
      ];
    });
  });
}
