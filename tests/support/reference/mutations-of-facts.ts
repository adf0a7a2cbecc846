import { toString } from 'mdast-util-to-string';
import { inGuides } from './insertions.ts';
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

/** Cells of a table by mode in other words, for rows that link their option. */
function modeCells({ draw, pages, edit }: Laboratory): readonly Mutation[] {
  const page = pages.find(({ url }) => url === '/concepts/');
  const table = page?.tree.children.find(
    (block) => block.type === 'table' && toString(block).includes('in memory'),
  );
  if (page === undefined || table === undefined) return [];
  const line = table.position?.start.line ?? 1;
  const cells: readonly (readonly [from: string, to: string])[] = [
    ['in memory, which', 'on disk, which'],
    ['in memory, which', 'off, which'],
    ['| off            ', '| on             '],
    ['| kept           ', '| removed        '],
    ['| removed        ', '| kept           '],
    ['| scripts, styles and pages', '| no                       '],
    ['source maps for styles, `eval` for scripts', 'hidden source maps'],
    ['source maps for styles, `eval` for scripts', '`inline-source-map` for scripts'],
  ];
  return draw(cells).map(([from, to]) => ({
    kind: 'page: a wrong word in the column of a mode',
    what: `${page.file} ${from} → ${to}`,
    isFound: () => edit(page, line, from, to),
  }));
}

/** Kinds of hooks, said of a class. */
function hookClasses(laboratory: Laboratory): readonly Mutation[] {
  return inGuides(laboratory, 'page: a wrong kind of all hooks of a class', [
    'The hooks of the parser are asynchronous.',
    'The result is ready for [parser hooks](/api/parser/), which are asynchronous.',
    'All hooks of the `ContextModuleFactory` are bail hooks.',
    'Every hook of the compiler is asynchronous.',
    'Most compilation hooks are asynchronous.',
    'None of the hooks of the parser are bail hooks.',
    'The hooks of HtmlModulesPlugin are synchronous.',
    'The [hooks](/api/parser/) are waterfall hooks.',
  ]);
}

/** Constants, values, types, counts, sizes and ports in the text of pages, and constants that webpack loses. */
export function factMutations(laboratory: Laboratory): readonly Mutation[] {
  return [...goneConstants(laboratory), ...modeCells(laboratory), ...hookClasses(laboratory)];
}
