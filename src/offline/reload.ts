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

interface Reload {
  /** Whether a dialog for printing is open, which the reload would close. */
  readonly isPrinting: () => boolean;
  readonly reload: () => void;
}

/** Reloads at once, or when the reader has left the search and the print dialog. */
export function reloadWhenFree({ isPrinting, reload }: Reload): void {
  const listening = new AbortController();
  const attempt = () => {
    if (listening.signal.aborted || isPrinting() || isSearching(document)) return;
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
