import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

interface InViewOptions {
  /** Margin around the viewport that still counts, such as `300px`. */
  readonly margin?: string;
  /** If true, an element stays "in view" once it has been seen. */
  readonly once?: boolean;
}

/**
 * True if an element is in the viewport; false until the browser has reported it.
 *
 * @param target the element
 */
export function useInView(
  target: RefObject<Element | null>,
  { margin = '0px', once = false }: InViewOptions = {},
): boolean {
  const [inView, setInView] = useState(false);
  const done = once && inView;
  useEffect(() => {
    const element = target.current;
    if (element === null || done) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setInView(last.isIntersecting);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [done, margin, target]);
  return inView;
}
