/** The swipe that opens and closes the mobile sidebar. It doesn't use the DOM: the component passes it touch points. */

/** Distance in pixels from which a swipe counts when the finger is lifted. */
export const swipeThreshold = 20;

/** Width of the sidebar, and the maximum distance that it follows the finger. */
export const maxDrag = 295;

/** Maximum ratio of vertical to horizontal movement for a swipe; steeper movements scroll the page. */
export const maxAngleRatio = 0.8;

/** A swipe that opens the sidebar starts within this distance of the left edge of the viewport. */
export const edgeWidth = 32;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Gesture {
  /** What the swipe does when it ends. */
  readonly aim: 'open' | 'close';
  readonly start: Point;
  readonly last: Point;
  /** Visible width of the sidebar, from 0 to `maxDrag`. */
  readonly shown: number;
}

/**
 * Starts a gesture where a finger touches.
 *
 * @returns undefined if no swipe can start there: on a closed sidebar, away from the edge
 */
export function beginGesture(point: Point, isOpen: boolean): Gesture | undefined {
  if (!isOpen && point.x > edgeWidth) return undefined;
  return {
    aim: isOpen ? 'close' : 'open',
    start: point,
    last: point,
    shown: isOpen ? maxDrag : 0,
  };
}

/** True if the movement since the start is flat enough to be a swipe. */
export function isFlat({ start, last }: Pick<Gesture, 'start' | 'last'>): boolean {
  const dx = last.x - start.x;
  return dx !== 0 && Math.abs((last.y - start.y) / dx) < maxAngleRatio;
}

/** Follows the finger; if the movement is too steep, the sidebar stays where it is. */
export function moveGesture(gesture: Gesture, point: Point): Gesture {
  const moved = { ...gesture, last: point };
  if (!isFlat(moved)) return moved;
  const origin = gesture.aim === 'open' ? 0 : maxDrag;
  const shown = Math.min(maxDrag, Math.max(0, origin + point.x - gesture.start.x));
  return { ...moved, shown };
}

/** True if the sidebar is open once the finger is lifted. */
export function endsOpen(gesture: Gesture): boolean {
  const dx = gesture.last.x - gesture.start.x;
  const isSwipe = isFlat(gesture);
  return gesture.aim === 'open'
    ? isSwipe && dx > swipeThreshold
    : !(isSwipe && dx < -swipeThreshold);
}
