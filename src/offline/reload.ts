/** Loads the page afresh when a new worker has taken over, but not while that would take something from the reader. */

/** Whether the reader is in the search: in its dialog, or in a field for it. */
export function isSearching(document: Document): boolean {
  return (
    document.querySelector('dialog[open] input[type="search"]') !== null ||
    document.activeElement?.matches('input[type="search"]') === true
  );
}

/** How often a reader who is busy is looked after, in milliseconds. No event tells that a dialog is gone. */
const interval = 500;

interface Reload {
  /** Whether a dialog for printing is open, which the reload would close. */
  readonly isPrinting: () => boolean;
  readonly reload: () => void;
}

/** Reloads at once, or when the reader has left the search and the print dialog. */
export function reloadWhenFree({ isPrinting, reload }: Reload): void {
  const isFree = () => !isPrinting() && !isSearching(document);
  if (isFree()) {
    reload();
    return;
  }
  const timer = setInterval(() => {
    if (!isFree()) return;
    clearInterval(timer);
    reload();
  }, interval);
}
