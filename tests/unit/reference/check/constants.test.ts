import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findWrongConstants } from '../../../../src/reference/check/constants.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';

const catalog = new Catalog(new Map());
const vocabulary = {
  words: new Set<string>(),
  members: new Map([
    [
      'Compilation',
      new Set(['ASSET_STAGE_ADD', 'ASSET_STAGE_SIZE', 'ASSET_STAGE_REPORT', 'hooks']),
    ],
    ['Cache', new Set(['STAGE_DISK', 'STAGE_MEMORY'])],
  ]),
  properties: new Map(),
  exports: new Set(['RuntimeGlobals', 'RuntimeGlobals.publicPath', 'optimize.Stages.STAGE_BASIC']),
  versions: new Set<string>(),
};

function check(text: string, file = 'docs/api/plugins.mdx'): string[] {
  const page = parsePage(file, `---\ntitle: Plugins\n---\n\n${text}\n`);
  return findWrongConstants(withDefinitions(page, catalog), { vocabulary }).map(findingText);
}

const rows = (...names: string[]): string =>
  `Stages of \`webpack.Compilation\`:\n\n| Stage | For |\n| --- | --- |\n${names
    .map((name) => `| \`${name}\` | something |`)
    .join('\n')}`;

describe('a constant', () => {
  it.each([
    ['Use `Compilation.ASSET_STAGE_COUNT`.', 'Compilation.ASSET_STAGE_COUNT'],
    ['Use `webpack.Compilation.ASSET_STAGE_COUNT + 1`.', 'Compilation.ASSET_STAGE_COUNT'],
    ['Files are final at `ASSET_STAGE_LAST`.', 'ASSET_STAGE_LAST'],
    ['### `ASSET_STAGE_LAST`\n\nUse `ASSET_STAGE_LAST`.', 'ASSET_STAGE_LAST'],
    ['`RuntimeGlobals.publicPaths` is a name.', 'RuntimeGlobals.publicPaths'],
    ['```js\nset.add(webpack.RuntimeGlobals.path);\n```', 'RuntimeGlobals.path'],
    ['`webpack.optimize.Stages` has `STAGE_BASIC` and `STAGE_LAST`.', 'STAGE_LAST'],
    ['`webpack.Cache` has `STAGE_BASIC`.', 'STAGE_BASIC'],
    [rows('ASSET_STAGE_ADD', 'ASSET_STAGE_SIZES'), 'ASSET_STAGE_SIZES'],
  ])('that webpack lacks is found in "%s"', (text, name) => {
    expect(check(text)).toEqual([expect.stringContaining(`webpack has no constant ${name};`)]);
  });

  it.each([
    'Use `Compilation.ASSET_STAGE_SIZE`, or `webpack.Compilation.ASSET_STAGE_ADD + 1`.',
    'Files are final at `ASSET_STAGE_REPORT`.',
    'The names begin with `ASSET_STAGE_…`.',
    'Set `NO_COLOR` or `ASSET_PATH`.',
    'The constant `Compilation.ASSET_STAGE_OLD` was removed in webpack 5.',
    '`RuntimeGlobals.publicPath` is a name. `Compilation.hooks` is none.',
    '`webpack.optimize.Stages` has `STAGE_BASIC`, and `webpack.Cache` has `STAGE_DISK`.',
    '```bash\nRuntimeGlobals.path\n```',
    rows('ASSET_STAGE_ADD', 'ASSET_STAGE_SIZE', 'ASSET_STAGE_REPORT'),
  ])('is known in "%s"', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('has to be on the page that lists those of its class', () => {
    expect(check(rows('ASSET_STAGE_ADD'), 'docs/api/compilation-hooks.mdx')).toEqual([
      expect.stringContaining('Compilation.ASSET_STAGE_SIZE is documented nowhere'),
      expect.stringContaining('Compilation.ASSET_STAGE_REPORT is documented nowhere'),
    ]);
  });

  it('has to be in a list that has most of the others', () => {
    const { members } = vocabulary;
    const more = new Set([...(members.get('Compilation') ?? []), 'ASSET_STAGE_HASH']);
    const page = parsePage(
      'docs/api/plugins.mdx',
      `---\ntitle: Plugins\n---\n\n${rows('ASSET_STAGE_ADD', 'ASSET_STAGE_SIZE', 'ASSET_STAGE_REPORT')}\n`,
    );
    const other = { ...vocabulary, members: new Map([...members, ['Compilation', more]]) };
    expect(
      findWrongConstants(withDefinitions(page, catalog), { vocabulary: other }).map(findingText),
    ).toEqual([expect.stringContaining('Compilation.ASSET_STAGE_HASH is documented nowhere')]);
  });
});
