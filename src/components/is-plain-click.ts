import type { MouseEvent } from 'react';

/** Whether the reader wants an address in the place of the page, and not in a window of its own or as a file. */
export function isPlainClick(event: MouseEvent): boolean {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
