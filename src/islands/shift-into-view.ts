/** Space that a tip keeps from the edges of the window, in pixels. */
const margin = 8;

/** How far a box must move sideways to stand in a window of the given width; its left edge wins. */
export function shiftIntoView(
  { left, right }: { readonly left: number; readonly right: number },
  windowWidth: number,
): number {
  const target = Math.max(margin, left - Math.max(0, right - (windowWidth - margin)));
  return target - left;
}
