/** A menu opened by hovering closes when the pointer leaves; a click pins it until it is closed explicitly. */
export type MenuState = 'closed' | 'hovered' | 'pinned';

export type MenuEvent = 'enter' | 'leave' | 'click' | 'pin' | 'close';

/** State of the menu after an event. */
export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  switch (event) {
    case 'enter':
      return state === 'closed' ? 'hovered' : state;
    case 'leave':
      return state === 'hovered' ? 'closed' : state;
    case 'click':
      // A pointer hovers before it clicks, so the click must not close the menu that the hover has just opened.
      return state === 'pinned' ? 'closed' : 'pinned';
    case 'pin':
      return 'pinned';
    case 'close':
      return 'closed';
  }
}

/**
 * Index of the item that a key moves to; arrow keys wrap around.
 *
 * @param current index of the focused item; -1 if the button has the focus
 * @returns undefined for other keys
 */
export function nextItem(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
