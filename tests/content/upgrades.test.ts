import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChangeList } from '../../src/content/plugin-data.ts';
import { Catalog } from '../../src/reference/catalog.ts';
import { readReferencePages } from '../../src/reference/coverage.ts';
import { gatherDocumented } from '../../src/reference/documented.ts';
import { listChanges } from '../../src/reference/history/changes.ts';
import type { Identifier } from '../../src/reference/identifier.ts';
import { readHistory } from '../../src/reference/history/read-history.ts';
import { readInventories, readPackages } from '../../src/reference/inventories.ts';
import { compareVersions } from '../../src/site/versions.ts';

/**
 * Upgrades as people make them, with what the release notes of the versions between announce. Chosen before the list
 * was looked at.
 */
const upgrades: readonly (readonly [from: string, to: string, announced: readonly string[]])[] = [
  [
    '5.12',
    '5.20',
    [
      'resolve.preferAbsolute',
      'library.type: assign-properties',
      '__webpack_is_included__',
      'experiments.lazyCompilation',
      'output.clean',
    ],
  ],
  [
    '5.28',
    '5.38',
    [
      'cache.maxAge',
      'cache.maxGenerations',
      'cache.maxMemoryGenerations',
      'infrastructureLogging.appendOnly',
      'infrastructureLogging.colors',
      'infrastructureLogging.console',
      'infrastructureLogging.stream',
      'this.importModule',
      'output.trustedTypes',
    ],
  ],
  [
    '5.38',
    '5.50',
    [
      'cache.idleTimeoutAfterLargeChanges',
      'cache.compression',
      'stats.groupReasonsByOrigin',
      'stats.reasonsSpace',
      'experiments.buildHttp',
    ],
  ],
  [
    '5.50',
    '5.62',
    [
      'experiments.cacheUnaffected',
      'module.parser.javascript.exportsPresence',
      'module.parser.javascript.importExportsPresence',
      'module.parser.javascript.reexportExportsPresence',
    ],
  ],
  [
    '5.64',
    '5.75',
    [
      'experiments.css',
      'library.type: commonjs-static',
      '__webpack_module__',
      '__webpack_module__.id',
      'resolve.extensionAlias',
      'wasm.EnableWasmLoadingPlugin',
    ],
  ],
  [
    '5.75',
    '5.82',
    [
      'output.workerPublicPath',
      'output.library.amdContainer',
      'stats.errorsSpace',
      'stats.warningsSpace',
      'output.ignoreBrowserWarnings',
      'output.trustedTypes.onPolicyCreationFailure',
      'extends',
    ],
  ],
  [
    '5.82',
    '5.88',
    [
      'webpackFetchPriority',
      'module.parser.javascript.dynamicImportFetchPriority',
      'Rule.type: css/auto',
    ],
  ],
  [
    '5.88',
    '5.95',
    [
      'BannerPlugin.stage',
      'module.generator.css.exportsConvention',
      'module.generator.css/auto.localIdentName',
      'externalsType: module-import',
      'optimization.avoidEntryIife',
      'this.hashDigest',
      'this.hashFunction',
      'this.hashSalt',
    ],
  ],
  [
    '5.95',
    '5.103',
    [
      'experiments.deferImport',
      'VirtualUrlPlugin',
      'dotenv',
      'import.meta.main',
      'import.meta.env',
      'module.parser.javascript.parse',
      'Rule.type: asset/bytes',
      'experiments.layers',
    ],
  ],
  [
    '5.104',
    '5.112',
    [
      'resolve.tsconfig',
      'devtool',
      'module.parser.css.exportType',
      'module.generator.css/auto.localIdentHashFunction',
      'module.generator.css/auto.localIdentName',
      'VirtualUrlPlugin.context',
      'validate',
      'target: universal',
      'output.html',
      'output.copy',
      'experiments.outputModule',
    ],
  ],
];

/**
 * Parts of options that webpack dates by the option itself, though their own names are in no schema before the version
 * that lists them; `history.test.ts` has the versions.
 */
const datedByOption = ['experiments.buildHttp.', 'experiments.lazyCompilation.backend.'];

let changes: ChangeList;
/** What webpack says itself, which the list is not made of. */
let said: ReadonlyMap<string, string>;
let identifiers: readonly Identifier[];

beforeAll(async () => {
  const inventories = await readInventories();
  identifiers = [...inventories.values()].flat();
  const catalog = new Catalog(inventories);
  const pages = readReferencePages(path.resolve('.'), catalog);
  changes = listChanges(readHistory(), identifiers, gatherDocumented(pages, catalog));
  const packages = [...(await readPackages()).values()].flat();
  said = new Map(packages.flatMap(({ id, added }) => (added === undefined ? [] : [[id, added]])));
}, 240_000);

/** What the page lists for an upgrade, as `state name`. */
function listed(from: string, to: string): string[] {
  return changes.minors
    .filter(
      ({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
    )
    .flatMap(({ states }) =>
      states.flatMap(([state, groups]) =>
        groups.flatMap(({ rows }) => rows.map(({ name }) => `${state} ${name}`)),
      ),
    );
}

const minorOf = (version: string): string => version.split('.', 2).join('.');

/** What is listed as new although webpack says that it came outside the upgrade. */
function falseOnes(from: string, to: string): string[] {
  return listed(from, to).flatMap((row) => {
    const name = row.replace(/^new /u, '');
    const added = said.get(name);
    if (name === row || added === undefined || added === '5.0.0') return [];
    const isInside =
      compareVersions(minorOf(added), from) > 0 && compareVersions(minorOf(added), to) <= 0;
    return isInside ? [] : [`${name}: ${added}`];
  });
}

describe.each(upgrades)('the upgrade from %s to %s', (from, to, announced) => {
  it('has every change that the release notes announce, and none that came at another time', () => {
    const rows = listed(from, to);
    const names = new Set(rows.map((row) => row.slice(row.indexOf(' ') + 1)));
    // Plugins are listed with the namespace that exports them.
    const isListed = (name: string) =>
      names.has(name) ||
      (/^[A-Z]/u.test(name) && [...names].some((one) => one.endsWith(`.${name}`)));
    const wrong = falseOnes(from, to).filter(
      (line) => !datedByOption.some((prefix) => line.startsWith(prefix)),
    );
    const checked = rows.filter((row) => said.has(row.replace(/^new /u, ''))).length;
    process.stdout.write(
      `${from} to ${to}: ${announced.length} announced, ${rows.length} listed, ${checked} of them dated by webpack itself, ${wrong.length} false\n`,
    );
    expect(announced.filter((name) => !isListed(name))).toEqual([]);
    expect(wrong).toEqual([]);
  });
});

it('lists for an upgrade from the second installed webpack exactly what that does not have', async () => {
  const older = [...(await readInventories({ packageName: 'webpack-5-108' })).values()].flat();
  const has = new Set(older.flatMap(({ id, aliases }) => [id, ...aliases]));
  const isNew = new Set(
    listed('5.108', '5.112').flatMap((row) => (row.startsWith('new ') ? [row.slice(4)] : [])),
  );
  // Both installations share what webpack-cli and webpack-dev-server have.
  const kinds = new Set(['option', 'plugin', 'plugin-option', 'hook', 'value', 'error', 'warning']);
  const falselyNew = identifiers.filter(
    ({ kind, id }) => kinds.has(kind) && isNew.has(id) && has.has(id),
  );
  const missing = identifiers.filter(
    ({ kind, id, aliases }) =>
      kinds.has(kind) && ![id, ...aliases].some((name) => has.has(name)) && !isNew.has(id),
  );
  expect(falselyNew).toEqual([]);
  expect(missing.map(({ kind, id }) => `${kind} ${id}`)).toEqual([]);
}, 120_000);
