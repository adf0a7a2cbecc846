import { headings, inGuides } from './insertions.ts';
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

/** Options of parsers and generators by their last part, with the contrary of what they are by themselves. */
function parserSwitches(laboratory: Laboratory): readonly Mutation[] {
  return inGuides(laboratory, 'page: a parser option that is on or off by default', [
    'It needs the parser option `requireJs`, which is on by default.',
    'The `system` parser option is on unless you turn it off.',
    '`worklet` of the JavaScript parser is on by default.',
    'The generator option `JSONParse` has to be turned on first.',
    'The parser option `wrappedContextCritical` (on by default) reports more.',
    'The parser option `commonjs`, which is off by default, reads `require()`.',
  ]);
}

/** Sentences inserted below the headings of a page that contain certain words. */
function below(
  laboratory: Laboratory,
  kind: string,
  texts: readonly (readonly [heading: RegExp, text: string])[],
): readonly Mutation[] {
  const all = laboratory.pages.flatMap((page) =>
    page.definitions
      .filter(({ row }) => row === undefined)
      .flatMap(({ matches, line }) => matches.map((match) => ({ page, line, match }))),
  );
  return texts.flatMap(([heading, text]): Mutation[] => {
    const one = all.find(({ match }) => heading.test(match.name));
    return one === undefined
      ? []
      : [
          {
            kind,
            what: `${one.match.name}: ${text}`,
            isFound: () => laboratory.insert(one.page, one.line, text),
          },
        ];
  });
}

/** Values of the built-in cache groups. */
function groupDefaults(laboratory: Laboratory): readonly Mutation[] {
  return below(laboratory, 'page: a value of a cache group', [
    [/splitChunks\.minChunks$/u, 'The `default` group has its own value, `4`.'],
    [/splitChunks\.cacheGroups$/u, 'The group `defaultVendors` has priority `-20`.'],
    [/splitChunks\.cacheGroups$/u, 'Both are low: `default` has `priority: -10`.'],
    [/splitChunks\.cacheGroups$/u, 'Three chunks contain it, as `default` requires.'],
    [/cacheGroup\S*\.priority$/u, 'Your own groups have `10`.'],
  ]);
}

/** Stages of webpack's own functions. */
function stages(laboratory: Laboratory): readonly Mutation[] {
  return below(laboratory, "page: a stage of webpack's functions", [
    [/Compilation\.hooks\.optimizeChunks$/u, 'The built-in plugins are at stage 30.'],
    [/Compilation\.hooks\.optimizeChunks$/u, 'There are two stages: early ones (`-5`) come first.'],
    [/\.hooks\.alternativeRequests$/u, "webpack's own function is at stage 10."],
    [/\.hooks\.buildModule$/u, 'webpack sets it on this hook, at stage `7`.'],
    [/MergeDuplicateChunksPlugin\.stage$/u, 'webpack uses `-20`.'],
  ]);
}

/** Empty values that are called the default of an option whose default is another value. */
function emptyDefaults(laboratory: Laboratory): readonly Mutation[] {
  return inGuides(laboratory, 'page: an empty value called the default', [
    'Set `output.publicPath` for a CDN. The default, an empty array, works without one.',
    'Set `output.chunkLoadingGlobal` yourself. The default, an empty string, works, too.',
    'Set `resolve.extensions` yourself. The default, an empty list, works, too.',
    'Set `output.hashFunction` yourself. The default, an empty string, works, too.',
  ]);
}

/** Exit codes of other situations. */
function exitCodes(laboratory: Laboratory): readonly Mutation[] {
  return inGuides(laboratory, 'page: a wrong exit code', [
    'A failing build ends with exit code 2.',
    'If an option doesn’t exist, webpack exits with code 1.',
    'With an invalid configuration, the exit code is 1.',
    'A build with warnings ends with exit code 1.',
    'If the build fails, the exit code is 0, or 1 if webpack could not start.',
    'webpack-cli ends with `2` after errors.',
  ]);
}

/** Names that resemble webpack's without being near enough for a typing error. */
function otherNames(laboratory: Laboratory): readonly Mutation[] {
  return inGuides(laboratory, 'page: a name like those of webpack', [
    'The type of such a module is `webassembly/stream`.',
    'Set `javascript/module` for these files.',
    'Paths in maps follow `devtoolSourceFilenameTemplate`.',
    'Names of such chunks come from `output.hotUpdateBundleFilename`.',
  ]);
}

/**
 * Statements about hooks, options by their last name, cache groups,
 * stages, empty values and exit codes.
 */
export function detailMutations(laboratory: Laboratory): readonly Mutation[] {
  return [
    ...allowancesOfHooks(laboratory),
    ...parserSwitches(laboratory),
    ...groupDefaults(laboratory),
    ...stages(laboratory),
    ...emptyDefaults(laboratory),
    ...exitCodes(laboratory),
    ...otherNames(laboratory),
  ];
}
