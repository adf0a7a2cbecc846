/** How the cube looks and turns. The stylesheet repeats the values, since elements have no inline styles. */

/** Length of the cube's edges, in CSS pixels. */
export const cubeDepth = 120;

/** Rotation in each period, in degrees. */
export const cubeTurn = 90;

/** One period, in milliseconds. */
export const cubeRepeat = 5000;
