import { describe, expect, it } from 'vitest';
import {
  beginGesture,
  edgeWidth,
  endsOpen,
  maxAngleRatio,
  maxDrag,
  moveGesture,
  swipeThreshold,
} from '../../../../src/components/MobileSidebar/gesture.ts';
import type { Gesture } from '../../../../src/components/MobileSidebar/gesture.ts';

function begin(isOpen: boolean, x = 5): Gesture {
  const gesture = beginGesture({ x, y: 300 }, isOpen);
  if (!gesture) throw new Error('no gesture');
  return gesture;
}

/** The gesture after the finger has gone so far from its start. */
function drag(gesture: Gesture, dx: number, dy = 0): Gesture {
  return moveGesture(gesture, { x: gesture.start.x + dx, y: gesture.start.y + dy });
}

describe('the swipe of the mobile sidebar', () => {
  it('has the constants of the specification', () => {
    expect({ swipeThreshold, maxDrag, maxAngleRatio }).toEqual({
      swipeThreshold: 20,
      maxDrag: 295,
      maxAngleRatio: 0.8,
    });
  });

  it('begins at the edge of a closed sidebar, and anywhere on an open one', () => {
    expect(beginGesture({ x: edgeWidth, y: 0 }, false)?.aim).toBe('open');
    expect(beginGesture({ x: edgeWidth + 1, y: 0 }, false)).toBeUndefined();
    expect(beginGesture({ x: 380, y: 0 }, true)).toMatchObject({ aim: 'close', shown: 295 });
  });

  it('opens after more than 20 px to the right', () => {
    expect(endsOpen(drag(begin(false), 20))).toBe(false);
    expect(endsOpen(drag(begin(false), 21))).toBe(true);
    expect(endsOpen(drag(begin(false), -40))).toBe(false);
    expect(endsOpen(begin(false))).toBe(false);
  });

  it('closes after more than 20 px to the left', () => {
    expect(endsOpen(drag(begin(true, 200), -20))).toBe(true);
    expect(endsOpen(drag(begin(true, 200), -21))).toBe(false);
    expect(endsOpen(drag(begin(true, 200), 60))).toBe(true);
    expect(endsOpen(begin(true, 200))).toBe(true);
  });

  it('follows the finger, and no farther than 295 px', () => {
    expect(drag(begin(false), 100).shown).toBe(100);
    expect(drag(begin(false), 295).shown).toBe(295);
    expect(drag(begin(false), 296).shown).toBe(295);
    expect(drag(begin(false), -10).shown).toBe(0);
    expect(drag(begin(true, 300), -100).shown).toBe(195);
    expect(drag(begin(true, 300), 50).shown).toBe(295);
  });

  it('counts only while |dy/dx| is below 0.8', () => {
    expect(drag(begin(false), 100, 79).shown).toBe(100);
    expect(drag(begin(false), 100, 80).shown).toBe(0);
    expect(drag(begin(false), 100, -80).shown).toBe(0);
    expect(endsOpen(drag(begin(false), 100, 79))).toBe(true);
    expect(endsOpen(drag(begin(false), 100, 80))).toBe(false);
    expect(endsOpen(drag(begin(true, 300), -100, 80))).toBe(true);
    expect(drag(begin(false), 0, 10).shown).toBe(0);
  });

  it('stays where it was while the movement is steep, and goes on when it is flat again', () => {
    const steep = drag(drag(begin(false), 50), 60, 90);
    expect(steep.shown).toBe(50);
    expect(drag(steep, 120, 20).shown).toBe(120);
  });
});
