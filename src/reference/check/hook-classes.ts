import type { Catalog } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import type { Identifier } from '../identifier.ts';
import { pageRules } from '../pages.ts';
import type { Finding } from './finding.ts';
import { hookWords } from './hook-kinds.ts';
import { hookOwner } from './owners.ts';
import type { Facts } from './page-check.ts';
import { sentencesOf } from './sentences.ts';
import type { Link } from './sentences.ts';

/** Words for the classes that have hooks of their own. */
const classWords: Readonly<Record<string, string>> = {
  compiler: 'Compiler',
  multicompiler: 'MultiCompiler',
  compilation: 'Compilation',
  parser: 'JavascriptParser',
  'javascript parser': 'JavascriptParser',
  'normal module factory': 'NormalModuleFactory',
  'context module factory': 'ContextModuleFactory',
};

const owner = String.raw`(?:\x60[\w.]+\x60|[A-Z]\w*[a-z][A-Z]\w*|${Object.keys(classWords).join('|')})`;
const word = String.raw`(?:(?:a?synchronous|async|sync|parallel|series|serial|waterfall|bail)(?:(?:,| and|, and)? |(?![\w-])))+`;
const quantity =
  '(?:(?<none>none of|no)|(?<some>some(?: of)?|a few(?: of)?|several(?: of)?)|(?<most>most(?: of)?|many(?: of)?|nearly all(?: of)?|almost all(?: of)?)|(?:all(?: of)?|every one of|each of|every|each))';

/** What a sentence says of all hooks of a class: "parser hooks are synchronous", "the hooks of the parser run …". */
const statement = new RegExp(
  String.raw`(?:\b${quantity} )?(?:(?:the |a )?(?<![\w-])(?<before>${owner})(?:['’]s)? hooks?|(?:the |its )?hooks? of (?:the |an? )?(?<after>${owner})|(?<linked>(?:the |these )?hooks))(?:,? (?:which|that))?(?: all)? (?:is|are|works? as|runs?)(?<denied>n['’]t| not| never)?(?: all| always| now)?(?: an?)? (?<word>${word})`,
  'gu',
);

/** All hooks of a class. */
function hooksOfClass(name: string, { inventories }: Catalog): readonly Identifier[] {
  const plain = name.replaceAll('`', '').replace(/\.hooks$/u, '');
  const known = classWords[plain.toLowerCase()] ?? hookOwner(plain);
  const short = known.slice(known.lastIndexOf('.') + 1);
  return (inventories.get('hook') ?? []).filter(({ id, hook }) => {
    const of = id
      .slice(0, id.lastIndexOf('.'))
      .replace(/\.(?:hooks|getCompilationHooks\(\))$/u, '');
    return (of === known || of.endsWith(`.${short}`) || of === short) && hook?.kind !== 'Object';
  });
}

/** The class that the page of a link to "hooks" is about. */
function classOfLink(links: readonly Link[]): string | undefined {
  const [link] = links.filter(({ text }) => /\bhooks$/u.test(text));
  const prefix = pageRules.find(({ url }) => url === link?.url)?.prefixes[0];
  return prefix?.endsWith('.hooks') === true ? prefix : undefined;
}

/** Finds sentences that say of all hooks of a class that they're of a kind that some of them aren't. */
export function findWrongHookClasses(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  return sentencesOf(page.definitions).flatMap(({ text, line, links }) =>
    // A class's name has capitals; the first word of a sentence has one anyway.
    [
      ...text
        .replace(/^[A-Z](?=[a-z]*[ '’])/u, (letter) => letter.toLowerCase())
        .matchAll(statement),
    ].flatMap(({ 0: said, groups }): Finding[] => {
      const { before, after, linked, none, some, most, denied, word: words = '' } = groups ?? {};
      const name = before ?? after ?? (linked === undefined ? undefined : classOfLink(links));
      const hooks = name === undefined ? [] : hooksOfClass(name, catalog);
      const meanings = hookWords.filter(([pattern]) => pattern.test(words));
      if (hooks.length === 0 || meanings.length === 0) return [];
      const isDenied = (none !== undefined) !== (denied !== undefined);
      const wrong = hooks.filter(
        ({ hook }) => meanings.every(([, kind]) => kind.test(hook?.kind ?? '')) === isDenied,
      );
      const [first] = wrong;
      const allowed =
        some === undefined ? (most === undefined ? 0 : hooks.length / 2) : hooks.length - 1;
      return first === undefined || wrong.length <= allowed
        ? []
        : [
            {
              rule: 'statement',
              file: page.file,
              line,
              message: `"${said.trim()}" isn't true of ${first.id}, which is ${first.hook?.kind ?? ''}; correct the word, or say which hooks it's about`,
            },
          ];
    }),
  );
}
