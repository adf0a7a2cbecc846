import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findWrongExclusions } from '../../../../src/reference/check/exclusions.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';

const cached = ['maxGenerations', 'cacheDirectory', 'cacheLocation', 'name', 'type'];
const ignored = ['resourceRegExp', 'contextRegExp', 'checkResource'];

const catalog = new Catalog(
  new Map([
    [
      'option',
      [
        identifier({ kind: 'option', id: 'cache' }),
        ...cached.map((name) => identifier({ kind: 'option', id: `cache.${name}` })),
        identifier({ kind: 'option', id: 'entry.<name>.dependOn' }),
        identifier({ kind: 'option', id: 'entry.<name>.runtime' }),
      ],
    ],
    ['plugin', [identifier({ kind: 'plugin', id: 'IgnorePlugin' })]],
    [
      'plugin-option',
      ignored.map((name) => identifier({ kind: 'plugin-option', id: `IgnorePlugin.${name}` })),
    ],
  ]),
);

function findings(file: string, title: string, text: string): string[] {
  const page = parsePage(file, `---\ntitle: ${title}\n---\n\n${text}\n`);
  return findWrongExclusions(withDefinitions(page, catalog), { catalog }).map(findingText);
}

describe('options of which a schema or the code accepts only one', () => {
  const check = (text: string): string[] =>
    findings('docs/plugins/ignore-plugin.mdx', 'IgnorePlugin', text);

  it.each([
    '`checkResource` can be combined with `resourceRegExp`.',
    '`checkResource` works together with `contextRegExp`.',
    '`checkResource` and `resourceRegExp` can be used together.',
    'You can set both `checkResource` and `resourceRegExp`.',
    'Combine `checkResource` with `resourceRegExp` to be more precise.',
    '`checkResource` runs after `resourceRegExp`. Both can be set.',
    'If you set both `resourceRegExp` and `checkResource`, a request has to pass both.',
    '`resourceRegExp` and `contextRegExp` exclude each other.',
    "`contextRegExp` can't be set together with `resourceRegExp`.",
    'Set `resourceRegExp` or `contextRegExp`, but never both.',
  ])('"%s" is wrong', (text) => {
    expect(check(text)).toEqual([
      expect.stringMatching(/^docs\/plugins\/ignore-plugin\.mdx:5 statement: "/u),
    ]);
  });

  it.each([
    "`checkResource` can't be combined with `resourceRegExp`.",
    'Set `checkResource` or `resourceRegExp`, but not both.',
    'If you set both `checkResource` and `resourceRegExp`, the build fails.',
    '`resourceRegExp` can be combined with `contextRegExp`.',
    '`resourceRegExp` and `contextRegExp` can be used at the same time.',
    "Don't combine `checkResource` with `resourceRegExp`.",
    '`checkResource` replaces `resourceRegExp`.',
  ])('"%s" is right', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('can be that of the heading', () => {
    const cache = (text: string): string[] =>
      findings('docs/configuration/cache.mdx', 'Cache', `## cache.maxGenerations\n\n${text}`);
    expect(cache('It can be set together with `cacheDirectory`.')).toHaveLength(1);
    expect(cache('It can be set together with `type`.')).toEqual([]);
  });

  it('can be known from a message of webpack', () => {
    const entry = (text: string): string[] =>
      findings('docs/guides/code-splitting.mdx', 'Code splitting', text);
    expect(entry('`dependOn` can be combined with `runtime`.')).toHaveLength(1);
    expect(entry("You can't combine `dependOn` with `runtime`.")).toEqual([]);
  });
});
