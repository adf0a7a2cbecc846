import type { Laboratory, Mutation } from './mutations.ts';

/** Constants that disappear from webpack's classes. */
function goneConstants({ draw, pages, facts, lacking }: Laboratory): readonly Mutation[] {
  const { vocabulary } = facts;
  const own = [...(vocabulary.members.get('Compilation') ?? [])].filter((name) =>
    /^[A-Z]+_[A-Z_]+$/u.test(name),
  );
  const affected = pages.filter(({ url }) => url === '/api/compilation-hooks/');
  return draw(own).map((name) => ({
    kind: 'gone: a constant',
    what: name,
    isFound: () =>
      lacking(affected, {
        ...vocabulary,
        members: new Map([
          ...vocabulary.members,
          ['Compilation', new Set(own.filter((one) => one !== name))],
        ]),
      }),
  }));
}

/** Constants, values, types, counts, sizes and ports in the text of pages, and constants that webpack loses. */
export function factMutations(laboratory: Laboratory): readonly Mutation[] {
  return [...goneConstants(laboratory)];
}
