import { beforeAll, describe, expect, it, vi } from 'vitest';
import { opensSearch } from '../../../src/components/SearchButton/shortcut.ts';
import type { KeyPress } from '../../../src/components/SearchButton/shortcut.ts';

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
