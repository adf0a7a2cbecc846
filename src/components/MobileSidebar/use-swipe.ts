import type { RefObject } from 'react';
import { useEffect } from 'react';
import { beginGesture, endsOpen, isFlat, maxDrag, moveGesture } from './gesture.ts';
import type { Gesture, Point } from './gesture.ts';

interface SwipeOptions {
  readonly isOpen: boolean;
  /** The element that follows the finger through its custom property `--portal-shown`, from 0 to 1. */
  readonly drawer: RefObject<HTMLElement | null>;
  /** Called on a touch at the edge, before it is known to be a swipe. */
  readonly onBegin: () => void;
  readonly onEnd: (isOpen: boolean) => void;
}

const smallScreen = '(max-width: 996.98px)';

function pointOf(event: TouchEvent): Point | undefined {
  const touch = event.touches[0];
  return touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
}

/** On small screens, a swipe from the left edge opens the sidebar and a swipe to the left closes it. */
export function useSwipe({ isOpen, drawer, onBegin, onEnd }: SwipeOptions): void {
  useEffect(() => {
    let gesture: Gesture | undefined;

    const stop = () => {
      gesture = undefined;
      drawer.current?.removeAttribute('data-dragging');
      drawer.current?.style.removeProperty('--portal-shown');
      document.removeEventListener('touchmove', onMove);
      document.removeEventListener('touchend', onLift);
      document.removeEventListener('touchcancel', stop);
    };

    const onMove = (event: TouchEvent) => {
      const point = pointOf(event);
      if (gesture === undefined || point === undefined) {
        stop();
        return;
      }
      gesture = moveGesture(gesture, point);
      if (!isFlat(gesture)) return;
      // Otherwise the page would scroll too, or the browser would treat the swipe as its own "back" gesture.
      if (event.cancelable) event.preventDefault();
      drawer.current?.setAttribute('data-dragging', '');
      drawer.current?.style.setProperty('--portal-shown', String(gesture.shown / maxDrag));
    };

    const onLift = () => {
      const finished = gesture;
      stop();
      if (finished !== undefined) onEnd(endsOpen(finished));
    };

    const onStart = (event: TouchEvent) => {
      const point = pointOf(event);
      if (point === undefined || !window.matchMedia(smallScreen).matches) return;
      gesture = beginGesture(point, isOpen);
      if (gesture === undefined) return;
      onBegin();
      // Registered only during a possible swipe, since a listener that can prevent scrolling slows it down.
      document.addEventListener('touchmove', onMove, { passive: false });
      document.addEventListener('touchend', onLift);
      document.addEventListener('touchcancel', stop);
    };

    document.addEventListener('touchstart', onStart, { passive: true });
    return () => {
      document.removeEventListener('touchstart', onStart);
      stop();
    };
  }, [drawer, isOpen, onBegin, onEnd]);
}
