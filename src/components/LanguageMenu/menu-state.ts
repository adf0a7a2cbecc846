/** A menu opened by hovering closes when the pointer leaves; a click pins it until it is closed on purpose. */
export type MenuState = 'closed' | 'hovered' | 'pinned';

export type MenuEvent = 'enter' | 'leave' | 'click' | 'pin' | 'close';

/** State of the menu after something has happened. */
export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  switch (event) {
    case 'enter':
      return state === 'closed' ? 'hovered' : state;
    case 'leave':
      return state === 'hovered' ? 'closed' : state;
    case 'click':
      // The pointer that clicks has hovered before, so that click must not close what it has just opened.
      return state === 'pinned' ? 'closed' : 'pinned';
    case 'pin':
      return 'pinned';
    case 'close':
      return 'closed';
  }
}

/**
 * The item that a key moves to; arrows go round.
 *
 * @param current index of the focused item, -1 where the button has the focus
 * @returns undefined for keys that move nothing
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
