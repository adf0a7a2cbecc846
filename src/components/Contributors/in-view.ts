import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Edges of an element, relative to the top of the viewport. */
export interface VerticalEdges {
  readonly top: number;
  readonly bottom: number;
}

/** True if any part of an element is in a viewport of the given height. */
export function isInView({ top, bottom }: VerticalEdges, windowHeight: number): boolean {
  return bottom > 0 && top < windowHeight;
}

/** Becomes true once the element has come into view, and stays true; polls at a fixed interval until then. */
export function useSeen(ref: RefObject<HTMLElement | null>, interval: number): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen) return undefined;
    const timer = window.setInterval(() => {
      const edges = ref.current?.getBoundingClientRect();
      if (edges && isInView(edges, window.innerHeight)) setIsSeen(true);
    }, interval);
    return () => {
      window.clearInterval(timer);
    };
  }, [isSeen, ref, interval]);
  return isSeen;
}
