import { toString } from 'mdast-util-to-string';
import { alternativesOf } from '../../../src/reference/check/value-kinds.ts';
import { factsFor } from '../../../src/reference/identifier.ts';
import { headings, inGuides } from './insertions.ts';
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

/** Values that are called the default of an option, with another value of its type. */
function calledDefaults({ draw, pages, edit, insert }: Laboratory): readonly Mutation[] {
  const kind = 'page: a value that is wrongly called the default';
  const rows = pages.filter(({ url }) => url === '/plugins/ids-plugins/');
  const values = rows.flatMap((page) =>
    ['create', 'read', 'update'].map((value) => ({
      kind,
      what: `${page.file} merge → ${value}`,
      isFound: () => edit(page, 180, '`merge`, the default', `\`${value}\`, the default`),
    })),
  );
  const inserted = pages.flatMap((page) =>
    page.definitions.flatMap(({ matches: [match, ...others], table, line }): Mutation[] => {
      if (match === undefined || others.length > 0 || table !== undefined) return [];
      const { type = '', defaults } = factsFor(match.identifier, match.name);
      const real = JSON.stringify(defaults ?? '');
      const all = alternativesOf(type);
      const other = all.find((one) => /^'[\w-]+'$/u.test(one) && !real.includes(one));
      if (
        defaults === undefined ||
        other === undefined ||
        !all.every((one) => /^'|boolean/u.test(one))
      )
        return [];
      const text = `With \`${other}\`, the default, nothing changes.`;
      return [{ kind, what: `${match.name}: ${text}`, isFound: () => insert(page, line, text) }];
    }),
  );
  return [...draw(values, 3), ...draw(inserted)];
}

/** Sentences below members about what they can't be, or always are. */
function memberValues(laboratory: Laboratory): readonly Mutation[] {
  const { draw, insert } = laboratory;
  const all = headings(laboratory).flatMap(({ page, line, match }): Mutation[] => {
    const type = factsFor(match.identifier, match.name).type ?? '';
    const nothing = /^(?:null|undefined)(?= \| )/u.exec(type)?.[0];
    if (match.identifier.kind !== 'node-api' || nothing === undefined) return [];
    const other = nothing === 'null' ? 'undefined' : 'null';
    const texts = [
      `It's never \`${nothing}\`.`,
      "It's always a boolean.",
      "If there is none, it's an empty string.",
      ...(match.name === 'Chunk.name' ? [] : [`If there is none, it's \`${other}\`.`]),
    ];
    return texts.map((text) => ({
      kind: 'page: what a member cannot be',
      what: `${match.name}: ${text}`,
      isFound: () => insert(page, line, text),
    }));
  });
  return draw(all);
}

/** Numbers of things in a sentence in front of a list or a table. */
function counts(laboratory: Laboratory): readonly Mutation[] {
  return inGuides(laboratory, 'page: a wrong number of things in a sentence', [
    'It reads through four objects, which you can replace.\n\n- one\n- two\n- three',
    'There are three ways to do this, and each has its price.\n\n1. One.\n2. Two.',
    'A plugin has one of two forms.\n\nThis is how they differ:\n\n- one\n- two\n- three',
    'There are three kinds of failure, all reported.\n\n| Kind | Where |\n| --- | --- |\n| a | b |\n| c | d |',
    'Do it in two steps. Each takes a minute.\n\n1. One.\n2. Two.\n3. Three.',
    'The methods fall into five groups.\n\n- one\n- two',
  ]);
}

/** Sizes that the output in front of a sentence doesn't have. */
function sizes(laboratory: Laboratory): readonly Mutation[] {
  const output = '```text\nasset main.js 15.7 KiB [emitted]\n```\n\n';
  return inGuides(laboratory, 'page: a size that no output has', [
    `${output}The script is 7125.7 KiB.`,
    `${output}Here, it has 71204 bytes.`,
    `${output}The output lists a file of 7113.4 KiB.`,
    `${output}The bundle shrinks to 71105 bytes.`,
    `${output}Each script has 7117 KiB.`,
  ]);
}

/** Constants, values, types, counts, sizes and ports in the text of pages, and constants that webpack loses. */
export function factMutations(laboratory: Laboratory): readonly Mutation[] {
  return [
    ...goneConstants(laboratory),
    ...modeCells(laboratory),
    ...hookClasses(laboratory),
    ...calledDefaults(laboratory),
    ...memberValues(laboratory),
    ...counts(laboratory),
    ...sizes(laboratory),
  ];
}
