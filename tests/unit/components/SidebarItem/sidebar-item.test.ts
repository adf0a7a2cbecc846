import { describe, expect, it, vi } from 'vitest';
import { anchorsFile, loadAnchors } from '../../../../src/components/SidebarItem/load-anchors.ts';
import { scrollDistance } from '../../../../src/components/SidebarItem/keep-in-view.ts';
import { anchorTree } from '../../../../src/components/SidebarItem/tree.ts';
import { currentIndex } from '../../../../src/components/SidebarItem/use-current-heading.ts';

describe('anchorTree', () => {
  const anchor = (id: string, level: number) => ({ id, level, title: id });

  it('puts headings of level 3 below the one of level 2 before them', () => {
    const tree = anchorTree([anchor('a', 2), anchor('b', 3), anchor('c', 3), anchor('d', 2)]);
    expect(tree.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      ['a', ['b', 'c']],
      ['d', []],
    ]);
  });

  it('keeps headings of level 3 that follow none', () => {
    expect(anchorTree([anchor('a', 3), anchor('b', 2)]).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('currentIndex', () => {
  it('is the last heading that has reached the line', () => {
    expect(currentIndex([-300, 90, 91, 500], 90, false)).toBe(1);
    expect(currentIndex([200, 500], 90, false)).toBe(-1);
    expect(currentIndex([], 90, false)).toBe(-1);
  });

  it('is the last one at the end of the page', () => {
    expect(currentIndex([-300, 200, 500], 90, true)).toBe(2);
  });
});

describe('scrollDistance', () => {
  const box = { top: 100, bottom: 600 };

  it('is zero for what is seen, and else the way to 48 px from the nearer edge', () => {
    expect(scrollDistance({ top: 148, bottom: 552 }, box)).toBe(0);
    expect(scrollDistance({ top: 100, bottom: 130 }, box)).toBe(-48);
    expect(scrollDistance({ top: 700, bottom: 730 }, box)).toBe(178);
  });
});

describe('loadAnchors', () => {
  it('names the file by section and base', () => {
    expect(anchorsFile('/guides/caching/', '/')).toBe('/anchors/guides.json');
    expect(anchorsFile('/ko/guides/caching/', '/ko/')).toBe('/ko/anchors/guides.json');
    expect(anchorsFile('/license/', '/')).toBe('/anchors/root.json');
  });

  it('loads a file once, and again after a failure', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({});
    await expect(loadAnchors('/anchors/x.json', load)).rejects.toThrow('offline');
    await loadAnchors('/anchors/x.json', load);
    await loadAnchors('/anchors/x.json', load);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
