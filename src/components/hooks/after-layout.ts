/**
 * Runs once when the browser has laid out an element, before it draws: asking for places any earlier would make it lay
 * out the page twice.
 *
 * @returns takes the request back
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
