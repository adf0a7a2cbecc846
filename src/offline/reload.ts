/** Loads the page afresh when a new worker has taken over, but not while that would take something from the reader. */

/** Whether the reader is in the search: in its dialog, or in a field for it. */
export function isSearching(document: Document): boolean {
  return (
    document.querySelector('dialog[open] input[type="search"]') !== null ||
    document.activeElement?.matches('input[type="search"]') === true
  );
}

/** Events after which the reader may be free again. */
const signs = ['focusin', 'focusout', 'close', 'afterprint', 'visibilitychange'] as const;

/** Between the two events of printing a dialog is open that the reload would close. */
let isPrinting = false;

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => {
    isPrinting = true;
  });
  window.addEventListener('afterprint', () => {
    isPrinting = false;
  });
}

/** Reloads at once, or when the reader has left the search and the print dialog. */
export function reloadWhenFree(
  reload: () => void = () => {
    window.location.reload();
  },
): void {
  const listening = new AbortController();
  const attempt = () => {
    if (listening.signal.aborted || isPrinting || isSearching(document)) return;
    listening.abort();
    reload();
  };
  for (const sign of signs) {
    // Of all these, the state after the event counts.
    const later = () => setTimeout(attempt, 0);
    window.addEventListener(sign, later, { capture: true, signal: listening.signal });
  }
  attempt();
}
