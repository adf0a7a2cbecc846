import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findWrongMemberValues } from '../../../../src/reference/check/member-values.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';

const member = (id: string, type: string) => identifier({ kind: 'node-api', id, type });

const catalog = new Catalog(
  new Map([
    [
      'node-api',
      [
        // In webpack's types, this one can be left out.
        member('Chunk.name', 'null | string'),
        member('Chunk.id', 'null | string | number'),
        member('Chunk.digest', 'string'),
        member('Chunk.getModule', '(from: Dependency) => null | Module'),
        member('Chunk.isOnly', '() => boolean'),
      ],
    ],
  ]),
);

function check(name: string, text: string): string[] {
  const page = parsePage(
    'docs/api/chunk-object.mdx',
    `---\ntitle: Chunk\n---\n\n## ${name}\n\n${text}\n`,
  );
  return findWrongMemberValues(withDefinitions(page, catalog)).map(findingText);
}

describe('what the value of a member can be', () => {
  it.each([
    ['name', "It's never `null` or `undefined`."],
    ['name', "The name can't be `undefined`."],
    ['name', '`name` is always a string.'],
    ['name', "For a chunk without a name, it's an empty string."],
    ['id', 'The id is `undefined` until ids are assigned.'],
    ['getModule', 'Returns the module, or `undefined` if there is none.'],
    ['getModule', 'Returns the module. It is never `null`.'],
    ['isOnly', 'The result is always a number.'],
    ['digest', "The hash, or `null` if it isn't known."],
    ['digest', "`true` if the content hasn't changed."],
    ['isOnly', "`'pending'` if there is another pass."],
  ])('is wrong for %s in "%s"', (name, text) => {
    expect(check(name, text)).toEqual([expect.stringContaining('correct the words')]);
  });

  it.each([
    ['name', "For a chunk without a name, it's `null` or `undefined`."],
    ['name', "It's never `null` if you set it."],
    ['id', 'The id is a number or a string, and `null` until ids are assigned.'],
    ['id', 'The id is never `undefined`.'],
    ['digest', 'The hash is always a string.'],
    ['getModule', 'Returns the module, or `null` if there is none.'],
    ['isOnly', 'The result is always a boolean.'],
    ['digest', 'Without content, it is an empty string.'],
    ['isOnly', '`true` if there is no other.'],
    ['id', '`0` if it is the first one.'],
    ['getModule', "`'other'` if a module has this name.\n\n`true` if not."],
  ])('is right for %s in "%s"', (name, text) => {
    expect(check(name, text)).toEqual([]);
  });
});
