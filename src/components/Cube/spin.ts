import type { CSSProperties } from 'react';

/** Length of the cube's edges, in CSS pixels. */
export const cubeDepth = 120;

/** Turn that the cube makes in each period, in degrees. */
export const cubeTurn = 90;

/** One period, in milliseconds. */
export const cubeRepeat = 5000;

/** Custom properties from which the stylesheet draws and turns the cube. */
export function cubeProperties(): CSSProperties {
  return {
    '--portal-cube-depth': `${cubeDepth}px`,
    '--portal-cube-turn': `${cubeTurn}deg`,
    '--portal-cube-round': `${(cubeRepeat * 360) / cubeTurn}ms`,
  } as CSSProperties;
}
