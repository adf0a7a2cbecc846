import { visit } from 'unist-util-visit';
import { additionsTo } from '../../../src/reference/check/dated-names.ts';
import { quotedMessages } from '../../../src/reference/check/messages.ts';
import { kindsAccepted } from '../../../src/reference/check/value-kinds.ts';
import type { PageWithDefinitions } from '../../../src/reference/coverage.ts';
import { factsFor } from '../../../src/reference/identifier.ts';
import { behaviorMutations } from './mutations-of-behavior.ts';
import { headings, inGuides } from './insertions.ts';
import { limitMutations } from './mutations-of-limits.ts';
import { mentionMutations } from './mutations-of-mentions.ts';
import type { Laboratory, Mutation } from './mutations.ts';
import { misspell, otherMinor, reworded } from './wrong-words.ts';

/** Number of cases of each of these kinds. */
const drawn = 6;

/** Objects in code, such as `cache: { type: 'memory' }`, with a misspelled key. */
function keysOfObjects({ pages, facts, draw, edit }: Laboratory): Mutation[] {
  const all: { page: PageWithDefinitions; line: number; code: string; key: string }[] = [];
  for (const page of pages.filter(({ url }) => !url.startsWith('/contribute/'))) {
    visit(page.tree, 'inlineCode', ({ value, position }) => {
      const { root, key } = /^(?<root>[\w.]+): \{ (?<key>\w{3,}): /u.exec(value)?.groups ?? {};
      const isKnown =
        root !== undefined && facts.catalog.options(`${root}.${key ?? ''}`).length > 0;
      if (isKnown && key !== undefined)
        all.push({ page, line: position?.start.line ?? 1, code: value, key });
    });
  }
  return draw(all, drawn).map(({ page, line, code, key }) => {
    const wrong = code.replace(` ${key}:`, () => ` ${misspell(key)}:`);
    return {
      kind: 'page: an unknown key in an object',
      what: `${page.file}:${line} ${code} → ${wrong}`,
      isFound: () => edit(page, line, `\`${code}\``, `\`${wrong}\``),
    };
  });
}

/** Sentences that widen or narrow what an option accepts. */
function kindsOfValues(laboratory: Laboratory): Mutation[] {
  const all = headings(laboratory).flatMap(({ page, line, match }, index) => {
    const { values, items } = kindsAccepted(match) ?? {};
    if (values === undefined || !match.identifier.kind.endsWith('option')) return [];
    const texts = [
      values.has('function') ? "Functions aren't accepted." : 'You can also pass a function.',
      values.has('regular expression')
        ? "It doesn't take a regular expression."
        : 'Regular expressions are possible, too.',
      values.has('array') ? 'It takes no list.' : 'It also accepts an array.',
      ...(items === undefined || items.has('function') ? [] : ['A list can contain functions.']),
      ...(values.has('string') && values.size > 2 ? ['It must be a string.'] : []),
    ];
    return [{ page, line, name: match.name, text: texts[index % texts.length] ?? '' }];
  });
  return laboratory.draw(all, 2 * drawn).map(({ page, line, name, text }) => ({
    kind: 'page: a kind of value that an option rejects, or one denied',
    what: `${name}: ${text}`,
    isFound: () => laboratory.insert(page, line, text),
  }));
}

/** Wordings for the age of a name that the sentence calls "it". */
const ages: readonly ((version: string) => string)[] = [
  (version) => `It has existed since ${version}.`,
  (version) => `It was added in ${version}.`,
  (version) => `It's new in webpack ${version}.`,
  (version) => `webpack ${version} introduced it.`,
  (version) => `It came with ${version}.`,
  (version) => `From ${version} on, it's available.`,
];

function versionsWithoutName(laboratory: Laboratory): Mutation[] {
  const all = headings(laboratory).flatMap(({ page, line, match }) => {
    const { added } = factsFor(match.identifier, match.name);
    const { kind, package: from } = match.identifier;
    return added?.startsWith('5.') === true && from === undefined && kind !== 'stats-field'
      ? [{ page, line, name: match.name, added }]
      : [];
  });
  return laboratory.draw(all, drawn).map(({ page, line, name, added }, index) => {
    const text = ages[index % ages.length]?.(otherMinor(added, -2)) ?? '';
    return {
      kind: 'page: a wrong version of what the heading names',
      what: `${name}: ${text}`,
      isFound: () => laboratory.insert(page, line, text),
    };
  });
}

/** Versions of methods, and of arguments that hooks got later. */
function versionsOfMembers(laboratory: Laboratory): readonly Mutation[] {
  const { inventories } = laboratory;
  const methods = (inventories.get('node-api') ?? []).map(({ id, added }) => ({ id, added }));
  const args = (inventories.get('hook') ?? [])
    .flatMap((one) => additionsTo(one))
    .map(({ name, added }) => ({ id: name.slice(name.lastIndexOf('.') + 1), added }))
    // Other names have common words as well.
    .filter(({ id }) => /[a-z][A-Z]/u.test(id));
  const texts = [...methods, ...args].flatMap(({ id, added }) =>
    added === undefined || !/^5\.\d{2}/u.test(added)
      ? []
      : [`\`${id}\` has been available since ${otherMinor(added, -3)}.`],
  );
  return inGuides(laboratory, 'page: a wrong version of a method or an argument', texts);
}

/** Words about a hook that don't name it, with the classes of which they are true. */
const hookWords: readonly (readonly [text: string, isTrueOf: RegExp])[] = [
  ['Asynchronous, so take your time.', /^Async/u],
  ['A waterfall hook: return the value.', /Waterfall/u],
  ['The hook waits for promises.', /^Async/u],
  ["It doesn't wait for promises.", /^Sync/u],
  ['It works as a waterfall.', /Waterfall/u],
  ['Each tap gets what the tap before it has returned.', /Waterfall/u],
  ['Functions run in parallel.', /Parallel/u],
  ['The first function that returns a value wins.', /Bail/u],
];

function hooksWithoutName(laboratory: Laboratory): Mutation[] {
  const hooks = headings(laboratory).filter(
    ({ match: { identifier } }) =>
      identifier.hook !== undefined && identifier.hook.kind !== 'Object',
  );
  return laboratory.draw(hooks, drawn).map(({ page, line, match }, index) => {
    const kind = match.identifier.hook?.kind ?? '';
    const wrong = hookWords.filter(([, isTrueOf]) => !isTrueOf.test(kind));
    const [text = ''] = wrong[index % wrong.length] ?? [];
    return {
      kind: 'page: the wrong kind of the hook that the heading names',
      what: `${match.name}: ${text}`,
      isFound: () => laboratory.insert(page, line, text),
    };
  });
}

/** Two or three options that are said to be on or off together. */
function severalStates(laboratory: Laboratory): readonly Mutation[] {
  const named = headings(laboratory).flatMap(({ match }) => {
    const { production, development, none, targets } =
      factsFor(match.identifier, match.name).defaults ?? {};
    const isSame = production === development && production === none && targets === undefined;
    return isSame && match.name.includes('.') && /^(?:true|false)$/u.test(production ?? '')
      ? [{ name: `\`${match.name}\``, isOn: production === 'true' }]
      : [];
  });
  const texts = [true, false].flatMap((isOn) => {
    const names = named.filter((one) => one.isOn === isOn).map(({ name }) => name);
    const wrong = isOn ? 'off' : 'on';
    return names.flatMap((name, index) => {
      const [second, third] = [names[index + 1], names[index + 2]];
      if (second === undefined || third === undefined) return [];
      return index % 2 === 0
        ? [`${name} and ${second} help here. They are both ${wrong} by default.`]
        : [`${name}, ${second} and ${third} help here. The three are ${wrong} by default.`];
    });
  });
  return inGuides(laboratory, 'page: several options on or off', texts);
}

/** Messages in other words, in quotation marks. */
function messagesInQuotes(laboratory: Laboratory): readonly Mutation[] {
  const quoted = laboratory.pages.flatMap((page) =>
    quotedMessages(page).flatMap(({ text, least }) => {
      const isPlain = least === undefined && /^[\w',]+(?: [\w',]+){4,}$/u.test(text);
      const wrong = isPlain ? reworded(text) : undefined;
      return wrong === undefined ? [] : [wrong];
    }),
  );
  // Messages that begin in the same way count once.
  const different = new Map(quoted.map((text) => [text.split(' ').slice(0, 3).join(' '), text]));
  const texts = [...different.values()].map((text) => `The build ends with the message “${text}”.`);
  return inGuides(laboratory, 'page: a message in quotation marks, in other words', texts);
}

/** Options whose default is the same everywhere, and neither `true` nor `false`. */
function otherDefaults(laboratory: Laboratory): { name: string; value: string }[] {
  return headings(laboratory).flatMap(({ match }) => {
    const { production, development, none, targets } =
      factsFor(match.identifier, match.name).defaults ?? {};
    const isSame = production === development && production === none && targets === undefined;
    return isSame && match.name.includes('.') && /^(?:'\w+'|[1-9]\d*)$/u.test(production ?? '')
      ? [{ name: match.name, value: production ?? '' }]
      : [];
  });
}

function defaultsOfNamed(laboratory: Laboratory): readonly Mutation[] {
  const texts = otherDefaults(laboratory).flatMap(({ name, value }, index) => {
    const wrong = value.startsWith("'") ? `'${misspell(value.slice(1, -1))}x'` : `${value}5`;
    const word = wrong.replaceAll("'", '');
    return [
      `The default of \`${name}\` is \`${wrong}\`.`,
      `By default, \`${name}\` is \`${wrong}\`.`,
      ...(word === wrong ? [] : [`Unless set, \`${name}\` is \`${word}\`.`]),
    ].slice(index % 3, (index % 3) + 1);
  });
  return inGuides(laboratory, 'page: a wrong default of an option that is named', texts);
}

/** Options that are said to be off although their default is a value. */
function valuesCalledOff(laboratory: Laboratory): readonly Mutation[] {
  const texts = otherDefaults(laboratory).map(
    ({ name }, index) =>
      [
        `Use \`${name}\`, off by default, for that.`,
        `It works once \`${name}\` is switched on.`,
        `This option (\`${name}\`, disabled by default) helps.`,
      ][index % 3] ?? '',
  );
  return inGuides(laboratory, 'page: an option with a value called off', texts);
}

function unknownSettings(laboratory: Laboratory): readonly Mutation[] {
  const texts = headings(laboratory).flatMap(({ match: { name } }) => {
    const end = name.lastIndexOf('.') + 1;
    const wrong = name.slice(0, end) + misspell(name.slice(end));
    const isOption = laboratory.facts.catalog.options(name).length > 0;
    return end === 0 || !isOption || !/^[\w.]+$/u.test(name)
      ? []
      : [`Set \`${wrong}: true\` for that.`, `\`${wrong} = false\` turns it off.`];
  });
  return inGuides(laboratory, 'page: a setting of an unknown option', texts);
}

/** Second verbs, and verbs behind a comparison, that narrow what the option of the heading accepts. */
function secondVerbs(laboratory: Laboratory): Mutation[] {
  const all = headings(laboratory).flatMap(({ page, line, match }, index) => {
    const { values } = kindsAccepted(match) ?? {};
    if (values?.has('function') !== true || !match.identifier.kind.endsWith('option')) return [];
    const texts = [
      "It can contain folders, but can't be a function.",
      "Unlike `mode`, it can't be a function.",
      "It is read once and can't be a function.",
    ];
    return [{ page, line, name: match.name, text: texts[index % texts.length] ?? '' }];
  });
  return laboratory.draw(all, drawn).map(({ page, line, name, text }) => ({
    kind: 'page: a kind of value denied in a second verb',
    what: `${name}: ${text}`,
    isFound: () => laboratory.insert(page, line, text),
  }));
}

function experiments(laboratory: Laboratory): Mutation[] {
  const all = headings(laboratory).flatMap(({ page, line, match }) => {
    const { identifier, name } = match;
    if (
      identifier.kind !== 'option' ||
      /experiment/iu.test(`${name} ${identifier.description ?? ''}`)
    )
      return [];
    const text = factsFor(identifier, name).experimental
      ? 'It is no longer experimental.'
      : 'This option is still experimental.';
    return [{ page, line, name, text }];
  });
  return laboratory.draw(all, drawn).map(({ page, line, name, text }) => ({
    kind: 'page: called experimental, or no longer',
    what: `${name}: ${text}`,
    isFound: () => laboratory.insert(page, line, text),
  }));
}

/** Sentences about values, versions, hooks, states and messages. */
export function sentenceMutations(laboratory: Laboratory): Mutation[] {
  return [
    ...keysOfObjects(laboratory),
    ...kindsOfValues(laboratory),
    ...versionsWithoutName(laboratory),
    ...versionsOfMembers(laboratory),
    ...hooksWithoutName(laboratory),
    ...severalStates(laboratory),
    ...messagesInQuotes(laboratory),
    ...defaultsOfNamed(laboratory),
    ...valuesCalledOff(laboratory),
    ...unknownSettings(laboratory),
    ...secondVerbs(laboratory),
    ...experiments(laboratory),
    ...limitMutations(laboratory, headings(laboratory)),
    ...behaviorMutations(laboratory, headings(laboratory)),
    ...mentionMutations(laboratory),
  ];
}
