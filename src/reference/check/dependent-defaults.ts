import type { Configuration } from 'webpack';
import type { Catalog, Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { configurationWith } from '../default-probes.ts';
import { defaultText, modes, valueAt } from '../defaults.ts';
import { factsFor } from '../identifier.ts';
import { platformTargets } from '../targets.ts';
import type { Finding } from './finding.ts';
import type { Facts, GivenDefaults } from './page-check.ts';
import { sentencesOf } from './sentences.ts';
import type { Statement } from './stated.ts';
import { isClaimed, statement, valuePattern } from './statements.ts';
import { subjectsOf } from './subjects.ts';

/** Circumstances in words, with the configuration that brings them about. */
const circumstances: readonly (readonly [words: string, given: Configuration])[] = [
  ['browsers', { target: 'web' }],
  [String.raw`Node\.js`, { target: 'node' }],
  ['(?:web )?workers', { target: 'webworker' }],
  ['Deno', { target: 'deno' }],
  ['Bun', { target: 'bun' }],
  ["Electron['’]s renderer(?: process)?", { target: 'electron-renderer' }],
  ["Electron['’]s main process", { target: 'electron-main' }],
  ['Electron', { target: 'electron-main' }],
  [String.raw`NW\.js`, { target: 'nwjs' }],
  ['(?:ECMAScript|ES) modules?(?: output)?', { output: { module: true } }],
];

// A name in the possessive is only a part of another circumstance: "Electron's preload scripts" aren't all of Electron.
const circumstance = String.raw`(?:\x60'?[\w.-]+'?\x60(?!,?\s+(?:by default|for|with|if|when|in)\b)|(?:${circumstances.map(([words]) => words).join('|')})(?!['’]s\b))`;

/** A value that depends on a target or on another option: "`true` for `node`", "`false` by default with `output.module`". */
const dependentValue = new RegExp(
  String.raw`(?:${valuePattern})(?:,? by default,?)?\s+(?:for|with|if|when|in)\s+(?:the )?(?:targets? )?(?<list>${circumstance}(?:(?:, | and | or |, and |, or )${circumstance})*)(?! (?:is|are) (?:off|\x60false\x60|not|un))`,
  'giu',
);

/** A default in certain circumstances. */
interface DependentStatement extends Statement {
  readonly given: readonly Configuration[];
}

/** The configuration that a name in code stands for: a target, or an option that can be turned on. */
function givenBy(code: string, catalog: Catalog): Configuration | undefined {
  const name = code.replaceAll(/^`'?|'?`$/gu, '');
  if (name === 'web' || platformTargets.some((target) => target === name)) return { target: name };
  const isSwitch = catalog
    .options(name)
    .some((match) => /\bboolean\b/u.test(factsFor(match.identifier, match.name).type ?? ''));
  return isSwitch && name.includes('.') ? configurationWith(name, true) : undefined;
}

/** Reads values with the target or the option on which they depend. */
function dependentDefaults(sentence: string, catalog: Catalog): DependentStatement[] {
  return [...sentence.matchAll(dependentValue)].flatMap((found): DependentStatement[] => {
    const stated = statement(found, sentence);
    if (stated === undefined) return [];
    const parts = (found.groups?.list ?? '').split(/, and |, or |, | and | or /u);
    const given = parts.map((part) => {
      if (part.startsWith('`')) return givenBy(part, catalog);
      return circumstances.find(([words]) => new RegExp(`^${words}$`, 'iu').test(part))?.[1];
    });
    const all = given.filter((one) => one !== undefined);
    // A list with anything else in it means something else.
    return all.length === given.length ? [{ ...stated, given: all }] : [];
  });
}

/** True if webpack's defaults match a statement in its circumstances, or can't be derived there. */
function holdsGiven(
  { given, isTrueOf }: DependentStatement,
  matches: readonly Match[],
  defaultsWith: GivenDefaults,
): boolean {
  const values = matches.flatMap(({ identifier, name }) =>
    identifier.kind === 'option'
      ? [given.map((one) => modes.map((mode) => valueAt(defaultsWith(one, mode), name)))]
      : [],
  );
  return (
    values.length === 0 ||
    values.some((all) =>
      all.every((ofModes) =>
        ofModes.some((value) => {
          const text = defaultText(value);
          return text === undefined || isTrueOf(text);
        }),
      ),
    )
  );
}

/**
 * Finds sentences that state a default for a target, or with another option turned on, that webpack doesn't have there:
 * "`'jsonp'` for Node.js", "`'head'` by default with `output.module`".
 */
export function findWrongDependentDefaults(
  page: PageWithDefinitions,
  { catalog, defaultsWith }: Pick<Facts, 'catalog' | 'defaultsWith'>,
): Finding[] {
  return sentencesOf(page.definitions).flatMap((sentence) =>
    dependentDefaults(sentence.text, catalog).flatMap((stated) => {
      if (isClaimed(sentence, stated.text, page)) return [];
      // The circumstances aren't what the sentence is about.
      const place = { index: stated.index, text: '' };
      return subjectsOf(sentence, place, page, catalog).flatMap((matches): Finding[] =>
        holdsGiven(stated, matches, defaultsWith)
          ? []
          : [
              {
                rule: 'default',
                file: page.file,
                line: sentence.line,
                message: `"${stated.text.trim()}" is said of ${matches[0]?.name ?? ''}, which webpack sets to something else there; leave defaults to the build`,
              },
            ],
      );
    }),
  );
}
