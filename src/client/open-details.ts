/** Opens collapsed parts while the page is printed, since they can't be opened on paper. */

/** Closes what was opened. */
let restore: (() => void) | undefined;

/**
 * Opens one collapsed part. The theme also hides the content of its own parts with inline styles, which it sets again
 * when the reader next toggles the part.
 */
function openDetails(details: HTMLDetailsElement): () => void {
  const { open } = details;
  details.open = true;
  const hidden = [...details.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.style.display === 'none',
  );
  const styles = hidden.map((element) => element.style.cssText);
  for (const element of hidden) element.style.cssText = '';
  return () => {
    details.open = open;
    hidden.forEach((element, index) => {
      element.style.cssText = styles[index] ?? '';
    });
  };
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => {
    restore?.();
    const undo = [...document.querySelectorAll('details')].map(openDetails);
    restore = () => {
      for (const step of undo) step();
    };
  });
  window.addEventListener('afterprint', () => {
    restore?.();
    restore = undefined;
  });
}
