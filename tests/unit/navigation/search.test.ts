import { beforeAll, describe, expect, it, vi } from 'vitest';
import { opensSearch } from '../../../src/components/SearchButton/shortcut.ts';
import type { KeyPress } from '../../../src/components/SearchButton/shortcut.ts';
import { findPages } from '../../../src/components/SearchDialog/rank.ts';
import type { SearchablePage } from '../../../src/components/SearchDialog/rank.ts';

class FakeElement {
  isContentEditable = false;
  tagName: string;
  constructor(tagName: string) {
    this.tagName = tagName;
  }
}

beforeAll(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
});

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    defaultPrevented: false,
    target: null,
    ...more,
  };
}

const element = (tagName: string) => new FakeElement(tagName) as unknown as EventTarget;

describe('opensSearch', () => {
  it('knows Ctrl+K, Cmd+K and "/"', () => {
    expect(opensSearch(press('k', { ctrlKey: true }))).toBe(true);
    expect(opensSearch(press('K', { metaKey: true }))).toBe(true);
    expect(opensSearch(press('/'))).toBe(true);
    expect(opensSearch(press('/', { shiftKey: true, target: element('DIV') }))).toBe(true);
  });

  it('leaves all other keys alone', () => {
    expect(opensSearch(press('k'))).toBe(false);
    expect(opensSearch(press('k', { ctrlKey: true, shiftKey: true }))).toBe(false);
    expect(opensSearch(press('/', { ctrlKey: true }))).toBe(false);
    expect(opensSearch(press('/', { defaultPrevented: true }))).toBe(false);
  });

  it('lets readers type a slash', () => {
    for (const tag of ['INPUT', 'TEXTAREA', 'SELECT']) {
      expect(opensSearch(press('/', { target: element(tag) }))).toBe(false);
    }
    expect(opensSearch(press('k', { ctrlKey: true, target: element('INPUT') }))).toBe(true);
  });
});

describe('findPages', () => {
  const pages: SearchablePage[] = [
    {
      url: '/concepts/',
      title: 'Concepts',
      section: 'Concepts',
      headings: [{ title: 'Output', id: 'output' }],
    },
    {
      url: '/configuration/output/',
      title: 'Output',
      section: 'Configuration',
      headings: [
        { title: 'output.path', id: 'outputpath' },
        { title: 'Clean the output folder', id: 'clean' },
      ],
    },
    { url: '/license/', title: 'License', headings: [] },
  ];
  const urls = (query: string, limit = 10) => findPages(pages, query, limit).map(({ url }) => url);

  it('puts the page before headings of the same name, and whole titles before parts', () => {
    expect(urls('OUTPUT ')).toEqual([
      '/configuration/output/',
      '/concepts/#output',
      '/configuration/output/#outputpath',
      '/configuration/output/#clean',
    ]);
  });

  it('finds all words in any order, and says where a heading stands', () => {
    expect(findPages(pages, 'output clean', 10)).toEqual([
      {
        url: '/configuration/output/#clean',
        title: 'Clean the output folder',
        context: 'Configuration › Output',
      },
    ]);
  });

  it('finds nothing for nothing, and no more than the limit', () => {
    expect(urls('  ')).toEqual([]);
    expect(urls('nowhere')).toEqual([]);
    expect(urls('output', 2)).toHaveLength(2);
  });
});
