/** Reloads the page when a new worker has taken over, but not while the reader would lose something. */

/** True if the reader is searching: in the dialog, or in a search field. */
export function isSearching(document: Document): boolean {
  return (
    document.querySelector('dialog[open] input[type="search"]') !== null ||
    document.activeElement?.matches('input[type="search"]') === true
  );
}

/** Polling interval while the reader is busy, in milliseconds. No event fires when a dialog is removed. */
const interval = 500;

interface Reload {
  /** True if a print dialog is open, which the reload would close. */
  readonly isPrinting: () => boolean;
  readonly reload: () => void;
}

/** Reloads now, or once the reader has left the search and the print dialog. */
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
