import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import { placeOf } from '../documented.ts';
import type { Definition } from '../documented.ts';
import { factsFor } from '../identifier.ts';
import type { Kind } from '../identifier.ts';
import type { Finding } from './finding.ts';
import { sentencesOf } from './sentences.ts';
import { isClaimed } from './statements.ts';

/** A sentence that says that something is deprecated or isn't. */
const statement =
  /(?:(?<own>^(?=not deprecated|no longer deprecated)|\b(?:it|(?:the|this) (?:option|plugin|hook|method|property|setting|member)))|`(?:new )?(?:webpack\.)?(?<code>[\w.$]+)(?:\(\))?`|\b(?<plugin>[A-Z]\w+Plugin))(?: (?:option|plugin|hook|method))?(?: itself)?(?: (?:is|was|has been)|['’]s|^)(?<denied>(?:n['’]t| not|^not| never| no longer|^no longer)(?: been)?)?(?: \w+ly| now| also| since long)? deprecated\b/giu;

/** Kinds of names that webpack marks as deprecated; the others it only mentions in messages and comments. */
const marked: ReadonlySet<Kind> = new Set(['option', 'plugin', 'hook']);

/** True if a name may be called deprecated, or may not be. */
function isRight({ identifier, name }: Match, isSaid: boolean): boolean {
  const { kind, description = '' } = identifier;
  const { deprecated } = factsFor(identifier, name);
  if (!isSaid) return !deprecated;
  return !marked.has(kind) || deprecated || /deprecat/iu.test(description);
}

/** Finds sentences that say that something is deprecated that webpack doesn't mark so, or the contrary. */
export function findWrongDeprecations(
  page: Page,
  definitions: readonly Definition[],
  catalog: Catalog,
): Finding[] {
  return sentencesOf(definitions).flatMap((sentence) => {
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
      const { own, code = '', plugin: word, denied } = groups ?? {};
      const name = word ?? code;
      const about =
        own !== undefined
          ? definition.matches
          : name.endsWith('Plugin')
            ? plugin(name)
            : named(name);
      const isSaid = denied === undefined;
      const [first] = about;
      // The former name of a plugin that has moved is marked elsewhere.
      if (isSaid && said.includes('`webpack.')) return [];
      if (first === undefined || about.some((match) => isRight(match, isSaid))) return [];
      if (isClaimed(sentence, said, page)) return [];
      return [
        {
          rule: 'statement',
          file: page.file,
          line,
          message: `"${said.trim()}" is said of ${first.name}, which webpack ${isSaid ? "doesn't mark as deprecated" : 'marks as deprecated'}; correct the sentence`,
        },
      ];
    });
  });
}
