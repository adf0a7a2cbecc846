/** Opens what is folded while the page is printed, since paper has nothing to click. */

/** Undoes what was opened. */
let restore: (() => void) | undefined;

/**
 * Opens one closed part. The theme hides the content of its own parts by inline styles too, which it sets again
 * when the reader next opens or closes the part.
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
