/** Delay before the first change, in milliseconds. */
export const rotatorDelay = 5000;

/** Time between further changes, in milliseconds. */
export const rotatorRepeat = 5000;

/** Time until the next word, after the given number of changes. */
export function timeToNext(turns: number): number {
  return turns === 0 ? rotatorDelay : rotatorRepeat;
}

/** State of a word after the given number of changes: shown, leaving, or waiting. */
export function placeOf(index: number, turns: number, count: number): 'shown' | 'gone' | 'waiting' {
  if (index === turns % count) return 'shown';
  return turns > 0 && index === (turns - 1) % count ? 'gone' : 'waiting';
}
