import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findWrongCalledDefaults } from '../../../../src/reference/check/called-defaults.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';

const modes = (development: string, production = development) => ({
  development,
  production,
  none: production,
});

const catalog = new Catalog(
  new Map([
    [
      'plugin-option',
      [
        identifier({
          kind: 'plugin-option',
          id: 'IdsPlugin.mode',
          type: "'read' | 'create' | 'merge'",
          description: 'operation mode (defaults to merge)',
        }),
        identifier({
          kind: 'plugin-option',
          id: 'IdsPlugin.comments',
          type: "'some' | 'all' | boolean",
          description: 'which stay: `"some"` (the default) those that matter',
        }),
        identifier({ kind: 'plugin-option', id: 'IdsPlugin.form', type: "'short' | 'long'" }),
      ],
    ],
    [
      'option',
      [
        identifier({
          kind: 'option',
          id: 'optimization.chunkIds',
          type: "'named' | 'deterministic' | false",
          defaults: modes("'named'", "'deterministic'"),
        }),
        identifier({
          kind: 'option',
          id: 'output.publicPath',
          type: 'string',
          defaults: modes("'auto'"),
        }),
      ],
    ],
  ]),
);

function check(text: string, file = 'docs/plugins/ids-plugin.mdx'): string[] {
  const page = parsePage(file, `---\ntitle: IdsPlugin\n---\n\n${text}\n`);
  return findWrongCalledDefaults(withDefinitions(page, catalog), { catalog }).map(findingText);
}

const row = (name: string, text: string): string =>
  `| Option | What it does |\n| --- | --- |\n| \`${name}\` | ${text} |`;
const guide = 'docs/guides/ids.mdx';
const paths = (value: string): string =>
  `| \`output.publicPath\` | URL |\n| --- | --- |\n| ${value} | a path |`;

describe('a value that is called the default', () => {
  it.each([
    [row('mode', '`create`, the default, reads the file.'), undefined],
    [row('mode', 'Reads the file with `read` (the default).'), undefined],
    [row('mode', 'The default, `create`, writes it.'), undefined],
    [row('comments', "`'all'` is the default."), undefined],
    [row('comments', 'With `true`, which is the default, all stay.'), undefined],
    ["`optimization.chunkIds` is `'named'`, the default in production.", guide],
    ['`optimization.chunkIds` can be `false` (the default).', guide],
    [paths("`''`, the default"), guide],
  ])('is another one in "%s"', (text, file) => {
    expect(check(text, file)).toEqual([expect.stringContaining('correct the value')]);
  });

  it.each([
    [row('mode', '`create` only writes. `merge`, the default, reads the file.'), undefined],
    [row('comments', "`'some'` (the default) keeps those that matter."), undefined],
    // Nothing says what the default is.
    [row('form', '`short`, the default, saves space.'), undefined],
    ["`optimization.chunkIds` is `'named'`, the default in development.", guide],
    ["`optimization.chunkIds` is `'deterministic'` (the default) or `'named'`.", guide],
    ['If you set a mode, `optimization.chunkIds` is `false` (the default).', guide],
    ['`optimization.chunkIds` is `false`, the default group of ids.', guide],
    [paths("`'auto'`, the default"), guide],
    [paths("`'/static/'`"), guide],
  ])('is right in "%s"', (text, file) => {
    expect(check(text, file)).toEqual([]);
  });
});
