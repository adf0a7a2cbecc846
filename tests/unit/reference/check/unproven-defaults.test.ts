import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findUnprovenDefaults } from '../../../../src/reference/check/unproven-defaults.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { applyDefaults } from '../../../../src/reference/defaults.ts';
import type { WebpackApi } from '../../../../src/reference/defaults.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import type { Kind } from '../../../../src/reference/identifier.ts';
import { installedPackage } from '../../../../src/reference/package.ts';

const ids: readonly (readonly [kind: Kind, id: string, type: string, value?: string])[] = [
  ['option', 'output.module', 'boolean'],
  ['option', 'output.path', 'string'],
  ['option', 'output.publicPath', 'string'],
  ['option', 'output.cssFilename', 'string'],
  ['option', 'output.devtoolNamespace', 'string', "''"],
  ['option', 'resolve.extensions', 'string[]', "['.js', '.json', '.wasm']"],
  ['option', 'externalsType', 'string'],
  ['dev-server-option', 'devServer.static', 'string'],
  ['plugin', 'SyncModuleIdsPlugin', 'class'],
  ['plugin-option', 'SyncModuleIdsPlugin.mode', 'string'],
];

const catalog = new Catalog(
  Map.groupBy(
    ids.map(([kind, id, type, value]) =>
      identifier({
        kind,
        id,
        type,
        ...(value !== undefined && {
          defaults: { development: value, production: value, none: value },
        }),
      }),
    ),
    ({ kind }) => kind,
  ),
);

const webpack = installedPackage('webpack').load() as WebpackApi;

function check(text: string, file = 'docs/guides/output.mdx', title = 'Output'): string[] {
  const page = parsePage(file, `---\ntitle: ${title}\n---\n\n${text}\n`);
  return findUnprovenDefaults(withDefinitions(page, catalog), {
    catalog,
    defaultsWith: (given, mode) => applyDefaults(webpack, mode, structuredClone(given)),
  }).map(findingText);
}

const moduleLink = '[`output.module`](/configuration/output/#outputmodule)';

describe('a default in a sentence', () => {
  it.each([
    [`${moduleLink} writes ECMAScript modules (\`.js\` by default).`, '`.js` by default'],
    ['`resolve.extensions` lists them, by default `.js` (a script) and `.scss`.', '`.scss`'],
    ['`output.path` is a folder. The default is `build`.', 'default is `build`'],
    ['Names of stylesheets are in `output.cssFilename`; the default is an empty string.', 'empty'],
    ["`externalsType` isn't needed with its default, `'global'`.", "with its default, `'global'`"],
    ['The folder that `devServer.static` names is `assets` by default.', '`assets` by default'],
    ['The name `stage` is a number, 10 by default.', '10 by default'],
  ])('is wrong in "%s"', (sentence, said) => {
    expect(check(sentence)).toEqual([expect.stringContaining(said)]);
  });

  it.each([
    `${moduleLink} writes ECMAScript modules (\`.mjs\` by default).`,
    '`resolve.extensions` lists them, by default `.js` (a script) and `.json`.',
    '`output.path` is a folder. The default is `dist`.',
    'The name of the library is in `output.devtoolNamespace`; the default is an empty string.',
    "`externalsType` isn't needed with its default, `'var'`.",
    'The folder that `devServer.static` names is `public` by default.',
    'The name `stage` is a number, 0 by default.',
    // Another option has the value.
    '`output.devtoolNamespace` is `output.path` by default.',
    // Not a value, or not about an option.
    '`output.path` leaves `this.target` as it is by default.',
    'Our team writes `.tsx` by default.',
  ])('is right in "%s"', (sentence) => {
    expect(check(sentence)).toEqual([]);
  });

  it('can be about the option that the heading or the title names', () => {
    const text = "The default, `'origin'`, works everywhere.";
    expect(check(`## The public path\n\n${text}`)).toHaveLength(1);
    expect(check(text, 'docs/guides/public-path.mdx', 'Public path')).toHaveLength(1);
    expect(check(text.replace('origin', 'auto'), 'docs/guides/a.mdx', 'Public path')).toEqual([]);
  });

  it('is only empty if the option itself is, whatever else the code has', () => {
    const sorted = 'The default of `resolve.extensions` matters.';
    expect(check(`${sorted} The default, an empty list, works for scripts.`)).toHaveLength(1);
    expect(
      check('`output.devtoolNamespace` is kept. The default, an empty list, works.'),
    ).toHaveLength(1);
    expect(
      check('`output.devtoolNamespace` is kept. The default, an empty string, works.'),
    ).toEqual([]);
    expect(
      check('`resolve.extensions` is kept. The default, an empty string, works.'),
    ).toHaveLength(1);
  });

  it('can be that of an option of a plugin', () => {
    const row = (text: string): string =>
      `## SyncModuleIdsPlugin\n\n| Option | What it does |\n| --- | --- |\n| \`mode\` | ${text} |`;
    const plugin = (text: string): string[] =>
      check(row(text), 'docs/plugins/ids-plugins.mdx', 'Plugins for ids');
    expect(plugin('`overwrite`, the default, writes the file.')).toHaveLength(1);
    expect(plugin('`merge`, the default, writes the file.')).toEqual([]);
  });
});
