import { beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findWrongDefaultTables } from '../../../../src/reference/check/default-tables.ts';
import { findWrongDependentDefaults } from '../../../../src/reference/check/dependent-defaults.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { modesMeant } from '../../../../src/reference/check/mode-words.ts';
import { findWrongProcessDefaults } from '../../../../src/reference/check/process-defaults.ts';
import { findWrongStatements } from '../../../../src/reference/check/statements.ts';
import { statedSwitches } from '../../../../src/reference/check/switches.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import type { Identifier } from '../../../../src/reference/identifier.ts';

function option(id: string, production: string, others = production, type = 'boolean'): Identifier {
  const defaults = { development: others, production, none: others };
  return identifier({ kind: 'option', id, type, defaults });
}

let catalog: Catalog;

beforeAll(() => {
  catalog = new Catalog(
    new Map([
      [
        'option',
        [
          option('optimization.minimize', 'true', 'false'),
          option('optimization.emitOnErrors', 'false', 'true'),
          option('optimization.providedExports', 'true'),
          option('optimization.portableRecords', 'false'),
          option('optimization.chunkIds', "'deterministic'", "'named'", 'string'),
          option('output.module', 'false'),
          option('output.hashFunction', "'md4'", "'md4'", 'string'),
          option('experiments.css', "'auto'", "'auto'", "boolean | 'auto'"),
          identifier({ kind: 'option', id: 'infrastructureLogging.stream' }),
          option('output.iife', 'true'),
        ],
      ],
    ]),
  );
});

function check(file: string, text: string): string[] {
  const page = withDefinitions(
    parsePage(file, `---\ntitle: Optimization\n---\n\n${text}\n`),
    catalog,
  );
  return [
    ...findWrongStatements(page, { catalog }),
    ...findWrongProcessDefaults(page, { catalog }),
    ...findWrongDefaultTables(page, { catalog }),
    ...findWrongDependentDefaults(page, {
      catalog,
      defaultsWith: (given) => ({
        output: { iife: given.output?.module !== true && given.target !== 'node' },
      }),
    }),
  ].map(findingText);
}

const reference = 'docs/configuration/optimization.mdx';
const guide = 'docs/guides/some-guide.mdx';

describe('a default in the mode that a sentence begins with', () => {
  it.each([
    "In production, `chunkIds` is `'named'` by default.",
    'In production, `chunkIds` is `named` by default.',
    "In development, `hashFunction` and `chunkIds` are `'deterministic'` by default.",
  ])('is wrong in "%s"', (text) => {
    expect(check(guide, text)).toEqual([
      expect.stringContaining('is said of optimization.chunkIds'),
    ]);
  });

  it.each([
    "In production, `chunkIds` is `'deterministic'` by default.",
    'In production, `chunkIds` is `deterministic` by default.',
    "In production and development, `chunkIds` is `'named'` by default if you choose it.",
  ])('is right, or depends on more, in "%s"', (text) => {
    expect(check(guide, text)).toEqual([]);
  });
});

describe('what a sentence says to be on or off', () => {
  it.each([
    ['portableRecords', "It isn't off by default."],
    ['portableRecords', 'It is no longer off by default.'],
    ['portableRecords', "It's on."],
    ['portableRecords', 'On out of the box.'],
    ['portableRecords', 'It stays on until you turn it off.'],
    ['portableRecords', 'Production mode turns it on.'],
    ['providedExports', 'In development, the option is off.'],
    ['providedExports', 'Only in production is it on.'],
    ['providedExports', 'In neither mode is it on.'],
    ['providedExports', 'You have to turn it on.'],
    ['providedExports', 'This option has to be enabled first.'],
    ['providedExports', '`providedExports` stays off unless you set it.'],
    ['providedExports', 'The analysis takes long, so it is off outside production.'],
    ['minimize', 'It is on in every mode.'],
    ['minimize', 'In development, minimizing is on.'],
    ['minimize', '`providedExports` and `minimize` are on in development.'],
    ['minimize', 'With `minimize`, `providedExports` is off by default.'],
  ])('below %s, "%s" is wrong', (name, sentence) => {
    expect(check(reference, `## optimization.${name}\n\n${sentence}`)).toEqual([
      expect.stringContaining(`${reference}:7 default: `),
    ]);
  });

  it.each([
    ['portableRecords', "It isn't on by default."],
    ['portableRecords', "It's off, so turn it on where you need it."],
    ['portableRecords', "If it's on, paths are relative."],
    ['portableRecords', 'While it is on, paths are relative.'],
    ['portableRecords', 'It can be on in development.'],
    ['portableRecords', 'The file is on another disk, and the output is on the server.'],
    ['minimize', "It's on only in production."],
    ['minimize', 'In development it is off, and in production on.'],
    ['minimize', 'It is off outside production, unless you turn it on.'],
    ['minimize', 'In development, you have to turn it on.'],
    ['minimize', 'Unlike `providedExports`, this one is off in development.'],
  ])('below %s, "%s" is right', (name, sentence) => {
    expect(check(reference, `## optimization.${name}\n\n${sentence}`)).toEqual([]);
  });

  it.each([
    ['`optimization.providedExports` is off by default.', 1],
    ['The option is `optimization.providedExports`. In development, it is off.', 1],
    ['[Minimizing](/configuration/optimization/#optimizationminimize) is off in production.', 1],
    ['By default, `emitOnErrors` is off in development.', 1],
    ['Set `optimization.minimize` and `providedExports`. Both are on in development.', 1],
    ['`output.iife` and `optimization.providedExports` help. They are both off by default.', 2],
    ['`output.iife` and `output.module` help. Neither of them is on.', 1],
    ['`output.iife`, `output.module` and `optimization.providedExports`: the three are on.', 1],
    ['`output.iife`, `output.module` and `optimization.providedExports`. All three are off.', 2],
    ['`output.iife` and `optimization.providedExports` help. Both are on by default.', 0],
    ['`output.iife` is one. The three are off by default.', 0],
    ['`optimization.providedExports` is on by default.', 0],
    ['[Minimizing](/configuration/optimization/#optimizationminimize) is on in production.', 0],
    ['Something else is off by default.', 0],
    ['With `experiments.css`, off by default, styles are modules.', 1],
    ['Styles (`experiments.css`, disabled by default) are modules.', 1],
    ['Styles are modules once `experiments.css` is switched on.', 1],
    ['As soon as you turn on `experiments.css`, styles are modules.', 1],
    ['Once `optimization.portableRecords` is on, paths are relative.', 0],
    ['A rule for styles switches `experiments.css` off, unless you set it to `true`.', 0],
  ])('in a guide, %s gives %i findings', (text, count) => {
    expect(check(guide, text)).toHaveLength(count);
  });

  it('reads the state with its negation, its modes and its subject', () => {
    const [first, second] = statedSwitches('`a` is no longer off by default, but on in `none`.');
    expect(second).toBeUndefined();
    expect(first).toMatchObject({ subject: 'named', scope: 'default', modes: undefined });
    expect(first?.isTrueOf('true')).toBe(true);
  });
});

describe('the default of an option that the sentence names', () => {
  it.each([
    ['The default of `output.iife` is `false`.', 1],
    ['The default of `output.iife` is `true`.', 0],
    ['By default, `output.iife` is `false`.', 1],
    ['Unless set, `output.hashFunction` is `md5`.', 1],
    ['`output.hashFunction` defaults to `md5`.', 1],
    ['`output.hashFunction` defaults to `md4`.', 0],
    ['`output.iife` defaults to `something`.', 0],
    ['By default, `output.hashFunction` decides.', 0],
  ])('%s gives %i findings', (text, count) => {
    expect(check(guide, text)).toHaveLength(count);
  });

  it.each([
    ['The default is `process.stdout`.', 1],
    ['Unless you set another one, messages go to standard output.', 1],
    ['By default, messages go to the error stream.', 0],
    ['By default, messages go to the error stream, not to standard output.', 0],
    ['Messages go to standard error unless you set it to `process.stdout`.', 0],
    ['Standard output is easier to read.', 0],
    ['By default, messages go to the console.', 0],
    ['Unlike other tools, which use standard output, it is standard error by default.', 0],
  ])('of a stream of the process: %s gives %i findings', (text, count) => {
    expect(check(reference, `## infrastructureLogging.stream\n\n${text}`)).toHaveLength(count);
  });
});

describe('several defaults in a sentence', () => {
  it.each([
    ['minimize', '`false` in production, `true` otherwise.'],
    ['minimize', '`true` in development and `false` in production.'],
    ['minimize', "It's `true`, except in production."],
    ['minimize', "Outside production, it's `true`."],
    ['minimize', '`false` (production) or `false` (development).'],
    ['minimize', '`true`, the default in development.'],
    ['chunkIds', "In production `'named'`, elsewhere `'named'`."],
  ])('below %s, "%s" is wrong', (name, sentence) => {
    expect(check(reference, `## optimization.${name}\n\n${sentence}`)).not.toEqual([]);
  });

  it.each([
    ['minimize', '`true` in production, `false` otherwise.'],
    ['minimize', "It's `false`, except in production."],
    ['minimize', '`true` (production) or `false` (development and none).'],
    ['minimize', '`true`, the default in production.'],
    ['chunkIds', "In production `'deterministic'`, elsewhere `'named'`."],
    ['chunkIds', "With something else `'named'`, otherwise `'deterministic'`."],
  ])('below %s, "%s" is right', (name, sentence) => {
    expect(check(reference, `## optimization.${name}\n\n${sentence}`)).toEqual([]);
  });

  it.each([
    ['`true` with `output.module`, otherwise `false`.', 1],
    ['`false` for browsers, `true` for Node.js.', 2],
    ['`true` for `node` and `web`.', 1],
    ['`false` with `output.module`, `true` for `web`, `false` for `node`.', 0],
    ['`true` for `something` and `node`.', 0],
    ["`false` in browsers and Electron's renderer.", 1],
    ["`true` in browsers and Electron's renderer.", 0],
    ["`true` in browsers and Node.js's workers.", 0],
  ])('that depend on a target or an option, %s gives %i findings', (text, count) => {
    expect(check('docs/configuration/output.mdx', `## output.iife\n\n${text}`)).toHaveLength(count);
  });
});

describe('cells about modes and defaults', () => {
  const table = (...rows: readonly string[]): string => rows.map((row) => `| ${row} |`).join('\n');
  const link = '[`minimize`](/configuration/optimization/#optimizationminimize)';

  it.each([
    ['Option | On by default in', `${link} | both modes`, 1],
    ['Option | On by default in', `${link} | production, for scripts`, 0],
    ['Option | On by default in', `${link} | neither`, 1],
    ['Option | Off by default in', `${link} | development`, 1],
    ['Option | Off by default in', `${link} | all modes but production`, 0],
    ['Plugin | On by default in', 'MinChunkSizePlugin | production', 1],
    ['Plugin | On by default in', 'MinChunkSizePlugin | no mode', 0],
    ['Plugin | On by default in', '[SplitChunksPlugin](/x/) | every mode but production', 1],
    ['Option | In production | In development', `${link} | yes | yes`, 1],
    ['Option | Production | Development', `${link} | on | off, to save time`, 0],
    ['Expression | `development` | `none`', '`import.meta.env.DEV` | `false` | not set', 1],
    ['Expression | `development` | `none`', '`import.meta.env.DEV` | `true` | `false`', 1],
    [
      'Expression | `production` | `none`',
      "`process.env.NODE_ENV` | `'production'` | not changed",
      0,
    ],
    [
      'Option | Default',
      "`optimization.chunkIds` | in production `'named'`, otherwise `'named'`",
      1,
    ],
    ['Option | Default', "`optimization.chunkIds` | `'named'`, in production `'deterministic'`", 0],
    ['Option | State', '`optimization.minimize`, `optimization.providedExports` | off, on', 1],
    ['Option | State', '`optimization.portableRecords`, `output.iife` | off, on', 0],
    ['Option | State', '`optimization.portableRecords` | on; a word about it', 1],
    ['Option | Effect', '`optimization.portableRecords` | on', 0],
  ])('below "%s", "%s" gives %i findings', (head, row, count) => {
    const rule = head.replaceAll(/[^|]+/gu, ' --- ');
    expect(check(guide, table(head, rule, row)).length > 0).toBe(count > 0);
  });

  it('knows the option whose nested options a table lists without its name', () => {
    const names = ['minimize', 'emitOnErrors', 'providedExports', 'chunkIds'];
    const rows = names.map((name) => `\`${name}\` | ${name === 'providedExports' ? 'off' : ''}`);
    expect(check(guide, table('Key | Default', '--- | ---', ...rows))).toEqual([
      expect.stringContaining('"off" in the column "Default" is said of providedExports'),
    ]);
  });
});

describe('words for modes', () => {
  it.each([
    ['in production and development', ['development', 'production']],
    ['outside production', ['development', 'none']],
    ['in all modes but production', ['development', 'none']],
    ['in every mode', ['development', 'production', 'none']],
    ['in both modes', ['development', 'production']],
    ['in a file', undefined],
    ['otherwise', undefined],
  ])('reads "%s"', (words, expected) => {
    expect(modesMeant(words)?.modes).toEqual(expected);
  });

  it('takes "otherwise" for the modes that were not named before', () => {
    expect(modesMeant('otherwise', ['production'])?.modes).toEqual(['development', 'none']);
  });
});
