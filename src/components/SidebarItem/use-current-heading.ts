import { useEffect, useState } from 'react';

/** From this width on, sidebars are next to the text; only then is the current heading tracked. */
export const wideScreen = '(min-width: 997px)';

/**
 * The current heading: the last one that has reached the reading line below the header.
 *
 * @param tops distance of each heading from the top of the viewport, in document order
 * @param line distance of the reading line from the top
 * @param atEnd true if the page is scrolled to its end, where the last headings can't reach the line
 * @returns index of the heading; -1 before the first one
 */
export function currentIndex(tops: readonly number[], line: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return tops.findLastIndex((top) => top <= line);
}

/** A heading counts as reached slightly before the position that a link to it would scroll to. */
const tolerance = 24;

/** A length in pixels; 0 for `auto`. */
function pixels(value: string): number {
  const length = Number.parseFloat(value);
  return Number.isNaN(length) ? 0 : length;
}

function isAtEnd(): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  // A page that doesn't scroll has no end to reach.
  return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 2;
}

/** Distances of headings from the top of the viewport. */
function topsOf(ids: readonly string[]): { readonly id: string; readonly top: number }[] {
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    if (!element) return [];
    const margin = pixels(getComputedStyle(element).scrollMarginTop);
    return [{ id, top: element.getBoundingClientRect().top - margin }];
  });
}

/**
 * Tracks the current heading while the page scrolls, on wide screens only.
 *
 * @param ids ids of the headings in document order; must be a stable array
 * @returns id of the current heading; undefined before the first one and on the first render
 */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const wide = window.matchMedia(wideScreen);
    let frame = 0;
    const update = () => {
      frame = 0;
      if (!wide.matches) return;
      const found = topsOf(ids);
      const padding = pixels(getComputedStyle(document.documentElement).scrollPaddingTop);
      const index = currentIndex(
        found.map(({ top }) => top),
        padding + tolerance,
        isAtEnd(),
      );
      setCurrent(found[index]?.id);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    document.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ids]);
  return current;
}
