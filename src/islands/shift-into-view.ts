/** Distance between a tip and the edges of the viewport, in pixels. */
const margin = 8;

/** How far a box must move horizontally to fit in a viewport of the given width; its left edge takes precedence. */
export function shiftIntoView(
  { left, right }: { readonly left: number; readonly right: number },
  windowWidth: number,
): number {
  const target = Math.max(margin, left - Math.max(0, right - (windowWidth - margin)));
  return target - left;
}
