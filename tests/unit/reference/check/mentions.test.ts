import { expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findUnknownNames } from '../../../../src/reference/check/mentions.ts';
import { identifier } from '../../../../src/reference/identifier.ts';

const option = 'output.devtoolModuleFilenameTemplate';
const catalog = new Catalog(
  new Map([
    [
      'option',
      [option, 'entry.dependOn'].map((id) => identifier({ kind: 'option', id, type: 'string' })),
    ],
  ]),
);
const vocabulary = {
  words: new Set(['output', 'devtoolModuleFilenameTemplate', 'dependOn', 'webpack']),
  members: new Map(),
  properties: new Map(),
  exports: new Set<string>(),
  versions: new Set<string>(),
};

function check(text: string, file = 'docs/guides/maps.mdx'): string[] {
  const page = parsePage(file, `---\ntitle: Maps\n---\n\n${text}\n`);
  return findUnknownNames(page, { catalog, vocabulary }).map(findingText);
}

it.each([
  'devtoolSourceFilenameTemplate',
  'devtoolModuleFilenamePattern',
  'mapModuleFilenameTemplate',
])('%s, of which one part is different, is not an option', (name) => {
  expect(check(`Paths follow \`${name}\`.`)).toEqual([
    expect.stringContaining(`no package has the word ${name}`),
  ]);
});

it.each([
  'Paths follow `devtoolModuleFilenameTemplate`.',
  'Other programs have `sourceFileTemplate` or `filesToDeleteAfterUpload`.',
  'Paths follow `devtoolSourceFilenameTemplate`.\n\n```js\nconst devtoolSourceFilenameTemplate = 1;\n```',
])('is no finding in "%s"', (text) => {
  expect(check(text)).toEqual([]);
});

it('a short name that resembles an option is reported in guides', () => {
  expect(check('With `dependsOn`, both share it.')).toEqual([
    expect.stringContaining('no package has the word dependsOn'),
  ]);
  expect(check('With `dependOn`, both share it, and `shareWith` is of another program.')).toEqual(
    [],
  );
});

it('a name that no package has is reported in concepts', () => {
  const concepts = 'docs/concepts/entry-points.mdx';
  expect(check('`shareWith` makes both share it.', concepts)).toEqual([
    expect.stringContaining('no package has the word shareWith'),
  ]);
  expect(check('`dependOn` makes both share `report` and `myEntry`.', concepts)).toEqual([]);
});
