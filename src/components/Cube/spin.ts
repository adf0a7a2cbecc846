/** How the cube looks and turns. The stylesheet has the same values, since no element carries styles of its own. */

/** Length of the cube's edges, in CSS pixels. */
export const cubeDepth = 120;

/** Turn that the cube makes in each period, in degrees. */
export const cubeTurn = 90;

/** One period, in milliseconds. */
export const cubeRepeat = 5000;
