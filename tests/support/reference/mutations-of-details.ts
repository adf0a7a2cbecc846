import { headings } from './insertions.ts';
import type { Laboratory, Mutation } from './mutations.ts';

/** What a hook allows, with the classes of which it is true. */
const allowances: readonly (readonly [text: string, classes: RegExp])[] = [
  ['It may be asynchronous.', /^Async/u],
  ["It can't be asynchronous.", /^Sync/u],
  ['This hook can return a promise.', /^Async/u],
  ["The hook can't return a promise.", /^Sync/u],
  ['You can wait for something here.', /^Async/u],
  ["You can't wait for anything here.", /^Sync/u],
  ['Taps run one after another.', /Series|^Sync/u],
  ['Taps run in parallel.', /Parallel/u],
];

function allowancesOfHooks(laboratory: Laboratory): readonly Mutation[] {
  const all = headings(laboratory).flatMap(({ page, line, match }, index): Mutation[] => {
    const kind = match.identifier.hook?.kind ?? 'Object';
    const wrong = allowances.filter(([, classes]) => kind !== 'Object' && !classes.test(kind));
    const [text] = wrong[index % wrong.length] ?? [];
    return text === undefined
      ? []
      : [
          {
            kind: 'page: whether a hook can be asynchronous',
            what: `${match.name}: ${text}`,
            isFound: () => laboratory.insert(page, line, text),
          },
        ];
  });
  return laboratory.draw(all, 12);
}

/** Statements about hooks, options by their last name, cache groups, stages and exit codes. */
export function detailMutations(laboratory: Laboratory): readonly Mutation[] {
  return [...allowancesOfHooks(laboratory)];
}
