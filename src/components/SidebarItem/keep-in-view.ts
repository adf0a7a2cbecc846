/** Distance that an element keeps to the edges of its sidebar. */
const margin = 48;

/**
 * How far a box has to scroll so that an element in it is seen.
 *
 * @param element edges of the element, from the top of the window
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

/** Scrolls the sidebar that an element lies in, and never the page, so far that the element is seen. */
export function keepInView(element: Element | null | undefined): void {
  const box = element?.closest('[data-sidebar-scroll]');
  if (!element || !box) return;
  const distance = scrollDistance(element.getBoundingClientRect(), box.getBoundingClientRect());
  if (distance !== 0) box.scrollTop += distance;
}
