/** Time before the first change of word, in milliseconds. */
export const rotatorDelay = 5000;

/** Time between further changes, in milliseconds. */
export const rotatorRepeat = 5000;

/** The widest that a word may be, in CSS pixels; the stylesheet keeps this room, so that the line stays in place. */
export const rotatorMaxWidth = 110;

/** Time until the next word, after so many changes. */
export function timeToNext(turns: number): number {
  return turns === 0 ? rotatorDelay : rotatorRepeat;
}

/** Where a word stands after so many changes: shown, just gone, or waiting for its turn. */
export function placeOf(index: number, turns: number, count: number): 'shown' | 'gone' | 'waiting' {
  if (index === turns % count) return 'shown';
  return turns > 0 && index === (turns - 1) % count ? 'gone' : 'waiting';
}
