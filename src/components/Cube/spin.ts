/** Length of the cube's edges, in CSS pixels. The stylesheet repeats it, since elements have no inline styles. */
export const cubeDepth = 120;
