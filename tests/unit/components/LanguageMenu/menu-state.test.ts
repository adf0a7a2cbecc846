import { describe, expect, it } from 'vitest';
import { nextItem, nextMenuState } from '../../../../src/components/LanguageMenu/menu-state.ts';

describe('nextMenuState', () => {
  it('opens on hover and closes when the pointer leaves', () => {
    expect(nextMenuState('closed', 'enter')).toBe('hovered');
    expect(nextMenuState('hovered', 'leave')).toBe('closed');
  });

  it('is not closed by the click of the pointer that opened it', () => {
    expect(nextMenuState('hovered', 'click')).toBe('pinned');
    expect(nextMenuState('pinned', 'leave')).toBe('pinned');
    expect(nextMenuState('pinned', 'enter')).toBe('pinned');
    expect(nextMenuState('pinned', 'click')).toBe('closed');
  });

  it('opens by click, and closes on purpose', () => {
    expect(nextMenuState('closed', 'click')).toBe('pinned');
    expect(nextMenuState('closed', 'leave')).toBe('closed');
    expect(nextMenuState('closed', 'pin')).toBe('pinned');
    expect(nextMenuState('pinned', 'close')).toBe('closed');
    expect(nextMenuState('hovered', 'close')).toBe('closed');
  });
});

describe('nextItem', () => {
  it('goes round with the arrows', () => {
    expect([-1, 0, 2].map((current) => nextItem('ArrowDown', current, 3))).toEqual([0, 1, 0]);
    expect([-1, 0, 2].map((current) => nextItem('ArrowUp', current, 3))).toEqual([2, 2, 1]);
  });

  it('knows both ends, and no other key', () => {
    expect(nextItem('Home', 2, 3)).toBe(0);
    expect(nextItem('End', 0, 3)).toBe(2);
    expect(nextItem('Tab', 0, 3)).toBeUndefined();
  });
});
