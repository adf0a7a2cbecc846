import type { MouseEvent } from 'react';

/** True for a plain click, which opens a URL in the same window rather than in a new one or as a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
