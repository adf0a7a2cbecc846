import { readFileSync } from 'node:fs';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { listPages } from '../../../src/content/list-pages.ts';
import { parsePage } from '../../../src/content/source-page.ts';
import { Catalog } from '../../../src/reference/catalog.ts';
import { checkPage, factsFrom } from '../../../src/reference/check/index.ts';
import type { Facts } from '../../../src/reference/check/page-check.ts';
import { readSamples } from '../../../src/reference/check/fences.ts';
import type { Sample } from '../../../src/reference/check/fences.ts';
import { checkScriptTypes, inlineMembers } from '../../../src/reference/check/script-samples.ts';
import { findStaleClaims } from '../../../src/reference/check/numbers.ts';
import { findingText } from '../../../src/reference/check/finding.ts';
import type { Finding } from '../../../src/reference/check/finding.ts';
import { quotedMessages } from '../../../src/reference/check/messages.ts';
import { hookOwner } from '../../../src/reference/check/owners.ts';
import { requirementOfMatch, schemaOfMatch } from '../../../src/reference/check/requirements.ts';
import {
  claimsOf,
  numbersOf,
  statedDefaults,
  unitPattern,
} from '../../../src/reference/check/statements.ts';
import { sentencesOf } from '../../../src/reference/check/sentences.ts';
import type { PageWithDefinitions } from '../../../src/reference/coverage.ts';
import { readDefinitions } from '../../../src/reference/documented.ts';
import { factsFor } from '../../../src/reference/identifier.ts';
import type { Identifier, Kind } from '../../../src/reference/identifier.ts';
import { readInventories } from '../../../src/reference/inventories.ts';
import type { Inventories } from '../../../src/reference/inventories.ts';
import { pathKindOf } from '../../../src/reference/options.ts';
import { kindsOfPage } from '../../../src/reference/pages.ts';
import type { Vocabulary } from '../../../src/reference/vocabulary.ts';
import { detailMutations } from './mutations-of-details.ts';
import { factMutations } from './mutations-of-facts.ts';
import { goneMutations } from './mutations-of-gone-names.ts';
import { listMutations } from './mutations-of-lists.ts';
import { sentenceMutations } from './mutations-of-sentences.ts';
import { misspell, otherMinor, reworded } from './wrong-words.ts';

/** A change to webpack or a page that a check must detect. */
export interface Mutation {
  readonly kind: string;
  /** Description of the change, for the report. */
  readonly what: string;
  readonly isFound: () => boolean;
}

/** An edit of a page: the lines that take the place of others. */
interface Edit {
  /** Zero-based. */
  readonly at: number;
  readonly removed: number;
  readonly lines: readonly string[];
}

/** How many edits of a page are checked together. */
const mostTogether = 12;

/** Divides edits so that no two of a group are about the same line. */
function groupsOf(edits: readonly Edit[]): Edit[][] {
  const groups: Edit[][] = [];
  for (const edit of edits) {
    const group = groups.find(
      (one) => one.length < mostTogether && one.every(({ at }) => Math.abs(at - edit.at) > 1),
    );
    if (group === undefined) groups.push([edit]);
    else group.push(edit);
  }
  return groups.map((group) => group.toSorted((one, other) => one.at - other.at));
}

/** Maximum number of cases of each kind, drawn evenly from all of them. */
const drawn = 10;

/**
 * Selects items of a list at equal distances, so the selection is unbiased.
 *
 * @param seed another seed selects other cases; 0 takes the middle of each interval
 */
function drawFrom<T>(all: readonly T[], count: number, seed: number): T[] {
  const length = Math.min(count, all.length);
  const step = all.length / length;
  // Multiples of the golden ratio are never close to one another.
  const offset = (0.5 + seed * 0.618_034) % 1;
  return Array.from({ length }, (_, index) => all[Math.floor((index + offset) * step)]).filter(
    (one) => one !== undefined,
  );
}

export interface Laboratory {
  /** Selects items of a list: as many as requested, or ten. */
  readonly draw: <T>(all: readonly T[], count?: number) => T[];
  readonly pages: readonly PageWithDefinitions[];
  readonly facts: Facts;
  readonly inventories: Inventories;
  /** Returns true if an edit of a line (one-based) causes findings that the page didn't have. */
  readonly edit: (page: PageWithDefinitions, line: number, from: string, to: string) => boolean;
  /** The same with a paragraph inserted below a line. */
  readonly insert: (page: PageWithDefinitions, line: number, text: string) => boolean;
  /** Returns true if pages have new findings with other inventories, and another vocabulary if there is one. */
  readonly changed: (
    pages: readonly PageWithDefinitions[],
    inventories: Inventories,
    vocabulary?: Vocabulary,
  ) => boolean;
  /** Returns true if pages have new findings with another vocabulary. */
  readonly lacking: (pages: readonly PageWithDefinitions[], vocabulary: Vocabulary) => boolean;
  /** Checks the edits of mutations together, page by page, so that their answers need no check of their own. */
  readonly prepare: (mutations: readonly Mutation[]) => void;
}

async function open(siteDir: string, seed: number): Promise<Laboratory> {
  const inventories = await readInventories();
  const facts = factsFrom(inventories);
  const sources = new Map<string, string>();
  const files = listPages(siteDir).filter((file) => !/docs\/(?:readmes|migrate)/u.test(file));
  const read = (file: string, source: string, catalog: Catalog): PageWithDefinitions => {
    const page = parsePage(file, source);
    return { ...page, definitions: readDefinitions(page, catalog) };
  };
  const pages = files.map((file) => {
    const source = readFileSync(`${siteDir}/${file}`, 'utf8');
    sources.set(file, source);
    return read(file, source, facts.catalog);
  });
  const base = new Map<string, Set<string>>();
  // Inserted text shifts line numbers.
  const textOf = (finding: Finding): string => findingText(finding).replace(/:\d+/u, '');
  const baseOf = (page: PageWithDefinitions): Set<string> => {
    const known = base.get(page.file) ?? new Set([...checkPage(page, facts)].map(textOf));
    base.set(page.file, known);
    return known;
  };
  const isNew = (page: PageWithDefinitions, before: PageWithDefinitions, own = facts): boolean => {
    const known = baseOf(before);
    for (const finding of checkPage(page, own)) if (!known.has(textOf(finding))) return true;
    return false;
  };
  const linesOf = (page: PageWithDefinitions) => (sources.get(page.file) ?? '').split('\n');
  /** A page with edits, which are sorted by line. */
  const edited = (page: PageWithDefinitions, edits: readonly Edit[]): PageWithDefinitions => {
    const all = edits.reduceRight(
      (left, { at, removed, lines }) => left.toSpliced(at, removed, ...lines),
      linesOf(page),
    );
    return read(page.file, all.join('\n'), facts.catalog);
  };
  const write = (page: PageWithDefinitions, edit: Edit): boolean => {
    try {
      return isNew(edited(page, [edit]), page);
    } catch {
      // No longer valid MDX: the build would fail.
      return true;
    }
  };
  /** The edits of a group, sorted by line, that cause findings where they are. */
  const noticed = (page: PageWithDefinitions, group: readonly Edit[]): Edit[] => {
    let after: PageWithDefinitions;
    try {
      after = edited(page, group);
    } catch {
      return [];
    }
    const known = baseOf(page);
    const lines = new Set(
      [...checkPage(after, facts)]
        .filter((finding) => !known.has(textOf(finding)))
        .map(({ line }) => line),
    );
    let shift = 1;
    return group.filter((edit) => {
      const start = edit.at + shift;
      shift += edit.lines.length - edit.removed;
      return edit.lines.some((_, index) => lines.has(start + index));
    });
  };
  /** Edits that are to be checked together; undefined unless they are being collected. */
  let collected: Map<PageWithDefinitions, Edit[]> | undefined;
  const found = new Set<string>();
  const keyOf = (page: PageWithDefinitions, edit: Edit) => JSON.stringify([page.file, edit]);
  const ask = (page: PageWithDefinitions, edit: Edit): boolean => {
    if (collected === undefined) return found.has(keyOf(page, edit)) || write(page, edit);
    collected.set(page, [...(collected.get(page) ?? []), edit]);
    return false;
  };
  return {
    prepare: (mutations) => {
      collected = new Map();
      for (const { isFound } of mutations) isFound();
      const all = [...collected];
      collected = undefined;
      for (const [page, edits] of all) {
        for (const group of groupsOf(edits)) {
          for (const edit of noticed(page, group)) found.add(keyOf(page, edit));
        }
      }
    },
    draw: (all, count = drawn) => drawFrom(all, count, seed),
    pages,
    facts,
    inventories,
    edit: (page, line, from, to) => {
      const lines = linesOf(page);
      // A paragraph continues over several lines.
      const at = lines.findIndex(
        (one, index) => index >= line - 1 && index < line + 40 && one.includes(from),
      );
      if (at < 0) throw new Error(`${page.file}:${line} has no ${from}`);
      const changed = (lines[at] ?? '').replace(from, () => to);
      return ask(page, { at, removed: 1, lines: changed.split('\n') });
    },
    insert: (page, line, added) =>
      ask(page, { at: line, removed: 0, lines: ['', ...added.split('\n'), ''] }),
    changed: (affected, others, vocabulary = facts.vocabulary) => {
      if (collected !== undefined) return false;
      const own: Facts = { ...facts, catalog: new Catalog(others), vocabulary };
      return affected.some((page) => {
        const definitions = readDefinitions(page, own.catalog);
        return isNew({ ...page, definitions }, page, own);
      });
    },
    lacking: (affected, vocabulary) =>
      collected === undefined &&
      affected.some((page) => isNew(page, page, { ...facts, vocabulary })),
  };
}

/** Inventories with one identifier replaced or removed. */
export function withOther(
  inventories: Inventories,
  one: Identifier,
  other?: Identifier,
): Inventories {
  return new Map(
    [...inventories].map(([kind, all]) => [
      kind,
      kind === one.kind ? all.flatMap((each) => (each === one ? (other ?? []) : [each])) : all,
    ]),
  );
}

/** Inventories without a value, which is also removed from the type of its option. */
function withoutValue(inventories: Inventories, one: Identifier): Inventories {
  const [label = '', value = ''] = one.id.split(': ');
  const options = inventories.get('option') ?? [];
  return new Map([...withOther(inventories, one)]).set(
    'option',
    options.map((option) =>
      option.id === label || option.id.endsWith(`.${label}`)
        ? {
            ...option,
            type: (option.type ?? '')
              .split(' | ')
              .filter((part) => part !== `'${value}'`)
              .join(' | '),
          }
        : option,
    ),
  );
}

const removed: readonly (readonly [label: string, kind: Kind, ids?: RegExp])[] = [
  ['a hook of the compiler', 'hook', /^(?:Multi)?Compiler\./u],
  ['a hook of the compilation', 'hook', /^Compilation\./u],
  ['a hook of the parser', 'hook', /^JavascriptParser\./u],
  ['a hook of a factory', 'hook', /Factory\./u],
  ['a hook of a plugin', 'hook', /getCompilationHooks/u],
  ['a method', 'node-api'],
  ['a value', 'value'],
  ['a class of error', 'error'],
  ['a class of warning', 'warning'],
  ['an environment variable', 'environment-variable'],
  ['a member of module.hot', 'hmr'],
  ['a magic comment', 'magic-comment'],
  ['a module variable', 'module-variable'],
  ['an option', 'option'],
  ['an option of a plugin', 'plugin-option'],
  ['an option of the server', 'dev-server-option'],
  ['a member of the loader context', 'loader-context'],
  ['a field of the stats', 'stats-field'],
  ['a command', 'cli-command'],
];

function removals({ draw, inventories, pages, changed }: Laboratory): Mutation[] {
  return removed.flatMap(([label, kind, ids]) => {
    const documenting = (one: Identifier): PageWithDefinitions[] =>
      pages.filter(({ definitions }) =>
        definitions.some(({ matches }) => matches.some(({ identifier }) => identifier === one)),
      );
    // A heading can match an option of the configuration and one of its plugin, which are removed together.
    const together = (one: Identifier): Identifier[] => [
      one,
      ...pages.flatMap(({ definitions }) =>
        definitions.flatMap(({ matches }) => {
          const all = matches.map(({ identifier }) => identifier);
          return all.includes(one) ? all.filter((each) => each !== one) : [];
        }),
      ),
    ];
    const everything = [...inventories.values()].flat();
    // An identifier can't be removed alone if its children keep its name.
    const isGroup = (id: string): boolean =>
      everything.some((other) => other.id.startsWith(`${id}.`));
    const all = (inventories.get(kind) ?? []).filter(
      ({ id }) => (ids?.test(id) ?? true) && !isGroup(id),
    );
    return draw(all).map((one) => ({
      kind: `gone: ${label}`,
      what: one.id,
      isFound: () =>
        changed(
          documenting(one),
          kind === 'value'
            ? withoutValue(inventories, one)
            : together(one).reduce((left, each) => withOther(left, each), inventories),
        ),
    }));
  });
}

/** Removes flags that the text of pages mentions. */
function flagRemovals({ draw, inventories, pages, changed }: Laboratory): Mutation[] {
  const flags = new Map((inventories.get('cli-flag') ?? []).map((one) => [one.id, one]));
  const named = mentions(pages, /^(?:(?:npx )?webpack )?(?<name>--[a-z][\w-]*)/u).flatMap(
    ({ page, name }) => {
      const flag = flags.get(name);
      return flag === undefined ? [] : [{ page, flag }];
    },
  );
  return draw(named).map(({ page, flag }) => ({
    kind: 'gone: a flag',
    what: `${page.file} ${flag.id}`,
    isFound: () => {
      const own = new Set([flag.id, ...flag.aliases]);
      const without = new Map(
        [...withOther(inventories, flag)].map(([kind, all]) => [
          kind,
          all.map((one) => ({
            ...one,
            flags: one.flags.filter((name) => !own.has(name)),
            ...(one.places && {
              places: Object.fromEntries(
                Object.entries(one.places).map(([name, place]) => [
                  name,
                  { ...place, flags: place.flags.filter((each) => !own.has(each)) },
                ]),
              ),
            }),
          })),
        ]),
      );
      return changed([page], without);
    },
  }));
}

interface Mention {
  readonly page: PageWithDefinitions;
  readonly line: number;
  readonly code: string;
  readonly name: string;
}

/** Code in the text of pages, by its form, with the name in it. */
function mentions(pages: readonly PageWithDefinitions[], form: RegExp): Mention[] {
  const found: Mention[] = [];
  for (const page of pages) {
    visit(page.tree, 'inlineCode', (node) => {
      const name = form.exec(node.value)?.groups?.name;
      if (name !== undefined)
        found.push({ page, line: node.position?.start.line ?? 1, code: node.value, name });
    });
  }
  return found;
}

function misspelled(
  laboratory: Laboratory,
  kind: string,
  form: RegExp,
  isMeant: (name: string) => boolean,
): Mutation[] {
  const { draw, pages, edit } = laboratory;
  const all = mentions(
    pages.filter(({ url }) => !url.startsWith('/contribute/')),
    form,
  ).filter(({ name }) => isMeant(name));
  return draw(all).map(({ page, line, code, name }) => {
    const wrong = misspell(name);
    return {
      kind,
      what: `${page.file}:${line} ${code} → ${wrong}`,
      isFound: () => edit(page, line, `\`${code}\``, `\`${code.replace(name, () => wrong)}\``),
    };
  });
}

/** Common wordings for a default. */
const wordings: readonly ((value: string) => string)[] = [
  (value) => `It is \`${value}\` by default.`,
  (value) => `Defaults to \`${value}\`.`,
  (value) => `The default is \`${value}\`.`,
  (value) => `By default, it is \`${value}\`.`,
  (value) => `\`${value}\` is the default, which suits most projects.`,
  (value) => `Set it to change the default value of \`${value}\`.`,
  (value) => `Unless set, it is \`${value}\`.`,
  (value) => `webpack takes \`${value}\` (the default) or what you give it.`,
  (value) => `It is \`${value}\` if you set nothing.`,
];

/** A value other than the default. */
function otherValue(value: string): string | undefined {
  if (value === 'true') return 'false';
  if (value === 'false') return 'true';
  if (/^\d+$/u.test(value)) return String(Number(value) * 2 + 1);
  return /^'[\w.[\]/-]+'$/u.test(value) ? `'${misspell(value.slice(1, -1))}x'` : undefined;
}

interface Default {
  readonly page: PageWithDefinitions;
  readonly line: number;
  readonly value: string;
  readonly name: string;
  readonly identifier: Identifier;
}

/** Headings of options with the same default in all modes and for all targets. */
function defaults({ pages }: Laboratory): Default[] {
  return pages.flatMap((page) =>
    page.definitions.flatMap(({ matches: [match], table, line, section }): Default[] => {
      if (match === undefined || table !== undefined || section.heading === undefined) return [];
      const found = factsFor(match.identifier, match.name).defaults;
      const value = found?.production;
      if (
        value === undefined ||
        found?.targets !== undefined ||
        found?.development !== value ||
        found.none !== value
      )
        return [];
      return [{ page, line, value, name: match.name, identifier: match.identifier }];
    }),
  );
}

function wrongDefaults(laboratory: Laboratory): Mutation[] {
  const { draw } = laboratory;
  const all = defaults(laboratory).filter(({ value }) => otherValue(value) !== undefined);
  const said = draw(all, 3 * drawn).map(({ page, line, value, name }, index): Mutation => {
    const words = wordings[index % wordings.length] ?? String;
    const text = words(otherValue(value) ?? '');
    return {
      kind: 'page: a wrong default',
      what: `${name}: ${text}`,
      isFound: () => laboratory.insert(page, line, text),
    };
  });
  const switches = draw(all.filter(({ value }) => /^(?:true|false)$/u.test(value))).map(
    ({ page, line, value, name }, index): Mutation => {
      const isOn = value === 'true';
      const texts = isOn
        ? [
            'It is not on by default.',
            'Off by default, since it costs time.',
            'It is disabled by default.',
            "It isn't `true` by default.",
          ]
        : [
            'It is not off by default.',
            'On by default, since it costs nothing.',
            'It is enabled by default.',
            'It is never `false` by default.',
          ];
      const text = texts[index % texts.length] ?? '';
      return {
        kind: 'page: a negated default',
        what: `${name}: ${text}`,
        isFound: () => laboratory.insert(page, line, text),
      };
    },
  );
  return [...said, ...switches];
}

/** Wordings for the state of an option that has the same default in every mode, by that state. */
const states: Readonly<Record<'true' | 'false', readonly ((name: string) => string)[]>> = {
  true: [
    () => "It isn't on by default.",
    () => 'You have to turn it on yourself.',
    (name) => `\`${name}\` stays off unless you set it to \`true\`.`,
    () => 'In development, the option is off.',
    () => "It's off, since most projects don't need it.",
    (name) => `Only in production is \`${name}\` on.`,
    () => 'In neither mode is it active.',
    () => 'webpack leaves it off.',
    () => 'It has to be enabled first.',
    (name) => `For big projects, \`${name}\` is no longer on by default.`,
  ],
  false: [
    () => "It isn't off by default.",
    () => 'It stays on until you turn it off.',
    (name) => `\`${name}\` is no longer off by default.`,
    () => 'In production, the option is on.',
    () => "It's on, which costs little.",
    (name) => `By default, \`${name}\` is on.`,
    () => 'It is enabled in every mode.',
    () => 'Production mode turns it on.',
    () => 'Outside development, the option is active.',
    () => 'On out of the box.',
  ],
};

/** Options said to be on that are off, or the other way round, without the usual words for a default. */
function wrongStates(laboratory: Laboratory): Mutation[] {
  const { draw } = laboratory;
  const all = defaults(laboratory);
  return (['true', 'false'] as const).flatMap((value) =>
    draw(
      all.filter((one) => one.value === value),
      2 * drawn,
    ).map(({ page, line, name }, index): Mutation => {
      const words = states[value][index % states[value].length] ?? String;
      const text = words(name);
      return {
        kind: 'page: on or off in other words',
        what: `${name}: ${text}`,
        isFound: () => laboratory.insert(page, line, text),
      };
    }),
  );
}

/** Wordings for two defaults: that of production, and another one. */
const pairs: readonly ((production: string, other: string) => string)[] = [
  (production, other) => `\`${production}\` in production, \`${other}\` otherwise.`,
  (_, other) => `It's \`${other}\`, except in production.`,
  (production, other) => `\`${other}\` in development and \`${production}\` in production.`,
  (_, other) => `Outside production, it's \`${other}\`.`,
  (production, other) => `\`${production}\` (production) or \`${other}\` (development).`,
  (production, other) => `In production \`${production}\`, elsewhere \`${other}\`.`,
  (production) => `\`${production}\`, the default in production.`,
];

/** Wordings for a default that only a certain target, or another option, brings about. */
const givens: readonly (readonly [name: string, text: string])[] = [
  ['output.publicPath', "`'auto'` for `node`, `''` for `web`."],
  ['output.publicPath', "It's `''` for browsers and `'auto'` for Node.js."],
  ['output.iife', '`true` with `output.module`, otherwise `false`.'],
  ['output.chunkLoading', "`'jsonp'` for Node.js, `'require'` for browsers."],
  [
    'output.chunkFormat',
    "`'commonjs'` by default, `'array-push'` by default with `output.module`.",
  ],
  ['output.scriptType', "`'module'` for browsers and `false` for ES modules."],
  ['output.hashFunction', "`'md4'` by default with `experiments.futureDefaults`."],
];

/** Sentences with several defaults, one of them wrong or in the place of another. */
function swappedDefaults({ draw, pages, insert }: Laboratory): Mutation[] {
  const headings = pages.flatMap((page) =>
    page.definitions.flatMap(({ matches: [match], table, line, section }) => {
      if (match === undefined || table !== undefined || section.heading === undefined) return [];
      return [{ page, line, name: match.name, facts: factsFor(match.identifier, match.name) }];
    }),
  );
  const byMode = headings.flatMap(({ page, line, name, facts }) => {
    const { production, development, none, targets } = facts.defaults ?? {};
    const isPair =
      targets === undefined &&
      production !== undefined &&
      development === none &&
      development !== undefined &&
      development !== production;
    return isPair && ![production, development].some((one) => one.includes('{'))
      ? [{ page, line, name, production, development }]
      : [];
  });
  return [
    ...draw(byMode, 2 * drawn).map(({ page, line, name, production, development }, index) => {
      const text = pairs[index % pairs.length]?.(development, production) ?? '';
      return {
        kind: 'page: several defaults, exchanged',
        what: `${name}: ${text}`,
        isFound: () => insert(page, line, text),
      };
    }),
    ...givens.flatMap(([name, text]) =>
      headings
        .filter((one) => one.name === name && one.page.url.startsWith('/configuration/'))
        .map(({ page, line }) => ({
          kind: 'page: several defaults, exchanged',
          what: `${name}: ${text}`,
          isFound: () => insert(page, line, text),
        })),
    ),
  ];
}

/** The contrary of what a cell says about modes or a default. */
const otherCells: readonly (readonly [cell: RegExp, ...others: string[]])[] = [
  [/^(?:no mode|neither)$/u, 'production', 'all'],
  [/^all(?: modes)?$/u, 'no mode', 'production'],
  [/^production$/u, 'both modes', 'neither', 'development'],
  [/^`true`$/u, '`false`'],
  [/^`false`$/u, '`true`'],
  [/^off$/u, 'on'],
  [/^on$/u, 'off'],
  [/^yes$/u, 'no'],
  [/^(?:no|not set|not changed|left alone)$/u, "`'yes'`"],
  [/^`'development'`$/u, "`'production'`"],
  [/^`'production'`$/u, "`'development'`"],
  [/^`"development"`$/u, '`"production"`'],
  [/^`'[\w-]+'`$/u, "`'other'`"],
  [/^off, on$/u, 'on, off'],
];

/** Cells in columns about modes or defaults, outside the tables that are read below the heading of a mode. */
function defaultCells({ draw, pages, edit }: Laboratory): Mutation[] {
  const cells = pages
    .filter(({ url }) => !/^\/(?:api|contribute)\//u.test(url) && url !== '/configuration/devtool/')
    .flatMap((page) => {
      const found: { page: PageWithDefinitions; line: number; from: string; to: string }[] = [];
      const source = readFileSync(page.file, 'utf8').split('\n');
      visit(page.tree, 'table', ({ children: [head, ...rows] }) => {
        const columns = (head?.children ?? []).map((cell) => toString(cell));
        for (const row of rows) {
          const line = row.position?.start.line ?? 1;
          row.children.forEach((cell, at) => {
            if (
              !/^(?:On by default in|development|production|none|Default|State)$/u.test(
                columns[at] ?? '',
              )
            )
              return;
            const { start, end } = cell.position ?? {};
            const from =
              source[line - 1]?.slice((start?.column ?? 1) - 1, (end?.column ?? 1) - 1) ?? '';
            const text = from.replaceAll(/^\|\s*|\s*\|?$/gu, '');
            const [, ...others] = otherCells.find(([form]) => form.test(text)) ?? [/^/u];
            const to = others[line % Math.max(1, others.length)];
            if (to !== undefined)
              found.push({ page, line, from, to: from.replace(text, () => to) });
          });
        }
      });
      return found;
    });
  return draw(cells, 3 * drawn).map(({ page, line, from, to }) => ({
    kind: 'page: a wrong cell about modes or a default',
    what: `${page.file}:${line} ${from} → ${to}`,
    isFound: () => edit(page, line, from, to),
  }));
}

/** Changes defaults in webpack that sentences state correctly today. */
function staleDefaults({ draw, pages, inventories, changed, facts }: Laboratory): Mutation[] {
  const all = pages.flatMap((page) =>
    sentencesOf(page.definitions).flatMap((sentence) =>
      statedDefaults(sentence.text).flatMap((stated) => {
        const place = {
          url: page.url,
          title: page.title,
          enclosing: [...sentence.definition.matches, ...sentence.definition.enclosing],
        };
        const named = [...`${sentence.cells} ${sentence.text}`.matchAll(/`([\w.]+)`/gu)].flatMap(
          ([, name = '']) => facts.catalog.resolve(name, place),
        );
        const about = [...named, ...sentence.definition.matches].filter(
          ({ identifier }) => identifier.defaults !== undefined,
        );
        return about.length === 0 ? [] : [{ page, sentence, about, stated }];
      }),
    ),
  );
  return draw(all).map(({ page, sentence, about, stated }) => ({
    kind: 'stale: a default in a sentence',
    what: `${page.file}:${sentence.line} ${stated.text.trim()}`,
    isFound: () => {
      // A claim becomes stale when its evidence changes.
      if (claimsOf(sentence, page).some((text) => text.includes(stated.text.trim()))) {
        return findStaleClaims(page, page.definitions, () => '').some(
          ({ line }) => line === sentence.line,
        );
      }
      const own = new Set(about.map(({ identifier }) => identifier));
      const flip = (value: string | undefined): string =>
        [value ?? "'unknown'", 'false', 'true', '77777'].find((one) => !stated.isTrueOf(one)) ?? '';
      const changedOnes = new Map(
        [...inventories].map(([kind, list]) => [
          kind,
          list.map((one) => {
            if (!own.has(one) || one.defaults === undefined) return one;
            const { development, production, none, targets } = one.defaults;
            return {
              ...one,
              defaults: {
                development: flip(development),
                production: flip(production),
                none: flip(none),
                ...(targets && {
                  targets: targets.map((target) => ({
                    names: target.names,
                    development: flip(target.development),
                    production: flip(target.production),
                    none: flip(target.none),
                  })),
                }),
              },
            };
          }),
        ]),
      );
      return changed([page], changedOnes);
    },
  }));
}

function hookKinds({ draw, pages, insert, edit }: Laboratory): Mutation[] {
  const hooks = pages.flatMap((page) =>
    page.definitions.flatMap(({ matches: [match], table, line, section }) =>
      match?.identifier.hook && table === undefined && section.heading
        ? [{ page, line, hook: match.identifier.hook, id: match.identifier.id }]
        : [],
    ),
  );
  const kinds = [
    'AsyncSeriesHook',
    'SyncHook',
    'SyncBailHook',
    'AsyncParallelHook',
    'SyncWaterfallHook',
  ];
  const inText = draw(hooks).map(({ page, line, hook, id }, index): Mutation => {
    const wrong = kinds.find((kind, at) => at >= index % 3 && kind !== hook.kind) ?? 'SyncHook';
    return {
      kind: 'page: the wrong kind of hook',
      what: `${id}: ${wrong}`,
      isFound: () => insert(page, line, `This is an \`${wrong}\`.`),
    };
  });
  const waiting = samples(
    pages,
    /\b(?<owner>compiler|compilation)\.hooks\.(?<name>\w+)\.tap\(/gu,
  ).filter(({ owner, name }) =>
    hooks.some(
      ({ id, hook }) => id === `${hookOwner(owner)}.hooks.${name}` && hook.kind.startsWith('Sync'),
    ),
  );
  return [
    ...inText,
    ...draw(waiting).map(({ page, line, text }): Mutation => ({
      kind: 'page: the wrong kind of hook',
      what: `${page.file}:${line} ${text} → tapPromise`,
      isFound: () => edit(page, line, text, text.replace('.tap(', '.tapPromise(')),
    })),
  ];
}

/** Sentences that describe hooks with words for another class. */
function hookWords({ draw, pages, insert }: Laboratory): Mutation[] {
  const hooks = pages.flatMap((page) =>
    page.definitions.flatMap(({ matches: [match], table, line, section }) =>
      match?.identifier.hook &&
      match.identifier.hook.kind !== 'Object' &&
      table === undefined &&
      section.heading
        ? [{ page, line, kind: match.identifier.hook.kind, id: match.identifier.id }]
        : [],
    ),
  );
  const said: readonly (readonly [text: string, isTrueOf: RegExp])[] = [
    ["It's a waterfall hook: return the value.", /Waterfall/u],
    ['This is a bail hook: the first answer ends it.', /Bail/u],
    ['The hook is asynchronous, so you can wait in it.', /^Async/u],
    ['This hook is synchronous.', /^Sync/u],
    ['It can be asynchronous.', /^Async/u],
    ['This is an AsyncSeriesHook.', /^AsyncSeriesHook$/u],
  ];
  return draw(hooks, 2 * drawn).flatMap(({ page, line, kind, id }, index): Mutation[] => {
    const wrong = said.filter(([, isTrueOf]) => !isTrueOf.test(kind));
    const [text = ''] = wrong[index % wrong.length] ?? [];
    return [
      {
        kind: 'page: the wrong words for a hook',
        what: `${id}: ${text}`,
        isFound: () => insert(page, line, text),
      },
    ];
  });
}

/** Limits in words, with another number. */
function limitsInWords({ draw, pages, edit }: Laboratory): Mutation[] {
  const numerals = ['two', 'three', 'four', 'five', 'six', 'seven', 'nine', 'ten', 'twenty'];
  const form = new RegExp(
    String.raw`\b(?:at least|at most|up to|more than)\s+(?<before>${numerals.join('|')})\b|\b(?<after>${numerals.join('|')})(?= (?:seconds|minutes|hours|\w+ or more|or more)\b)`,
    'giu',
  );
  const all = pages
    .filter(({ url }) => kindsOfPage(url).length > 0)
    .flatMap((page) =>
      sentencesOf(page.definitions).flatMap((sentence) =>
        [...sentence.text.matchAll(form)].flatMap(({ 0: text, groups }) => {
          const word = groups?.before ?? groups?.after ?? '';
          // "At least two" is the usual wording for sharing.
          return /^at least two$/iu.test(text) ? [] : [{ page, line: sentence.line, text, word }];
        }),
      ),
    );
  return draw(all).map(({ page, line, text, word }) => {
    const wrong = word === 'twelve' ? 'three' : 'twelve';
    return {
      kind: 'page: a wrong number in words',
      what: `${page.file}:${line} ${text} → ${wrong}`,
      isFound: () => edit(page, line, text, text.replace(word, wrong)),
    };
  });
}

/** "Required" for options that can be omitted, and "optional" for those that can't. */
function requirements({ draw, pages, insert }: Laboratory): Mutation[] {
  const all = pages.flatMap((page) =>
    page.definitions.flatMap(({ matches: [match, ...others], table, line, section }) => {
      if (match === undefined || others.length > 0 || table !== undefined || !section.heading)
        return [];
      const requirement = requirementOfMatch(match);
      return requirement === undefined || requirement === 'sometimes'
        ? []
        : [{ page, line, name: match.name, requirement }];
    }),
  );
  return (['always', 'never'] as const).flatMap((requirement) => {
    const word = requirement === 'always' ? 'optional' : 'required';
    const texts = [
      `${word.slice(0, 1).toUpperCase()}${word.slice(1)}. Give it a value that suits you.`,
      `This option is ${word}.`,
      `It's ${word}.`,
    ];
    return draw(all.filter((one) => one.requirement === requirement)).map(
      ({ page, line, name }, index): Mutation => {
        const text = texts[index % texts.length] ?? '';
        return {
          kind: 'page: the contrary of required or optional',
          what: `${name}: ${text}`,
          isFound: () => insert(page, line, text),
        };
      },
    );
  });
}

/** Sentences that allow values that webpack rejects, and that deny deprecations. */
function acceptedValues({ draw, pages, insert }: Laboratory): Mutation[] {
  const all = pages.flatMap((page) =>
    page.definitions.flatMap(({ matches: [match, ...others], table, line, section }) => {
      if (match === undefined || others.length > 0 || table !== undefined || !section.heading)
        return [];
      const { type = '', deprecated } = factsFor(match.identifier, match.name);
      const schema = schemaOfMatch(match);
      const paths = schema && pathKindOf(schema.root, schema.path);
      return [{ page, line, name: match.name, type, deprecated, paths }];
    }),
  );
  const inserted = (kind: string, some: typeof all, texts: readonly string[]): Mutation[] =>
    draw(some).map(({ page, line, name }, index) => {
      const text = texts[index % texts.length] ?? '';
      return { kind, what: `${name}: ${text}`, isFound: () => insert(page, line, text) };
    });
  return [
    ...inserted(
      'page: a path that an option rejects',
      all.filter(({ paths }) => paths === 'absolute'),
      [
        'It can be a relative path, too.',
        'It may be an absolute or a relative path.',
        "The path doesn't have to be absolute.",
        'The folder, as a relative path.',
      ],
    ),
    ...inserted(
      'page: a value that an option rejects',
      all.filter(({ type }) => /^(?:boolean|number|string|'[\w-]+'| \| )+$/u.test(type)),
      [
        'It accepts a function.',
        'This option takes a regular expression, or a list of regular expressions.',
        'It can also be an array of strings.',
        'A function that returns the value.',
      ],
    ),
    ...inserted(
      'page: a deprecation denied',
      all.filter(({ deprecated }) => deprecated),
      ["It isn't deprecated.", 'This option is no longer deprecated.', 'Not deprecated.'],
    ),
  ];
}

/** String values that prose assigns to keys, replaced with invented ones. */
function wordsOfSettings({ draw, pages, edit }: Laboratory): Mutation[] {
  const all = mentions(
    pages.filter(
      ({ url }) => kindsOfPage(url).length > 0 && /^\/(?:api|configuration)\//u.test(url),
    ),
    /^(?<name>(?:type|exportType|hints|chunks|server|exportsPresence|mode|moduleIds|devtool|externalsType|target|cache\.type|chunkLoading|runtimeChunk): '[\w/-]+')$/u,
  );
  return draw(all, 2 * drawn).map(({ page, line, code }) => {
    const wrong = code.replace(/'.*'/u, "'retained'");
    return {
      kind: 'page: a word that no key has',
      what: `${page.file}:${line} ${code} → ${wrong}`,
      isFound: () => edit(page, line, `\`${code}\``, `\`${wrong}\``),
    };
  });
}

/** Positions in the samples of pages. */
function samples(pages: readonly PageWithDefinitions[], form: RegExp) {
  return pages.flatMap((page) =>
    page.fences
      .filter(
        ({ lang, meta }) =>
          /^[cm]?[jt]sx?$/u.test(lang ?? '') && !(meta ?? '').includes('not-checked'),
      )
      .flatMap((fence) =>
        [...fence.value.matchAll(form)].map(({ 0: text, index, groups }) => ({
          page,
          text,
          owner: groups?.owner ?? '',
          name: groups?.name ?? '',
          line: (fence.position?.start.line ?? 0) + fence.value.slice(0, index).split('\n').length,
        })),
      ),
  );
}

function sampleHooks({ draw, pages, edit }: Laboratory): Mutation[] {
  return draw(
    samples(pages, /\b(?<owner>compiler|compilation|normalModuleFactory)\.hooks\.(?<name>\w+)/gu),
  ).map(({ page, line, text, name }) => ({
    kind: 'page: an unknown hook in a sample',
    what: `${page.file}:${line} ${text}`,
    isFound: () =>
      edit(
        page,
        line,
        text,
        text.replace(name, () => misspell(name)),
      ),
  }));
}

function versions({ draw, pages, edit }: Laboratory): Mutation[] {
  const form = /\b(?:since|new in|available from)\s+(?:webpack )?(?<version>5\.\d{2,3})\b/giu;
  const all = pages
    .filter(({ url }) => kindsOfPage(url).length > 0)
    .flatMap((page) =>
      sentencesOf(page.definitions).flatMap((sentence) =>
        [...sentence.text.matchAll(form)].map(({ 0: text, groups }) => ({
          page,
          line: sentence.line,
          text,
          version: groups?.version ?? '',
        })),
      ),
    );
  return draw(all).map(({ page, line, text, version }, index) => {
    const wrong = otherMinor(version, index % 2 === 0 ? -2 : 31);
    return {
      kind: 'page: a wrong version',
      what: `${page.file}:${line} ${text} → ${wrong}`,
      isFound: () => edit(page, line, text, text.replace(version, wrong)),
    };
  });
}

/** Versions next to a name in code on pages outside the reference, and in notes, cells and front matter. */
function versionsOfNames({ draw, pages, edit }: Laboratory): Mutation[] {
  const form =
    /`[^`]+`[^`.;]{0,30}?\b(?<words>(?:since|new in|added in|removed in|available since)\s+(?:webpack )?(?<version>5\.\d{2,3}))\b(?!\.\d)/giu;
  const all = pages
    .filter(({ url }) => kindsOfPage(url).length === 0)
    .flatMap((page) =>
      sentencesOf(page.definitions).flatMap((sentence) =>
        [...sentence.text.matchAll(form)].map(({ groups }) => ({
          page,
          line: sentence.line,
          text: groups?.words ?? '',
          version: groups?.version ?? '',
        })),
      ),
    );
  const ofPages = pages.flatMap((page) => {
    const { since } = page.frontMatter;
    return typeof since === 'string' ? [{ page, since }] : [];
  });
  return [
    ...draw(all).map(({ page, line, text, version }, index): Mutation => {
      const wrong = text.replace(version, otherMinor(version, index % 2 === 0 ? -1 : -3));
      return {
        kind: 'page: a wrong version next to a name',
        what: `${page.file}:${line} ${text} → ${wrong}`,
        isFound: () => edit(page, line, text, wrong),
      };
    }),
    ...draw(ofPages).map(({ page, since }, index): Mutation => {
      const wrong = otherMinor(since, index % 2 === 0 ? -1 : 1);
      return {
        kind: 'page: a wrong version in the front matter',
        what: `${page.file} ${since} → ${wrong}`,
        isFound: () => edit(page, 1, `since: '${since}'`, `since: '${wrong}'`),
      };
    }),
  ];
}

/** Common wordings for the version that brought a name. */
const ages: readonly ((name: string, version: string) => string)[] = [
  (name, version) => `\`${name}\` (since ${version}) does it.`,
  (name, version) => `Use \`${name}\`, added in webpack ${version}.`,
  (name, version) => `Set \`${name}\`, which is available in ${version} and later.`,
  (name, version) => `webpack ${version} introduced \`${name}\`.`,
  (name, version) => `From ${version} on, \`${name}\` does it.`,
  (name, version) => `Versions before ${version} don't have \`${name}\`.`,
  (name, version) => `\`${name}\` (webpack ${version}+) does it.`,
  (name, version) => `- ${version}: \`${name}\``,
  (name, version) => `| Version | What's new |\n| --- | --- |\n| ${version} | \`${name}\` |`,
  (name, version) => `| Name | Since |\n| --- | --- |\n| \`${name}\` | ${version} |`,
];

/** Sentences and tables about the version of a name, below the title of a guide. */
function insertedVersions({ draw, pages, inventories, insert }: Laboratory): Mutation[] {
  const kinds: readonly Kind[] = ['option', 'module-variable', 'plugin', 'hook', 'loader-context'];
  const all = kinds.flatMap((kind) =>
    (inventories.get(kind) ?? []).flatMap(({ id, added, history, package: from }) =>
      added !== undefined &&
      history === undefined &&
      from === undefined &&
      /^[\w.]{4,}$/u.test(id) &&
      (kind !== 'option' || id.split('.').length > 2)
        ? [{ id, added }]
        : [],
    ),
  );
  const guides = pages.filter(({ url }) => /^\/(?:guides|concepts|contribute)\/\w/u.test(url));
  return draw(all, 3 * drawn).flatMap(({ id, added }, index): Mutation[] => {
    const page = guides[index % guides.length];
    const heading = page?.sections[1]?.heading?.position?.start.line;
    const text = ages[index % ages.length]?.(id, otherMinor(added, index % 2 === 0 ? -2 : -1));
    return page === undefined || heading === undefined || text === undefined
      ? []
      : [
          {
            kind: 'page: a wrong version of a name',
            what: `${page.file}: ${text}`,
            isFound: () => insert(page, heading - 1, text),
          },
        ];
  });
}

/** Positions of members and options in the samples of pages, for edits that only the types can notice. */
const apiForms: readonly (readonly [kind: string, form: RegExp, isText?: true])[] = [
  [
    'script: an unknown member of webpack',
    /\b(?:compiler|compilation|stats|watching|webpack|WebpackDevServer)\.(?!defineConfig)(?<name>[a-z]\w{3,})(?=\()/gu,
  ],
  [
    'script: an unknown option of a call',
    /(?<=\.(?:toJson|toString|watch)\(\{ )(?<name>[a-z]\w{3,})(?=:)/gu,
  ],
  [
    'script: an unknown field of the stats',
    /const \{ (?<name>[a-z]\w{4,})[^}]*\} = stats\.toJson/gu,
  ],
  [
    'script: an unknown member of the loader context',
    /\bthis\.(?<name>emitFile|getOptions|resourcePath|addDependency|callback|async)\b/gu,
  ],
  [
    'text: an unknown nested member',
    /^(?:compiler|compilation|stats)\.\w+\.(?<name>[a-z]\w{4,})/gu,
    true,
  ],
];

/** Misspelled members and options in samples, which are type-checked in one program. */
function scripts({ draw, pages }: Laboratory, siteDir: string): Mutation[] {
  const edited: { readonly id: string; readonly samples: readonly Sample[] }[] = [];
  let findings: ReadonlySet<string> | undefined;
  const isFound = (id: string): boolean => {
    findings ??= new Set(
      checkScriptTypes(
        siteDir,
        edited.flatMap(({ samples }) => samples),
      ).findings.map(({ file }) => file),
    );
    return findings.has(id);
  };
  const isMeant = ({ url }: PageWithDefinitions): boolean =>
    !/^\/(?:contribute\/writers|migrate)/u.test(url);
  return apiForms.flatMap(([kind, form, isText]) => {
    const all = pages.filter(isMeant).flatMap((page) =>
      (isText === true
        ? [inlineMembers(page)]
        : readSamples(page).samples.filter(isJavaScript)
      ).flatMap((sample) =>
        [...sample.code.matchAll(isText === true ? new RegExp(form.source, 'gmu') : form)].map(
          ({ 0: text, index, groups }) => ({
            page,
            sample,
            text,
            index,
            name: groups?.name ?? '',
          }),
        ),
      ),
    );
    return draw(all).map(({ page, sample, text, index, name }): Mutation => {
      const wrong = text.replace(name, () => misspell(name));
      const code = sample.code.slice(0, index) + wrong + sample.code.slice(index + text.length);
      // The finding's file tells the cases apart; samples of the same page can be imported.
      const id = `${edited.length}#${page.file}`;
      edited.push({ id, samples: [{ ...sample, code, page: { ...page, file: id } }] });
      return {
        kind,
        what: `${page.file}:${sample.line} ${text} → ${wrong}`,
        isFound: () => isFound(id),
      };
    });
  });
}

function isJavaScript({ language, notChecked, kinds }: Sample): boolean {
  return /^[cm]?js$/u.test(language) && notChecked === undefined && !kinds.includes('emitted');
}

function numbers({ draw, pages, edit }: Laboratory): Mutation[] {
  const form = new RegExp(
    String.raw`(?<![\w.$#/:^~-])(?<digits>\d[\d_]*(?:\.\d+)?)\s?(?<unit>${unitPattern})(?!\w)|(?<![\w.$#/:^~,-])(?<plain>\d{3,})(?![\w.:%-])`,
    'gu',
  );
  const all = pages
    .filter(({ url }) => kindsOfPage(url).length > 0)
    .flatMap((page) =>
      sentencesOf(page.definitions).flatMap((sentence) =>
        [
          ...sentence.text
            .replaceAll(/`[^`]*`/gu, (code) => ' '.repeat(code.length))
            .matchAll(form),
        ].map(({ 0: text, groups }) => ({
          page,
          line: sentence.line,
          text,
          digits: groups?.digits ?? groups?.plain ?? '',
        })),
      ),
    )
    .filter(({ digits }) => !/^(?:1970|404|403|200|64|32|16|100|0)$/u.test(digits));
  return draw(all).map(({ page, line, text, digits }) => {
    const [value = '0'] = numbersOf(digits, undefined);
    const wrong = digits.includes('.')
      ? (Number(value) + 1.3).toFixed(1)
      : String(Number(value) + 7);
    return {
      kind: 'page: a wrong number',
      what: `${page.file}:${line} ${text} → ${wrong}`,
      isFound: () => edit(page, line, text, text.replace(digits, wrong)),
    };
  });
}

function tables({ draw, pages, edit }: Laboratory): Mutation[] {
  const cells = pages.flatMap((page) => {
    const found: {
      page: PageWithDefinitions;
      line: number;
      from: string;
      to: string;
      kind: string;
    }[] = [];
    visit(page.tree, 'table', (table) => {
      const [head, ...rows] = table.children;
      const first = head?.children[0]?.children[0];
      const title = first && 'value' in first ? first.value : '';
      for (const row of rows) {
        const line = row.position?.start.line ?? 1;
        const codes = row.children.map((cell) =>
          cell.children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : [])),
        );
        const [[name = ''] = []] = codes;
        if (
          title === 'Value' &&
          /^'?[a-z][\w/-]{3,}'?$/u.test(name) &&
          page.url.startsWith('/configuration/')
        ) {
          found.push({
            page,
            line,
            from: `\`${name}\``,
            to: `\`${misspell(name)}\``,
            kind: 'page: an invented value in a table',
          });
        }
        if (title === 'Target' && page.url === '/configuration/target/') {
          for (const one of codes.slice(1, 5).flat()) {
            found.push({
              page,
              line,
              from: `\`${one}\``,
              to: one === 'module' ? '`commonjs`' : '`jsonp-import`',
              kind: 'page: a wrong cell in the table of targets',
            });
          }
        }
        if (title === 'Set to') {
          for (const one of codes[0] ?? []) {
            const [, value] = /^[\w.]+: (true|false|\d+)$/u.exec(one) ?? [];
            if (value !== undefined) {
              const wrong = otherValue(value) ?? '';
              found.push({
                page,
                line,
                from: one,
                to: one.replace(value, wrong),
                kind: 'page: a wrong cell in the table of modes',
              });
            }
          }
        }
      }
    });
    return found;
  });
  const kinds = [...new Set(cells.map(({ kind }) => kind))];
  return kinds.flatMap((kind) =>
    draw(cells.filter((cell) => cell.kind === kind)).map(({ page, line, from, to }) => ({
      kind,
      what: `${page.file}:${line} ${from} → ${to}`,
      isFound: () => edit(page, line, from, to),
    })),
  );
}

/** Headings and rows of the reference, with typos. */
function misspelledNames({ draw, pages, edit }: Laboratory): Mutation[] {
  const all = pages
    .filter(({ url }) => kindsOfPage(url).length > 0)
    .flatMap((page) =>
      page.definitions.flatMap(({ matches, name, line, table, section }) =>
        // The identifier of a title is in the front matter.
        section.heading !== undefined && matches.length > 0 && /^[\w.$-]{5,}$/u.test(name.text)
          ? [{ page, line, name: name.text, kind: table === undefined ? 'heading' : 'row' }]
          : [],
      ),
    );
  return ['heading', 'row'].flatMap((kind) =>
    draw(all.filter((one) => one.kind === kind)).map(({ page, line, name }) => {
      // Markdown escapes the underscores around a name.
      const last = name.slice(name.lastIndexOf('.') + 1).replaceAll(/^_+|_+$/gu, '');
      const wrong = misspell(last);
      return {
        kind: `page: a misspelled ${kind}`,
        what: `${page.file}:${line} ${name} → ${wrong}`,
        isFound: () => edit(page, line, last, wrong),
      };
    }),
  );
}

/** Settings in the text, such as `mode: 'production'`, with an invalid value. */
function wrongSettings(laboratory: Laboratory): Mutation[] {
  const { draw, pages, edit, facts } = laboratory;
  // Only if the types list all values.
  const all = mentions(
    pages.filter(({ url }) => url.startsWith('/configuration/')),
    /^(?<name>[A-Za-z][\w.]*: (?:'[\w-]+'|true|false|\d+))$/u,
  ).filter(({ name }) => {
    const options = facts.catalog.options(name.slice(0, name.indexOf(':')));
    return (
      options.length > 0 &&
      options.every(({ identifier, name: own }) =>
        /^(?:'[^']*'|boolean|true|false|number)(?: \| (?:'[^']*'|boolean|true|false|number))*$/u.test(
          factsFor(identifier, own).type ?? '',
        ),
      )
    );
  });
  return draw(all).map(({ page, line, code }) => {
    const at = code.indexOf(': ') + 2;
    const value = code.slice(at);
    const wrong = value.startsWith("'") ? `'${misspell(value.slice(1, -1))}'` : "'yes'";
    return {
      kind: 'page: a setting with an invented value',
      what: `${page.file}:${line} ${code} → ${wrong}`,
      isFound: () => edit(page, line, `\`${code}\``, `\`${code.slice(0, at)}${wrong}\``),
    };
  });
}

/** Quoted messages in other words that mean the same. */
function rewordedMessages({ draw, pages, edit }: Laboratory): Mutation[] {
  const all = pages.flatMap((page) =>
    quotedMessages(page).flatMap(({ text, node, least }) => {
      // Other text in quotation marks may be no message.
      const wrong = least === undefined ? reworded(text) : undefined;
      // Otherwise, the source has characters that the text doesn't have.
      const isPlain =
        /^[\w', .:]+$/u.test(text) &&
        (!('children' in node) || node.children.every(({ type }) => type === 'text'));
      return isPlain && wrong !== undefined
        ? [{ page, line: node.position?.start.line ?? 1, text, wrong }]
        : [];
    }),
  );
  return draw(all, 2 * drawn).map(({ page, line, text, wrong }) => ({
    kind: 'page: a message in other words',
    what: `${page.file}:${line} ${text} → ${wrong}`,
    isFound: () => edit(page, line, text, wrong),
  }));
}

/**
 * All mutations, by kind.
 *
 * @param seed selects other cases of the same kinds
 */
export async function mutations(siteDir: string, seed = 0): Promise<Mutation[]> {
  const laboratory = await open(siteDir, seed);
  const { catalog } = laboratory.facts;
  const inventory = (kind: Kind): ReadonlySet<string> =>
    new Set(
      (laboratory.inventories.get(kind) ?? []).flatMap(({ id, aliases }) => [id, ...aliases]),
    );
  const flags = inventory('cli-flag');
  const variables = new Set([...inventory('module-variable'), ...inventory('hmr')]);
  const comments = inventory('magic-comment');
  const environment = inventory('environment-variable');
  const problems = new Set([...inventory('error'), ...inventory('warning')]);
  const loader = inventory('loader-context');
  const methods = inventory('node-api');
  const plugins = new Set(
    [...inventory('plugin')].map((name) => name.slice(name.lastIndexOf('.') + 1)),
  );
  const all = [
    ...removals(laboratory),
    ...flagRemovals(laboratory),
    ...staleDefaults(laboratory),
    ...wrongDefaults(laboratory),
    ...wrongStates(laboratory),
    ...swappedDefaults(laboratory),
    ...defaultCells(laboratory),
    ...hookKinds(laboratory),
    ...hookWords(laboratory),
    ...limitsInWords(laboratory),
    ...requirements(laboratory),
    ...acceptedValues(laboratory),
    ...wordsOfSettings(laboratory),
    ...sampleHooks(laboratory),
    ...versions(laboratory),
    ...versionsOfNames(laboratory),
    ...insertedVersions(laboratory),
    ...scripts(laboratory, siteDir),
    ...numbers(laboratory),
    ...tables(laboratory),
    ...misspelledNames(laboratory),
    ...rewordedMessages(laboratory),
    ...wrongSettings(laboratory),
    ...sentenceMutations(laboratory),
    ...factMutations(laboratory),
    ...listMutations(laboratory),
    ...goneMutations(laboratory),
    ...detailMutations(laboratory),
    ...misspelled(
      laboratory,
      'page: an unknown module variable',
      /^(?<name>__webpack_\w+__|import\.meta\.\w+|module\.hot\.\w+)/u,
      (name) => variables.has(name),
    ),
    ...misspelled(
      laboratory,
      'page: an unknown magic comment',
      /^(?:\/\* )?(?<name>webpack[A-Z]\w+)/u,
      (name) => comments.has(name),
    ),
    ...misspelled(
      laboratory,
      'page: an unknown environment variable',
      /^(?<name>WEBPACK_[A-Z_]+)/u,
      (name) => environment.has(name),
    ),
    ...misspelled(
      laboratory,
      'page: an unknown class of error or warning',
      /^(?<name>[A-Z]\w+(?:Error|Warning))$/u,
      (name) => problems.has(name),
    ),
    ...misspelled(
      laboratory,
      'page: an unknown member of the loader context',
      /^(?<name>this\.\w+)/u,
      (name) => loader.has(name),
    ),
    ...misspelled(
      laboratory,
      'page: an unknown option',
      /^(?<name>[a-z]\w*(?:\.[a-z]\w*)+)$/u,
      (name) => catalog.options(name).length > 0,
    ),
    ...misspelled(laboratory, 'page: an unknown flag', /^(?<name>--[a-z][\w-]*)/u, (name) =>
      flags.has(name),
    ),
    ...misspelled(
      laboratory,
      'page: an unknown method',
      /^(?<name>(?:compiler|compilation|watching)\.\w+)\(?/u,
      (name) => methods.has(name),
    ),
    ...misspelled(
      laboratory,
      'page: an unknown plugin',
      /^(?:new )?(?:webpack\.)?(?<name>\w+Plugin)$/u,
      (name) => plugins.has(name),
    ),
    ...misspelled(
      laboratory,
      'page: an unknown hook',
      /^(?:compiler|compilation)\.hooks\.(?<name>\w+)$/u,
      () => true,
    ),
  ];
  laboratory.prepare(all);
  return all;
}
