/**
 * Runs once when the browser has laid out an element, before it paints. Reading positions any earlier would force a
 * second layout of the page.
 *
 * @returns a function that cancels it
 */
export function afterLayout(element: Element, action: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    action();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
