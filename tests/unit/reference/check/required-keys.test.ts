import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findWrongRequiredKeys } from '../../../../src/reference/check/required-keys.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';

const catalog = new Catalog(
  new Map([
    [
      'option',
      [
        'entry',
        'entry.<name>.import',
        'entry.<name>.filename',
        'output.copy',
        'output.copy.from',
        'output.copy.to',
        'cache',
        'cache.type',
        'cache.name',
        'optimization.splitChunks.cacheGroups.<name>.type',
      ].map((id) => identifier({ kind: 'option', id })),
    ],
    [
      'plugin-option',
      ['ContainerPlugin.name', 'ContainerPlugin.exposes', 'ContainerPlugin.filename'].map((id) =>
        identifier({ kind: 'plugin-option', id }),
      ),
    ],
  ]),
);

function check(text: string, file = 'docs/concepts/entry-points.mdx', title = 'Entry points') {
  const page = parsePage(file, `---\ntitle: ${title}\n---\n\n${text}\n`);
  return findWrongRequiredKeys(withDefinitions(page, catalog), { catalog }).map(findingText);
}

describe('a key of an object', () => {
  it.each([
    'An entry can be an object. None of the keys is required, not even `import`.',
    'An entry can be an object, in which `import`, the path or array, is optional.',
    'An entry can be an object. Only the `filename` key is required.',
    'An entry can be an object. `filename`, the name of the file, is the only required key.',
    'An entry can be an object. Everything except `filename` is optional.',
    'An entry can be an object. All keys are optional, even `import`.',
    'In an object for `cache`, `type` can be left out.',
    'In an object for `cache`, `name` is mandatory.',
    'The value of `entry` can have objects. None of their keys is required.',
    'The pattern is in `output.copy`. All of its keys are optional.',
    'Pass `exposes` to ContainerPlugin: `exposes` is not required.',
  ])('is required, or not, by the schema, unlike in "%s"', (sentence) => {
    expect(check(sentence)).toEqual([
      expect.stringMatching(/statement: ".*" is said of .*, which .* by webpack's schema/u),
    ]);
  });

  it.each([
    'An entry can be an object. `import`, the path or array, is the only required key.',
    'An entry can be an object, in which `filename` is optional.',
    'An entry can be an object. Only the `import` key is required.',
    'An entry can be an object. Everything except `import` is optional.',
    'In an object for `cache`, `type` is mandatory, and `name` can be left out.',
    'The pattern is in `output.copy`: `to` is not required.',
    // With a condition, or about something else.
    'An entry can be an object. If it has a name, `filename` is required.',
    'In the form for books, `import` is optional.',
  ])('is what "%s" says', (sentence) => {
    expect(check(sentence, 'docs/guides/books.mdx', 'Books')).toEqual([]);
  });

  it('can be named by the heading', () => {
    const page = (text: string): string[] =>
      check(`## entry\n\n${text}`, 'docs/configuration/entry-context.mdx', 'Entry and context');
    expect(page('None of the keys is required.')).toHaveLength(1);
    expect(page('Only `filename` is required.')).toHaveLength(1);
    expect(page('Only `import` is required.')).toEqual([]);
  });
});
