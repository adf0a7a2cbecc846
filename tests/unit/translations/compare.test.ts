import { describe, expect, it } from 'vitest';
import { compareTranslation } from '../../../src/translations/compare.ts';
import type { Lexicon } from '../../../src/translations/lexicon.ts';
import { translationSkeleton } from '../../../src/translations/skeleton.ts';
import { parseTerms } from '../../../src/translations/terms.ts';
import type { Term } from '../../../src/translations/terms.ts';

const english = `---
title: Loaders
description: What a loader does, and when you need one.
sidebar_position: 3
contributors:
  - someone
related:
  - title: A list
    url: https://example.com/list
---

A loader turns a file into a module. See [modules](/concepts/modules/) and \`module.rules\`.

## Using loaders

A loader stands in a rule, and a loader may have options. Several loaders form a chain.

\`\`\`js title="webpack.config.mjs"
export default { module: { rules: [] } };
\`\`\`

:::tip[Order]

The last loader runs first.

:::

### Loader features

- They may wait.
- They are cached.
`;

const chinese = translationSkeleton('docs/concepts/loaders.mdx', english)
  .replace('title: Loaders', 'title: Loader')
  .replace(
    'What a loader does, and when you need one.',
    'loader 做什么，什么时候需要它，用一个例子说明白。',
  )
  .replace('title: A list', 'title: 列表')
  .replace(
    'A loader turns a file into a module. See [modules](/concepts/modules/) and `module.rules`.',
    'loader 把文件变成模块。参见[模块](/concepts/modules/)和 `module.rules`。',
  )
  .replace('## Using loaders', '## 使用 loader')
  .replace(
    'A loader stands in a rule, and a loader may have options. Several loaders form a chain.',
    'loader 写在规则里，也可以有选项。多个 loader 组成一条链。',
  )
  .replace(':::tip[Order]', ':::tip[顺序]')
  .replace('The last loader runs first.', '最后一个 loader 最先运行。')
  .replace('### Loader features', '### loader 的特点')
  .replace('- They may wait.', '- 它们可以等待。')
  .replace('- They are cached.', '- 它们的结果会被缓存。');

const terms: readonly Term[] = [
  { term: 'loader', translation: 'loader', avoid: ['加载器'] },
  { term: 'module', translation: '模块', avoid: ['模組'] },
];

function messages(
  translation: string,
  {
    source = english,
    list = terms,
    lexicon,
  }: { source?: string; list?: readonly Term[]; lexicon?: Lexicon } = {},
): string[] {
  return compareTranslation({
    file: 'i18n/zh-CN/docusaurus-plugin-content-docs/current/concepts/loaders.mdx',
    locale: 'zh-CN',
    source,
    translation,
    terms: list,
    lexicon,
  }).map(({ line, message }) => `${line} ${message}`);
}

describe('translationSkeleton', () => {
  it('names the hash of the page and the id of every heading', () => {
    const skeleton = translationSkeleton('docs/concepts/loaders.mdx', english);
    expect(skeleton).toMatch(/\ntranslated_from: [\da-f]{40}\n---\n/u);
    expect(skeleton).toContain('## Using loaders {/* #using-loaders */}\n');
    expect(skeleton).toContain('### Loader features {/* #loader-features */}\n');
  });

  it('keeps ids that are there', () => {
    const page = '---\ntitle: A\n---\n\n## Words {/* #other */}\n';
    expect(translationSkeleton('docs/a.mdx', page)).toContain('## Words {/* #other */}\n');
  });

  it('refuses a page without front matter', () => {
    expect(() => translationSkeleton('docs/a.mdx', 'Text')).toThrow(/docs\/a\.mdx.*front matter/u);
  });
});

describe('compareTranslation', () => {
  it('finds nothing wrong with a true translation', () => {
    expect(messages(chinese)).toEqual([]);
  });

  it.each<[string, string, string, RegExp]>([
    ['an id', '#using-loaders', '#use', /heading 1 is "2 #use", but .*"2 #using-loaders"/u],
    ['a level', '### loader 的特点', '## loader 的特点', /heading 2 is "2 #loader-features"/u],
    ['a sample', 'rules: []', 'rules: [1]', /sample 1 .*the content differs/u],
    ['a title of a sample', 'webpack.config.mjs', 'webpack.config.js', /sample 1 is/u],
    ['a link', '/concepts/modules/', '/concepts/module/', /link to "\/concepts\/module\/"/u],
    ['code', '`module.rules`', '`module.rule`', /the code `module.rule` is not in the English/u],
    ['an aside', ':::tip', ':::note', /block \d+ is "aside "note""/u],
    ['an item', '- 它们可以等待。\n', '', /list of 1 items/u],
    ['a paragraph', '多个 loader 组成一条链。', '\n\n多个 loader 组成一条链。', /block \d+ is/u],
    ['a key', 'sidebar_position: 3', 'sidebar_position: 4', /"sidebar_position" is 4/u],
    ['a contributor', '  - someone', '  - somebody', /"contributors"/u],
    ['a link of the list', 'example.com/list', 'example.com/other', /"related"/u],
    [
      'the hash',
      /translated_from: \w+/u.exec(chinese)?.[0] ?? '',
      'draft: false',
      /translated_from/u,
    ],
    ['a term', '写在规则里', '（加载器）写在规则里', /"加载器" for "loader": write "loader"/u],
    ['italics', '最先运行', '_最先_ 运行', /no italics/u],
    ['a space', '多个 loader', '多个loader', /space between Chinese and Latin/u],
    ['a space at code', '和 `module', '和`module', /space between Chinese text and/u],
    ['punctuation', '里，也', '里,也', /full-width punctuation/u],
    ['emphasis', '最后一个 loader 最先运行。', '**最后一个“loader”**最先运行。', /show as text/u],
  ])('notices that %s has changed', (_what, before, after, message) => {
    expect(chinese).toContain(before);
    expect(messages(chinese.replace(before, after)).join('\n')).toMatch(message);
  });

  it('notices a paragraph that is still English', () => {
    const english2 = chinese.replace('最后一个 loader 最先运行。', 'The last loader runs first.');
    expect(messages(english2).join('\n')).toContain('is not translated');
  });

  it('compares each text with the one that it translates', () => {
    const moved = chinese
      .replace('参见[模块](/concepts/modules/)和 `module.rules`。', '参见 5.12。')
      .replace('多个 loader', '[模块](/concepts/modules/)和 `module.rules` 多个 loader');
    expect(messages(moved).join('\n')).toMatch(
      /the link to .* is missing here.*the code .* is missing here.*the number 5\.12 is not/su,
    );
    const avoided = chinese
      .replace('title: Loader', 'title: 加载器')
      .replace('## 使用', '## 加载器');
    expect(messages(avoided).filter((message) => message.includes('加载器'))).toHaveLength(2);
  });

  it('looks with a lexicon for sentences and titles that are not translated', () => {
    const lexicon: Lexicon = {
      locale: 'zh-CN',
      lengthRatio: 0.5,
      coverage: (_english, translated) => (translated.includes('多个') ? 1 : 0),
      likeness: () => 1,
      isKept: (word) => word === 'loader',
    };
    const found = messages(
      chinese
        .replace('多个 loader 组成一条链。', '')
        .replace('title: Loader', 'title: Loaders')
        .replace(':::tip[顺序]', ':::tip[Order]'),
      { lexicon },
    ).join('\n');
    expect(found).toContain('a sentence of the English text (line 16) seems to be missing');
    expect(found).toContain('the title "Loaders" is not translated');
    expect(found).toContain('the label "Order" is not translated');
  });

  it('notices a term that the translation never uses', () => {
    const list = [{ term: 'loader', translation: '装载程序' }];
    expect(messages(chinese, { list }).join('\n')).toContain('"装载程序" is nowhere');
  });

  it('does not take names of options for words', () => {
    const page = english.replace(
      '- They may wait.',
      '- `rule.rule`, `rule`, `rule`: They may wait.',
    );
    const translation = chinese.replace('- 它们可以', '- `rule.rule`、`rule`：它们可以');
    const list = [{ term: 'rule', translation: '条例' }];
    expect(messages(translation, { source: page, list }).join('\n')).not.toContain('条例');
  });
});

describe('parseTerms', () => {
  it('names a term that is listed twice', () => {
    const json = JSON.stringify([
      { term: 'Module', translation: 'a' },
      { term: 'module', translation: 'b' },
    ]);
    expect(() => parseTerms('i18n/ko/terms.json', json)).toThrow(
      /terms\.json: "module" is listed twice/u,
    );
  });

  it('names a translation that is also to be avoided, and keys it does not know', () => {
    const own = JSON.stringify([{ term: 'a', translation: 'b', avoid: ['b'] }]);
    expect(() => parseTerms('t.json', own)).toThrow(/"a" is also among those to avoid/u);
    const key = JSON.stringify([{ term: 'a', translation: 'b', wrong: 1 }]);
    expect(() => parseTerms('t.json', key)).toThrow(/t\.json: .*wrong/su);
  });
});
