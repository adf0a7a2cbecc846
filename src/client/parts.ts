import type { ClientModule } from '@docusaurus/types';
import { partsAttribute } from '../site/early-state.ts';

/**
 * Long pages come in parts that the browser lays out when they come near the window (see `src/components/PagePart`).
 * Until then it knows only about how tall they are, so that a jump to a heading could end beside it, and the scroll bar
 * would change while the reader scrolls. Here all parts are laid out once, one at a time while nothing else is to be
 * done; the browser remembers how tall each was.
 */

/** What tells that somebody is there who may scroll; for others nothing is laid out that they do not see. */
const inputs = ['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** Parts whose heights the browser has seen at the present width of the window. */
let known = new WeakSet<Element>();
let width = 0;
let request = 0;
let hasReader = false;

function parts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-size]')];
}

/** Has parts laid out for one frame, in which the browser takes note of their heights. */
function layOut(elements: readonly HTMLElement[], whenDone = (): void => undefined): void {
  for (const element of elements) {
    known.add(element);
    element.style.contentVisibility = 'visible';
  }
  requestAnimationFrame(() => {
    // The heights are noted at the end of this frame.
    requestAnimationFrame(() => {
      for (const element of elements) element.style.removeProperty('content-visibility');
      whenDone();
    });
  });
}

function layOutRest(): void {
  if (!hasReader || !document.documentElement.hasAttribute(partsAttribute)) return;
  window.cancelIdleCallback(request);
  request = window.requestIdleCallback(() => {
    const next = parts().find((part) => !known.has(part));
    if (next) layOut([next], layOutRest);
  });
}

/** Scrolls to a heading once more when the heights of the parts above it are known. */
function jumpTo(hash: string): void {
  let target: HTMLElement | null = null;
  try {
    target = document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed escape names nothing.
  }
  if (!target) return;
  const all = parts();
  const own = all.findIndex((part) => part.contains(target));
  if (own === -1) return;
  layOut(all.slice(0, own + 1).filter((part) => !known.has(part)));
  target.scrollIntoView();
}

// Only browsers that support parts at all have anything to do.
const isSupported =
  typeof window !== 'undefined' &&
  'requestIdleCallback' in window &&
  CSS.supports('content-visibility: auto') &&
  CSS.supports('overflow-anchor: auto');

/** Path of the page that the reader goes back or on to. */
let revisited = '';

if (isSupported) {
  window.addEventListener('popstate', () => {
    revisited = window.location.pathname;
  });
  const onInput = () => {
    hasReader = true;
    for (const input of inputs) window.removeEventListener(input, onInput);
    layOutRest();
  };
  for (const input of inputs) window.addEventListener(input, onInput, { passive: true });
  window.addEventListener(
    'resize',
    () => {
      // Browsers of phones change only the height while the reader scrolls.
      if (width === window.innerWidth) return;
      width = window.innerWidth;
      known = new WeakSet();
      layOutRest();
    },
    { passive: true },
  );
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!isSupported) return;
  width = window.innerWidth;
  if (previousLocation) {
    if (location.pathname !== previousLocation.pathname) {
      // The browser scrolls to where the reader was, which it knows by the height of all that is above.
      const isKnown = location.pathname === revisited;
      document.documentElement.toggleAttribute(partsAttribute, !isKnown);
    }
    // At the first page the browser itself keeps to the heading of the address.
    if (location.hash !== '' && revisited === '') jumpTo(location.hash);
  }
  revisited = '';
  layOutRest();
};
