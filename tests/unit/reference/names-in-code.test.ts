import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../src/content/source-page.ts';
import { Catalog } from '../../../src/reference/catalog.ts';
import { findingText } from '../../../src/reference/check/finding.ts';
import { findMisnamedLinks } from '../../../src/reference/check/link-names.ts';
import { findWrongMagicComments } from '../../../src/reference/check/magic-comments.ts';
import { findUnknownNames } from '../../../src/reference/check/mentions.ts';
import { findUnknownModuleTypes } from '../../../src/reference/check/module-types.ts';
import { identifier } from '../../../src/reference/identifier.ts';
import type { Inventories } from '../../../src/reference/inventories.ts';
import { readVocabulary } from '../../../src/reference/vocabulary.ts';

const file = 'docs/guides/some-page.mdx';
const pageOf = (text: string) => parsePage(file, `---\ntitle: Some page\n---\n\n${text}\n`);

const inventories: Inventories = new Map([
  [
    'loader-context',
    [
      identifier({ kind: 'loader-context', id: 'this.async' }),
      identifier({ kind: 'loader-context', id: 'this.callback' }),
    ],
  ],
  [
    'option',
    [
      identifier({ kind: 'option', id: 'output.path' }),
      identifier({ kind: 'option', id: 'output.html.title' }),
    ],
  ],
  [
    'magic-comment',
    [
      identifier({ kind: 'magic-comment', id: 'webpackMode', type: "'lazy' | 'eager'" }),
      identifier({ kind: 'magic-comment', id: 'webpackChunkName', type: 'string' }),
    ],
  ],
]);

describe('the name that a link shows', () => {
  const check = (text: string): string[] =>
    findMisnamedLinks(pageOf(text), { catalog: new Catalog(inventories) }).map(findingText);

  it('is that of the heading it leads to', () => {
    expect(
      check('See [`async`](#thisasync) and [`this.callback()`](/api/loaders/#thiscallback).'),
    ).toEqual([]);
    expect(check('See [`promise`](#thisasync).')).toEqual([
      `${file}:5 mention: \`promise\` links to #thisasync, which is about this.async; mend either`,
    ]);
  });

  it('can be that of a part, or of what the heading is part of', () => {
    const url = '/configuration/output/#outputhtml';
    expect(
      check(`[\`title\`](${url}), [\`output.html.meta\`](${url}), [\`html\`](${url})`),
    ).toEqual([]);
  });

  it('is not compared with headings in plain words, other sites and names of files', () => {
    expect(
      check(
        '[`one`](#other-words), [`two`](https://example.com/#outputpath), [`x.json`](#outputpath)',
      ),
    ).toEqual([]);
  });
});

describe('magic comments in code', () => {
  const check = (text: string): string[] =>
    findWrongMagicComments(pageOf(text), { catalog: new Catalog(inventories) }).map(findingText);

  it('have the values that webpack accepts', () => {
    expect(check('```js\nf();\nimport(/* webpackMode: "instant" */ "./a.js");\n```')).toEqual([
      `${file}:7 mention: \`webpackMode\` can be 'lazy' | 'eager', but not 'instant'`,
    ]);
    expect(check('`/* webpackMode: "eager" */`, `webpackChunkName: "any"`')).toEqual([]);
    expect(check('`webpackMode: "soon"`')).toHaveLength(1);
  });

  it('have names that webpack knows', () => {
    const catalog = new Catalog(inventories);
    const names = (text: string): string[] =>
      findUnknownNames(pageOf(text), { catalog, vocabulary: readVocabulary() }).map(findingText);
    expect(names('`/* webpackName: "shop" */`')).toEqual([
      expect.stringContaining(
        `${file}:5 mention: \`/* webpackName: "shop" */\`: webpack reads no comment`,
      ),
    ]);
    // Not a comment: a property of somebody's object.
    expect(check('`webpackName: "shop"`')).toEqual([]);
  });
});

describe('module types', () => {
  const check = (text: string): string[] => findUnknownModuleTypes(pageOf(text)).map(findingText);

  it('are known in samples and in text', () => {
    expect(check('```js\nconst rule = {\n  type: "asset/text",\n};\n```')).toEqual([
      expect.stringContaining(
        `${file}:7 mention: \`type: "asset/text"\`: webpack has no module type`,
      ),
    ]);
    expect(check("`type: 'css/scss'`")).toHaveLength(1);
    expect(check("`type: 'css/auto'` and `asset/source`")).toEqual([]);
  });
});
