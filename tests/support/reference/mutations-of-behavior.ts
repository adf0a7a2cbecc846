import { datedNames } from '../../../src/reference/check/dated-names.ts';
import { canCombine } from '../../../src/reference/check/exclusions.ts';
import type { Match } from '../../../src/reference/catalog.ts';
import { modes } from '../../../src/reference/defaults.ts';
import { factsFor } from '../../../src/reference/identifier.ts';
import type { Heading } from './insertions.ts';
import type { Laboratory, Mutation } from './mutations.ts';

/** Number of cases of each of these kinds. */
const drawn = 6;

/** Inserts sentences about the names of headings. */
function inserted(
  laboratory: Laboratory,
  kind: string,
  all: readonly (Heading & { readonly text: string })[],
  count = drawn,
): Mutation[] {
  return laboratory.draw(all, count).map(({ page, line, match, text }) => ({
    kind,
    what: `${match.name}: ${text}`,
    isFound: () => laboratory.insert(page, line, text),
  }));
}

const combined: readonly ((name: string) => string)[] = [
  (name) => `It can be combined with \`${name}\`.`,
  (name) => `The option works together with \`${name}\`.`,
  (name) => `You can set both, this option and \`${name}\`: it can be used alongside \`${name}\`.`,
];

const excluded: readonly ((name: string) => string)[] = [
  (name) => `It can't be combined with \`${name}\`.`,
  (name) => `It excludes \`${name}\`.`,
  (name) => `The option can't be set together with \`${name}\`.`,
];

/** Options of the same object that can be set together, or can't, with a sentence that says the contrary. */
function exclusions(laboratory: Laboratory, headings: readonly Heading[]): Mutation[] {
  const isSibling = (one: Match, other: Match): boolean =>
    one !== other &&
    one.name.slice(0, one.name.lastIndexOf('.')) ===
      other.name.slice(0, other.name.lastIndexOf('.'));
  const pairs = headings.flatMap((heading) =>
    headings
      .filter(({ page, match }) => page === heading.page && isSibling(match, heading.match))
      .map(({ match }) => ({ ...heading, other: match })),
  );
  return [true, false].flatMap((isPossible) => {
    const texts = isPossible ? excluded : combined;
    const all = pairs
      .filter(({ match, other }) => canCombine(match, other) === isPossible)
      .map((one, index) => ({
        ...one,
        text: texts[index % texts.length]?.(one.other.name) ?? '',
      }));
    return inserted(laboratory, 'page: options that exclude each other', all);
  });
}

const novelties: readonly ((version: string) => string)[] = [
  (version) => `Since ${version}, more than one is possible.`,
  (version) => `As of webpack ${version}, nested folders count, too.`,
  (version) => `New in ${version}: the result is kept for the next build.`,
];

/** Versions of something that happens, next to no name, in the section of a name that no such release has changed. */
function novelReleases(laboratory: Laboratory, headings: readonly Heading[]): Mutation[] {
  const names = datedNames(laboratory.facts.catalog);
  const all = headings
    .filter(({ match: { identifier, name } }) => {
      const own = names.all.find((one) => one.kind === identifier.kind && one.name === name);
      return own?.oldest !== undefined && own.package === undefined;
    })
    .flatMap((heading, index) => {
      const { name } = heading.match;
      const changes = [name, ...names.below(name).map((one) => one.name)].flatMap((each) =>
        names.all
          .filter((one) => one.name === each)
          .flatMap(({ added, changed, removed }) => [added, ...changed, removed]),
      );
      const version = ['5.93', '5.102', '5.88'][index % 3] ?? '';
      const isFree = changes.every((one) => one?.startsWith(`${version}.`) !== true);
      return isFree
        ? [{ ...heading, text: novelties[index % novelties.length]?.(version) ?? '' }]
        : [];
    });
  return inserted(laboratory, 'page: a version of something without a name', all, 2 * drawn);
}

/** What functions of hooks may do, and what becomes of what they return, with the classes of which it is true. */
const effects: readonly (readonly [text: string, classes: RegExp])[] = [
  ['Tap it with `tapPromise` if you have to read a file first.', /^Async/u],
  ['Your function can return a promise.', /^Async/u],
  ['`tapAsync` works, too.', /^Async/u],
  ['The first function that returns something decides.', /Bail/u],
  ['Returning `true` skips the remaining functions.', /Bail/u],
  ['Each function gets the result of the previous one.', /Waterfall/u],
  ['A function passes its result on to the next one.', /Waterfall/u],
];

function effectsOfHooks(laboratory: Laboratory, headings: readonly Heading[]): Mutation[] {
  const all = headings.flatMap((heading, index) => {
    const kind = heading.match.identifier.hook?.kind ?? 'Object';
    const wrong = effects.filter(([, classes]) => kind !== 'Object' && !classes.test(kind));
    const [text] = wrong[index % wrong.length] ?? [];
    return text === undefined ? [] : [{ ...heading, text }];
  });
  return inserted(laboratory, 'page: an effect that functions of a hook lack', all, 2 * drawn);
}

/** Sentences that imply that a switch is the contrary of what it is by itself, by its default. */
const implied: readonly ((value: string) => string)[] = [
  (value) => `Nothing happens unless you set it to \`${value}\`.`,
  (value) => `Set it to \`${value}\` if this is a problem.`,
  (value) => `If you leave the option out, it's \`${value === 'true' ? 'false' : 'true'}\`.`,
  (value) => `It stays like this until you set the option to \`${value}\`.`,
];

function impliedDefaults(laboratory: Laboratory, headings: readonly Heading[]): Mutation[] {
  const all = headings.flatMap((heading, index) => {
    const { identifier, name } = heading.match;
    const { defaults, type } = factsFor(identifier, name);
    const values = modes.map((mode) => defaults?.[mode]);
    const [value = ''] = values;
    return type === 'boolean' &&
      defaults?.targets === undefined &&
      /^(?:true|false)$/u.test(value) &&
      new Set(values).size === 1
      ? [{ ...heading, text: implied[index % implied.length]?.(value) ?? '' }]
      : [];
  });
  return inserted(laboratory, 'page: a default that is implied', all, 2 * drawn);
}

/** Amounts in words, which are hardly ever the default of an option. */
const amounts = [
  'It stops after a third of a minute.',
  'The limit is three quarters of a gigabyte.',
  'By default, that means half a dozen.',
  'It takes an hour and a half, or ten and a half hours at most: a tenth of a year.',
];

function amountsInWords(laboratory: Laboratory, headings: readonly Heading[]): Mutation[] {
  const all = headings.flatMap((heading, index) => {
    const { identifier, name } = heading.match;
    return /\bnumber\b/u.test(factsFor(identifier, name).type ?? '') &&
      identifier.kind.endsWith('option')
      ? [{ ...heading, text: amounts[index % amounts.length] ?? '' }]
      : [];
  });
  return inserted(laboratory, 'page: a wrong amount in words', all);
}

/** Statements about what options and hooks do, in words. */
export function behaviorMutations(
  laboratory: Laboratory,
  headings: readonly Heading[],
): Mutation[] {
  return [
    ...exclusions(laboratory, headings),
    ...novelReleases(laboratory, headings),
    ...effectsOfHooks(laboratory, headings),
    ...impliedDefaults(laboratory, headings),
    ...amountsInWords(laboratory, headings),
  ];
}
