import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ItemList, { joinItems } from '../../../src/components/ItemList/index.tsx';
import PackageHeader from '../../../src/components/PackageHeader/index.tsx';
import Signature from '../../../src/components/Signature/index.tsx';
import type { DefaultGroup } from '../../../src/content/plugin-data.ts';
import codeTranslations from '../../support/code-translations.ts';

const page = vi.hoisted(() => ({ frontMatter: {} }));

vi.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc: () => page }));
vi.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/' }) }));
vi.mock('@docusaurus/useBaseUrl', () => ({ default: (path: string) => path }));
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({ collectLink: () => undefined }),
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({ to, href = to, children }: ComponentProps<'a'> & { to?: string }) =>
    createElement('a', { href }, children),
}));
vi.mock('@theme/Admonition', () => ({
  default: ({ children }: ComponentProps<'div'>) => createElement('div', {}, children),
}));

type Language = 'en' | 'zh-CN' | 'ko';

/** Speaks a language as its build does. */
function speak(language: Language): void {
  for (const id of Object.keys(codeTranslations)) Reflect.deleteProperty(codeTranslations, id);
  if (language === 'en') return;
  const file = new URL(`../../../i18n/${language}/code.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { message: string }>;
  for (const [id, { message }] of Object.entries(texts)) codeTranslations[id] = message;
}

/** The text that a reader sees, with the parts of a definition list on lines of their own. */
function text(element: Parameters<typeof renderToString>[0]): string {
  return renderToString(element)
    .replaceAll(/<\/d[td]>/gu, '\n')
    .replaceAll(/<[^>]*>/gu, '');
}

function list(...names: string[]) {
  const items = names.map((name) => createElement('code', { key: name }, name));
  return createElement(ItemList, { items });
}

beforeEach(() => {
  speak('en');
});

describe('lists', () => {
  it.each([
    ['en', 'a, b, c'],
    ['zh-CN', 'a、b、c'],
    ['ko', 'a, b, c'],
  ] as const)('are written as %s writes them', (language, expected) => {
    speak(language);
    expect(text(list('a', 'b', 'c'))).toBe(expected);
    expect(joinItems(['a', 'b', 'c'])).toBe(expected);
  });

  it('keep their elements, and their braces', () => {
    expect(renderToString(list('{item}', '{list}')).replaceAll('<!-- -->', '')).toBe(
      '<code>{item}</code>, <code>{list}</code>',
    );
    expect(joinItems(['{item}', '{list}', 'a'])).toBe('{item}, {list}, a');
  });

  it('may have one item or none', () => {
    speak('zh-CN');
    expect(text(list('a'))).toBe('a');
    expect(text(list())).toBe('');
    expect(joinItems(['a'])).toBe('a');
    expect(joinItems([])).toBe('');
  });
});

describe('the facts about an option', () => {
  it.each([
    ['en', 'true in production, otherwise false; 1 in mode none for node, deno', '--a, --no-a'],
    [
      'zh-CN',
      '生产模式下为 true，其他模式下为 false；目标环境为 node、deno 时：none 模式下为 1',
      '--a、--no-a',
    ],
    [
      'ko',
      '프로덕션 모드에서 true, 그 외 모드에서 false; 타깃이 node, deno이면 none 모드에서 1',
      '--a, --no-a',
    ],
  ] as const)('are written as %s writes them', (language, defaults, flags) => {
    speak(language);
    const groups: DefaultGroup[] = [
      {
        values: [
          { value: 'true', mode: 'production' },
          { value: 'false', mode: 'otherwise' },
        ],
      },
      { values: [{ value: '1', mode: 'none' }], targets: ['node', 'deno'] },
    ];
    const signature = { defaults: JSON.stringify(groups), flags: '--a --no-a' };
    const lines = text(createElement(Signature, signature)).split('\n');
    expect([lines[1], lines[3]]).toEqual([defaults, flags]);
  });
});

describe('the head of a package page', () => {
  const facts = {
    name: 'a-loader',
    version: '1.0.0',
    license: 'MIT',
    node: null,
    webpack: null,
    npm: '/npm/',
    repository: '/repository/',
    changelog: '/changelog/',
    deprecated: true,
    replacement: { text: 'b-loader', route: '/loaders/b-loader/' },
  };

  it.each([
    [
      'en',
      'Do not add a-loader to a new project. Use b-loader instead.',
      'Disclaimer: a-loader is maintained',
    ],
    ['zh-CN', '新项目不应再引入 a-loader，请改用 b-loader。', '免责声明：a-loader 由社区维护'],
    [
      'ko',
      '새 프로젝트에는 a-loader 패키지를 추가하지 마세요. 대신 다음을 사용하세요: b-loader',
      '안내: a-loader 패키지는',
    ],
  ] as const)('joins its sentences as %s does', (language, deprecation, disclaimer) => {
    speak(language);
    page.frontMatter = { package: facts, thirdParty: true };
    const shown = text(createElement(PackageHeader));
    expect(shown).toContain(deprecation);
    expect(shown).toContain(disclaimer);
  });

  it('says only what is deprecated where nothing replaces it', () => {
    page.frontMatter = { package: { ...facts, replacement: undefined } };
    const shown = text(createElement(PackageHeader));
    expect(shown).toContain('Do not add a-loader to a new project.');
    expect(shown).not.toContain('instead');
  });
});
