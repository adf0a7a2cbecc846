/** What is read of a keyboard event. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: EventTarget | null;
}

/** Whether keys typed here become text. */
function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Whether a key press opens the search: Ctrl+K or Cmd+K anywhere, "/" where it would not be typed. */
export function opensSearch(event: KeyPress): boolean {
  if (event.defaultPrevented || event.altKey) return false;
  if (event.key.toLowerCase() === 'k') {
    return event.ctrlKey !== event.metaKey && !event.shiftKey;
  }
  // Keyboards that have "/" on another key send it with Shift.
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !takesText(event.target);
}
