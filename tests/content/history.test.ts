import { beforeAll, describe, expect, it } from 'vitest';
import { changesOf, knownAge, recordedPackages } from '../../src/reference/history/file.ts';
import {
  commandLineInCode,
  commandLinePackages,
} from '../../src/reference/history/command-line.ts';
import type { DatedPackage, Identifier, Kind } from '../../src/reference/identifier.ts';
import { readHistory } from '../../src/reference/history/read-history.ts';
import { readInventories, readPackages } from '../../src/reference/inventories.ts';
import { installedPackage } from '../../src/reference/package.ts';
import { compareVersions } from '../../src/site/versions.ts';

const history = readHistory();
const recorded = (kind: Kind, name: string) => history.kinds[kind]?.names[name];

/**
 * What webpack's release notes and its CHANGELOG.md say about single versions, chosen before the history was looked
 * at. A name, and the version that is said to have brought it.
 */
const announced: readonly (readonly [version: string, kind: Kind, name: string])[] = [
  ['5.16.0', 'value', 'library.type: assign-properties'],
  ['5.31.0', 'option', 'infrastructureLogging.stream'],
  ['5.32.0', 'loader-context', 'this.importModule'],
  ['5.37.0', 'option', 'output.trustedTypes'],
  ['5.41.0', 'option', 'cache.idleTimeoutAfterLargeChanges'],
  ['5.42.0', 'option', 'cache.compression'],
  ['5.46.0', 'option', 'stats.reasonsSpace'],
  ['5.49.0', 'option', 'experiments.buildHttp'],
  ['5.54.0', 'option', 'experiments.cacheUnaffected'],
  ['5.62.0', 'option', 'module.parser.javascript.exportsPresence'],
  ['5.66.0', 'option', 'experiments.css'],
  ['5.66.0', 'value', 'library.type: commonjs-static'],
  ['5.66.0', 'value', 'Rule.type: css/module'],
  ['5.74.0', 'option', 'resolve.extensionAlias'],
  ['5.75.0', 'plugin', 'wasm.EnableWasmLoadingPlugin'],
  ['5.77.0', 'option', 'output.workerPublicPath'],
  ['5.78.0', 'option', 'output.library.amdContainer'],
  ['5.80.0', 'option', 'stats.errorsSpace'],
  ['5.81.0', 'option', 'output.ignoreBrowserWarnings'],
  ['5.82.0', 'option', 'output.trustedTypes.onPolicyCreationFailure'],
  ['5.83.0', 'hook', 'Compilation.hooks.afterChunks'],
  ['5.87.0', 'magic-comment', 'webpackFetchPriority'],
  ['5.87.0', 'option', 'module.parser.javascript.dynamicImportFetchPriority'],
  ['5.91.0', 'plugin-option', 'BannerPlugin.stage'],
  ['5.91.0', 'option', 'module.generator.css.exportsConvention'],
  ['5.91.0', 'option', 'module.generator.css/auto.localIdentName'],
  ['5.91.0', 'option', 'output.cssHeadDataCompression'],
  ['5.94.0', 'value', 'externalsType: module-import'],
  ['5.95.0', 'option', 'optimization.avoidEntryIife'],
  ['5.104.0', 'module-variable', '__webpack_global__'],
  ['5.104.0', 'option', 'module.parser.css/auto.customIdents'],
  ['5.100.0', 'option', 'experiments.deferImport'],
  ['5.105.0', 'option', 'resolve.tsconfig'],
  ['5.106.0', 'plugin-option', 'VirtualUrlPlugin.context'],
  ['5.106.0', 'option', 'module.generator.css/auto.localIdentHashFunction'],
  ['5.106.0', 'option', 'validate'],
  ['5.111.0', 'option', 'output.copy'],
];

/** The same for what changed, with a word of what it accepts since, and for what was removed. */
const announcedChanges: readonly (readonly [version: string, name: string, accepts: string])[] = [
  ['5.105.0', 'devtool', '[]'],
  ['5.106.0', 'module.parser.css.exportType', "'style'"],
  ['5.106.0', 'module.generator.css/auto.localIdentName', 'function'],
];

/** Names that were announced, or have a badge, with another version than the releases show, and why. */
const explained: Readonly<Record<string, string>> = {
  'Compilation.hooks.afterChunks':
    'lib/Compilation.js of 5.0.0 has the hook, and calls it; 5.83 only brought its documentation.',
  'externalsType: import':
    'The schema of 5.0.0 lists the value; 5.94 brought `module-import`, which stands beside it.',
};

/** What webpack says itself, where the releases show something else: by what the names begin with. */
const saidOtherwise: readonly (readonly [prefix: string, said: string, why: string])[] = [
  [
    'option experiments.buildHttp.',
    '5.49.0',
    'The version is that of `buildHttp`; `allowedUris` and `proxy` are not in its schema until 5.59 and 5.70.',
  ],
  [
    'option experiments.lazyCompilation.',
    '5.17.0',
    'The version is that of `lazyCompilation`; `imports` and `test` came with 5.20, the object at `backend` with 5.60.',
  ],
  [
    'option module.parser.javascript.deferImport',
    '5.100.0',
    'The version is that of `experiments.deferImport`; the schema of the parser has it since 5.101.',
  ],
  [
    'option optimization.minimizeOptions',
    '5.110.0',
    'The object came with 5.110.0 as `optimization.minimize`; the name is in no schema before 5.110.3.',
  ],
  [
    'option output.resourceHints.dedupe',
    '5.109.0',
    'The version is that of `resourceHints`; the schema of 5.109.2 has no `dedupe`.',
  ],
  ['plugin-option SSRManifestPlugin.', '5.111.0', 'No file of 5.111.1 mentions the plugin.'],
];

function isExplained(line: string): boolean {
  return saidOtherwise.some(
    ([prefix, said]) => line.startsWith(prefix) && line.includes(`: ${said}, not `),
  );
}

/**
 * Version badges of webpack.js.org at headings that this site has too. They name minors only, and some name the one in
 * which a thing was announced.
 */
const badges: readonly (readonly [version: string, kind: Kind, name: string])[] = [
  ['5.83', 'hook', 'Compilation.hooks.afterChunks'],
  ['5.95', 'loader-context', 'this.hashDigest'],
  ['5.95', 'loader-context', 'this.hashDigestLength'],
  ['5.95', 'loader-context', 'this.hashFunction'],
  ['5.95', 'loader-context', 'this.hashSalt'],
  ['5.32', 'loader-context', 'this.importModule'],
  ['5.27', 'loader-context', 'this.utils'],
  ['5.87', 'magic-comment', 'webpackFetchPriority'],
  ['5.103', 'module-variable', 'import.meta.main'],
  ['5.103', 'module-variable', 'import.meta.env'],
  ['5.68', 'module-variable', '__webpack_module__'],
  ['5.68', 'module-variable', '__webpack_module__.id'],
  ['5.104', 'module-variable', '__webpack_global__'],
  ['5.16', 'module-variable', '__webpack_is_included__'],
  ['5.42', 'option', 'cache.compression'],
  ['5.41', 'option', 'cache.idleTimeoutAfterLargeChanges'],
  ['5.30', 'option', 'cache.maxAge'],
  ['5.30', 'option', 'cache.maxGenerations'],
  ['5.30', 'option', 'cache.maxMemoryGenerations'],
  ['5.108', 'node-api', 'webpack.config.defineConfig'],
  ['5.94', 'value', 'externalsType: import'],
  ['5.94', 'value', 'externalsType: module-import'],
  ['5.31', 'option', 'infrastructureLogging.appendOnly'],
  ['5.31', 'option', 'infrastructureLogging.colors'],
  ['5.31', 'option', 'infrastructureLogging.console'],
  ['5.31', 'option', 'infrastructureLogging.stream'],
  ['5.12', 'option', 'module.generator'],
  ['5.12', 'option', 'module.parser'],
  ['5.107', 'option', 'module.generator.html.extract'],
  ['5.108', 'option', 'module.parser.html'],
  ['5.107', 'option', 'module.parser.javascript.anonymousDefaultExportName'],
  ['5.103', 'option', 'module.parser.javascript.parse'],
  ['5.87', 'value', 'Rule.type: css/auto'],
  ['5.95', 'option', 'optimization.avoidEntryIife'],
  ['5.108', 'option', 'optimization.inlineExports'],
  ['5.20', 'option', 'output.clean'],
  ['5.108', 'option', 'output.html'],
  ['5.107', 'option', 'output.htmlFilename'],
  ['5.107', 'option', 'output.htmlChunkFilename'],
  ['5.81', 'option', 'output.ignoreBrowserWarnings'],
  ['5.78', 'option', 'output.library.amdContainer'],
  ['5.16', 'value', 'library.type: assign-properties'],
  ['5.66', 'value', 'library.type: commonjs-static'],
  ['5.37', 'option', 'output.trustedTypes'],
  ['5.82', 'option', 'output.trustedTypes.onPolicyCreationFailure'],
  ['5.13', 'option', 'resolve.preferAbsolute'],
  ['5.105', 'option', 'resolve.tsconfig'],
  ['5.80', 'option', 'stats.errorsSpace'],
  ['5.46', 'option', 'stats.groupReasonsByOrigin'],
  ['5.46', 'option', 'stats.reasonsSpace'],
  ['5.80', 'option', 'stats.warningsSpace'],
  ['5.108', 'value', 'target: universal'],
  ['5.108', 'value', 'target: bun'],
  ['5.108', 'value', 'target: deno'],
];

let identifiers: readonly Identifier[] = [];

beforeAll(async () => {
  identifiers = [...(await readInventories()).values()].flat();
}, 120_000);

/** The version that brought a name, by whichever of its spellings it is asked for. */
function addedIn(kind: Kind, name: string): string | undefined {
  const one = identifiers.find(
    ({ kind: own, id, aliases }) => own === kind && (id === name || aliases.includes(name)),
  );
  return one?.added ?? recorded(kind, name)?.added;
}

/** What upgrades touch in a project, and what therefore has to have an age without exception. */
const datedKinds: readonly Kind[] = [
  'option',
  'dev-server-option',
  'plugin',
  'plugin-option',
  'hook',
  'cli-command',
  'cli-flag',
  'value',
];

/** What webpack-cli, webpack-dev-server and webpack-dev-middleware brought, as their release notes say. */
const announcedElsewhere: readonly (readonly [
  version: string,
  from: DatedPackage,
  kind: Kind,
  name: string,
])[] = [
  ['4.4.0', 'webpack-cli', 'cli-command', 'webpack configtest'],
  ['4.4.0', 'webpack-cli', 'cli-command', 'webpack watch'],
  ['5.0.0', 'webpack-cli', 'cli-flag', '--fail-on-warnings'],
  ['5.0.0', 'webpack-cli', 'cli-flag', '--disable-interpret'],
  ['6.0.0', 'webpack-cli', 'cli-flag', '--config-node-env'],
  ['4.4.0', 'webpack-dev-server', 'dev-server-option', 'devServer.server'],
  ['4.7.0', 'webpack-dev-server', 'dev-server-option', 'devServer.setupMiddlewares'],
  ['5.1.0', 'webpack-dev-server', 'dev-server-option', 'devServer.app'],
  [
    '6.1.0',
    'webpack-dev-middleware',
    'dev-server-option',
    'devServer.devMiddleware.modifyResponseData',
  ],
  ['7.2.0', 'webpack-dev-middleware', 'dev-server-option', 'devServer.devMiddleware.etag'],
  ['7.4.0', 'webpack-dev-middleware', 'dev-server-option', 'devServer.devMiddleware.cacheControl'],
];

describe.each(recordedPackages)('the history of $name', ({ name }) => {
  const { releases } = readHistory(name);

  it('ends with the installed release, and has each once, with its integrity', () => {
    const versions = releases.map(({ version }) => version);
    expect(versions.at(-1)).toBe(installedPackage(name).version);
    expect(versions).toEqual([...new Set(versions)].sort(compareVersions));
    expect(releases.every(({ integrity }) => /^sha512-.{88}$/u.test(integrity))).toBe(true);
  });
});

describe('the history', () => {
  it('gives every option, flag, hook and value a version, or says that it is as old as the first', () => {
    const counts = new Map<string, Record<'dated' | 'oldest' | 'unknown', number>>();
    const unknown = identifiers.flatMap(({ kind, id, package: from, added }) => {
      const { atLeast } = knownAge(readHistory(from), kind, [id]);
      const state = added !== undefined ? 'dated' : atLeast !== undefined ? 'oldest' : 'unknown';
      const count = counts.get(kind) ?? { dated: 0, oldest: 0, unknown: 0 };
      counts.set(kind, { ...count, [state]: count[state] + 1 });
      return state === 'unknown' && datedKinds.includes(kind) ? [`${kind} ${id}`] : [];
    });
    process.stdout.write(`${JSON.stringify(Object.fromEntries(counts), undefined, 1)}\n`);
    expect(unknown).toEqual([]);
  });

  it.each(announcedElsewhere)(
    'knows that %s of %s brought the %s %s',
    (version, from, kind, name) => {
      const one = identifiers.find(({ kind: own, id }) => own === kind && id === name);
      expect({ package: one?.package, added: one?.added }).toEqual({
        package: from,
        added: version,
      });
    },
  );

  it('reads of the code of the installed webpack-cli what it lists itself', () => {
    const packages = commandLinePackages(installedPackage('webpack-cli'));
    const { commands, flags } = commandLineInCode(packages);
    const idsOf = (kind: Kind) =>
      identifiers.filter((one) => one.kind === kind && one.package === 'webpack-cli');
    const spellings = (all: readonly Identifier[]) =>
      all.map(({ id, aliases }) => [id, ...aliases.toSorted()].join(' ')).sort();
    expect(spellings(commands)).toEqual(spellings(idsOf('cli-command')));
    expect(spellings(flags)).toEqual(spellings(idsOf('cli-flag')));
  });

  it('agrees with what release notes and changelog announced, or says why not', () => {
    const wrong = announced.flatMap(([version, kind, name]) => {
      const added = addedIn(kind, name);
      return added === version || name in explained ? [] : [`${name}: ${version}, not ${added}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(announcedChanges)('knows that since %s %s accepts %s', (version, name, accepts) => {
    const events = changesOf(history, 'option', name);
    const event = events.find((one) => one.version === version && one.what === 'accepts');
    expect(event?.after).toContain(accepts);
  });

  it('knows what was removed and what moved', () => {
    expect(recorded('option', 'experiments.outputModule')?.removed).toBe('5.111.0');
    expect(recorded('option', 'experiments.layers')?.removed).toBe('5.102.0');
    expect(changesOf(history, 'option', 'experiments.lazyCompilation.backend.client')).toEqual([
      {
        version: '5.60.0',
        what: 'moved',
        before: 'experiments.lazyCompilation.client',
        after: '',
      },
    ]);
  });

  it.each<readonly [kind: Kind, name: string, since: string]>([
    [
      'plugin-option',
      'SourceMapDevToolPlugin.append',
      'its schema has a check in JavaScript since 5.34',
    ],
    ['option', 'Condition.and', 'it has a definition of its own since 5.37.1'],
    ['node-api', 'webpack.sources.RawSource', 'it can be enumerated since 5.47'],
    ['hook', 'JavascriptModulesPlugin.getCompilationHooks().render', 'types name it since 5.110'],
    ['value', 'Rule.type: asset', 'a file lists it since 5.82.1'],
    ['value', 'module.hot.status: idle', 'types list it since 5.62'],
    ['loader-context', 'this.async', 'types have it since 5.37'],
    ['hmr', 'module.hot.accept', 'types have it since 5.62'],
  ])('does not take the %s %s for new where %s', (kind, name) => {
    expect(identifiers.some((one) => one.kind === kind && one.id === name)).toBe(true);
    expect(addedIn(kind, name)).toBeUndefined();
  });

  it('agrees with the versions that webpack names itself, or says why not', async () => {
    const said = [...(await readPackages()).values()].flat().filter(({ added }) => added);
    const differing = said.flatMap(({ kind, id, added = '' }) => {
      const known = addedIn(kind, id) ?? 'none';
      const isFirst = added === '5.0.0' && known === 'none';
      return known === added || isFirst ? [] : [`${kind} ${id}: ${added}, not ${known}`];
    });
    expect(said.length).toBeGreaterThan(300);
    expect(differing.filter((line) => !isExplained(line))).toEqual([]);
  });

  it('agrees with the badges of webpack.js.org, or says why not', () => {
    const wrong = badges.flatMap(([version, kind, name]) => {
      const added = addedIn(kind, name);
      return added?.replace(/\.\d+$/u, '') === version || name in explained
        ? []
        : [`${name}: ${version}, not ${added}`];
    });
    expect(wrong).toEqual([]);
  });
});
