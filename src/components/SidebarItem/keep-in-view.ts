/** Minimum distance between an element and the edges of its sidebar. */
const margin = 48;

/**
 * How far a box has to scroll to show an element in it.
 *
 * @param element edges of the element, relative to the top of the viewport
 * @param box edges of the box
 */
export function scrollDistance(
  element: { readonly top: number; readonly bottom: number },
  box: { readonly top: number; readonly bottom: number },
): number {
  if (element.top < box.top + margin) return element.top - box.top - margin;
  if (element.bottom > box.bottom - margin) return element.bottom - box.bottom + margin;
  return 0;
}

/** Scrolls the sidebar that contains an element, and never the page, just far enough to show the element. */
export function keepInView(element: Element | null | undefined): void {
  const box = element?.closest('[data-sidebar-scroll]');
  if (!element || !box) return;
  const distance = scrollDistance(element.getBoundingClientRect(), box.getBoundingClientRect());
  if (distance !== 0) box.scrollTop += distance;
}
