/** The rules of the writer's style guide that word patterns can check. */
import { properNames } from './exceptions.mts';
import type { PassageKind } from './passages.mts';

export interface Rule {
  readonly name: string;
  /** Matches the phrase in text whose code is masked as `` `x` ``. */
  readonly pattern: RegExp;
  /** The suggested wording, for the message. */
  readonly write: string;
  /** A sentence that the rule must match. */
  readonly wrong: string;
  /** A sentence that it must not match. */
  readonly right: string;
  /** Where it applies; everywhere if omitted. */
  readonly kinds?: readonly PassageKind[];
}

/**
 * A capitalized word in a heading, other than the first, that isn't a name. After a colon or a period, a new heading
 * begins.
 */
function titleCase(): RegExp {
  const names = properNames.join('|');
  return new RegExp(
    `(?<=[\\p{L}\\p{N}\`,)] )(?!(?:${names})\\b)[A-Z][a-z]+\\b(?!\\.\\w|[A-Z])`,
    'gu',
  );
}

export const rules: readonly Rule[] = [
  {
    name: 'replace-by',
    pattern: /\breplac(?:es?|ing)\s[^.,;:()]{1,40}?\sby\b(?! (?:default|hand|itself))/giu,
    write: '“replace X with Y”',
    wrong: 'webpack replaces the expression by the mode.',
    right: 'The expression is replaced by webpack.',
  },
  {
    name: 'inside-of',
    pattern: /(?<!\bthe )\b(?:inside|outside) of\b/giu,
    write: '“inside” or “outside” alone',
    wrong: 'Files outside of the project are ignored.',
    right: 'Files outside the project are ignored.',
  },
  {
    name: 'archaic',
    pattern: /\b(?:seldom|anew|afresh|for ever|without ado|thereof|whereby)\b/giu,
    write: '“rarely”, “again”, “from scratch” or “forever”',
    wrong: 'The module is computed anew.',
    right: 'The module is computed again.',
  },
  {
    name: 'nobody',
    pattern: /\b(?:no|some|every)body\b/giu,
    write: 'the passive, “you”, or the person: “a reader”, “no one”',
    wrong: 'The warning that nobody reads is useless.',
    right: 'A warning is useless if no one reads it.',
  },
  {
    name: 'whoever',
    pattern: /\bwhoever\b/giu,
    write: 'the person',
    wrong: 'Whoever loads the map has one already.',
    right: 'A browser that loads the map has one already.',
  },
  {
    name: 'those-that',
    pattern: /\bthose (?:that|which)\b/giu,
    write: 'the noun again',
    wrong: 'Only those that are used stay.',
    right: 'Only exports that are used stay.',
  },
  {
    name: 'lie',
    pattern:
      /\b(?:lie|lies|lay|lying) (?:in|at|on|below|beside|next|under|there|between|outside|inside|above)\b/giu,
    write: '“is in”, “live in”',
    wrong: 'Each file lies in its folder.',
    right: 'Each file is in its folder.',
  },
  {
    name: 'stand',
    pattern:
      /\bstand(?:s|ing)? (?:in(?! for|\s\w+ way)|at|below|beside|above|behind|there|on|next|before|between|under|where)\b/giu,
    write: '“is in”, “appears”, “comes before”',
    wrong: 'The name stands in the first column.',
    right: 'The name is in the first column.',
  },
  {
    name: 'since',
    pattern: /(?<!\bbeen )\b(?:gone|exists?) since\b/giu,
    write: '“was removed in”, “has existed since”, “is available from”',
    wrong: 'The option exists since webpack 4.',
    right: 'The option has existed since webpack 4.',
  },
  {
    name: 'says-which',
    pattern: /\b(?:(?:say|tell)s which|(?:say|tell)s? whether)\b/giu,
    write: '“specifies”, “shows if”, “controls whether”',
    wrong: 'The table says which loader runs.',
    right: 'The table shows which loader runs.',
  },
  {
    name: 'so-that',
    pattern: /, so that\b(?!')/giu,
    write: '“so” for a result',
    wrong: 'The name changes, so that browsers load the file.',
    right: 'The name changes, so browsers load the file.',
  },
  {
    name: 'is-no',
    pattern:
      /(?<!\b(?:there|here|it's|which) )\b(?:is|are) no (?!longer\b|more\b|less\b|different\b|better\b|worse\b|fewer\b|\w+er than\b|accident\b|secret\b|exception\b)/giu,
    write: '“isn’t a”, “aren’t”',
    wrong: 'A path is no address.',
    right: 'There is no default.',
  },
  {
    name: 'preposition',
    pattern: /\b(?:fits? to|belongs? into|at (?:a|the|this|that|one) hook)\b/giu,
    write: '“fits”, “belongs in”, “on a hook”',
    wrong: 'The secret belongs into the environment.',
    right: 'The secret belongs in the environment.',
  },
  {
    name: 'own',
    pattern: /\b(?:has|have|with|needs?|of|for) own\b/giu,
    write: '“its own”, “their own”',
    wrong: 'Each entry has own values.',
    right: 'Each entry has its own values.',
  },
  {
    name: 'also-when',
    pattern: /, also (?:when|if|where)\b/giu,
    write: '“even when”',
    wrong: 'It runs in each build, also when nothing has changed.',
    right: 'It runs in each build, even when nothing has changed.',
  },
  {
    name: 'beside',
    pattern: /\bbesides?\b(?!,)/giu,
    write: '“next to”, “in addition to”, “apart from”',
    wrong: 'The map is beside the bundle.',
    right: 'The map is next to the bundle.',
  },
  {
    name: 'picture',
    pattern: /(?<!\b(?:big|bigger|whole) )\bpictures?\b/giu,
    write: '“image”',
    wrong: 'A picture can be imported.',
    right: 'An image can be imported.',
  },
  {
    name: 'exchange',
    pattern: /(?<!\b(?:in|Stack) )\bexchang(?:e|es|ed|ing)\b/gu,
    write: '“replace”',
    wrong: 'The module is exchanged in the running page.',
    right: 'The module is replaced in the running page.',
  },
  {
    name: 'such-that',
    pattern: /\bsuch that\b/giu,
    write: '“so that” or “in a way that”',
    wrong: 'Name the chunks such that browsers can keep them.',
    right: 'Name the chunks so that browsers can keep them.',
  },
  {
    name: 'whether-first',
    pattern: /^Whether\b/gu,
    write: 'a verb or what it is: “If true, …”, “Includes …”, “Controls whether …”',
    wrong: 'Whether files are removed.',
    right: 'Removes files from earlier builds.',
    kinds: ['cell', 'description', 'text'],
  },
  {
    name: 'repeated-word',
    pattern: /\b(?!had\b|that\b|blah\b)([a-z]+)\s\1\b(?!-)/gu,
    write: 'the word once',
    wrong: 'The file is in the the folder.',
    right: 'The file is in the folder.',
  },
  {
    name: 'article-a',
    pattern: /\ba (?!(?:eu|one|once|ubi|uni|usa|use|usu|ut|URI|URL|U[A-Z0-9])|[aeiou]\b)[aeiou]/gu,
    write: '“an”',
    wrong: 'The page is a entry.',
    right: 'A URL is a unique name and a one-time cost.',
  },
  {
    name: 'article-an',
    pattern:
      /\ban (?:(?!hour|honest|honor|heir|npm|nginx|nth|mdast|xml)[b-df-hj-np-tv-z][a-z]|[BCDGJKPQTUVWYZ][A-Z]|(?:uni|use|one))/gu,
    write: '“a”',
    wrong: 'An image is an file.',
    right: 'An SVG is an hour old and has an npm package.',
  },
  {
    name: 'title-case',
    pattern: titleCase(),
    write: 'sentence case in headings; a name belongs in `properNames`',
    wrong: 'Loading Images',
    right: 'Hot updates in Vue',
    kinds: ['heading'],
  },
  {
    name: 'term',
    pattern:
      /(?<![\w-])(?:style sheets?|web ?sites?|Web[Pp]ack(?! (?:\w+ )?(?:contributors|team))|Javascript|Typescript|Github|NPM|NodeJS|e-mails?|sourcemaps?|treeshaking|run-time|bundelers?)\b/gu,
    write:
      'the term of the style sheet: stylesheet, site, webpack, JavaScript, source map, run time …',
    wrong: 'The style sheet of the web site.',
    right: 'The stylesheet of the site.',
  },
];
