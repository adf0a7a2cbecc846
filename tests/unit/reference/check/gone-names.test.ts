import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findGoneNames } from '../../../../src/reference/check/gone-names.ts';
import { findUnknownNames } from '../../../../src/reference/check/mentions.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';

const catalog = new Catalog(
  new Map([
    ['magic-comment', [identifier({ kind: 'magic-comment', id: 'webpackIgnore' })]],
    [
      'environment-variable',
      [identifier({ kind: 'environment-variable', id: 'HTTP_PROXY', type: 'string' })],
    ],
    [
      'option',
      [
        identifier({ kind: 'option', id: 'output.onFailure', type: 'string' }),
        identifier({ kind: 'option', id: 'output.style', type: "'short' | 'long' | (() => any)" }),
        identifier({ kind: 'option', id: 'output.words', type: "'short' | string" }),
      ],
    ],
  ]),
);

const vocabulary = {
  words: new Set(['webpackHotUpdate', 'NO_PROXY', 'onFailure', 'output', 'style', 'words']),
  members: new Map(),
  properties: new Map(),
  exports: new Set<string>(),
  versions: new Set<string>(),
};

function check(text: string, file = 'docs/guides/names.mdx'): string[] {
  const page = withDefinitions(parsePage(file, `---\ntitle: Names\n---\n\n${text}\n`), catalog);
  return [
    ...findUnknownNames(page, { catalog, vocabulary }),
    ...findGoneNames(page, { catalog, vocabulary }),
  ].map(findingText);
}

const table = (name: string, value: string): string =>
  `| \`${name}\` | Result |\n| --- | --- |\n| ${value} | a file |`;
const sample = "```js\nimport(/* webpackMedia: 'print' */ './a.css');\n```";

describe('a name that is gone', () => {
  it.each([
    ['| [webpackMedia](#webpackmedia) | yes |\n| --- | --- |', 'webpackMedia'],
    [`Put \`webpackMedia\` there.\n\n${sample}`, 'webpackMedia'],
    ['Put `<!-- webpackMedia: true -->` before it.', 'webpackMedia'],
    ['Write `import /* webpackMedia: true */ * as a`.', 'webpackMedia'],
    ['webpack uses the `NO_PROXY` or `HTTPS_PROXY` environment variable.', 'HTTPS_PROXY'],
    ['Set [`onCreation`](/configuration/output/#outputoncreation) to it.', 'onCreation'],
    [table('output.style', "`'medium'`"), 'output.style'],
    ['## output.style\n\n' + table('style', "`'short'` or `'medium'`"), 'output.style'],
  ])('is found in "%s"', (text, name) => {
    expect(check(text)).toEqual([expect.stringContaining(name)]);
  });

  it.each([
    '| [webpackIgnore](#webpackignore) | yes |\n| --- | --- |',
    'The function webpackHotUpdate and `<!-- webpackIgnore: true -->`.',
    'The comment webpackMedia was removed.',
    'webpack uses the `HTTP_PROXY` or `NO_PROXY` environment variable.',
    'Set the environment variable `API_URL`.\n\n```js\nprocess.env.API_URL;\n```',
    'The constant `MAX_AGE` is a number.',
    'Set [`onFailure`](/configuration/output/#outputonfailure) to it.',
    '[`someThing`](https://example.com/#something) and [`someThing`](#something-else) differ.',
    table('output.style', "`'short'` or `'long'`"),
    table('output.words', "`'other'`"),
    table('Style', "`'other'`"),
  ])('is not found in "%s"', (text) => {
    expect(check(text)).toEqual([]);
  });
});
