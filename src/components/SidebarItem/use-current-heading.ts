import { useEffect, useState } from 'react';

/** Sidebars stand beside the text from this width on; only there the current heading is followed. */
export const wideScreen = '(min-width: 997px)';

/**
 * The heading that a reader is in: the last one that has reached the line below the header.
 *
 * @param tops distance of each heading to the top of the window, in document order
 * @param line distance of the reading line
 * @param atEnd whether the page is scrolled to its end, where the last headings cannot reach the line
 * @returns index of the heading, -1 before the first one
 */
export function currentIndex(tops: readonly number[], line: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return tops.findLastIndex((top) => top <= line);
}

/** A heading counts as reached a little before it stands where a link to it would put it. */
const tolerance = 24;

/** Length in pixels; `auto` is none. */
function pixels(value: string): number {
  const length = Number.parseFloat(value);
  return Number.isNaN(length) ? 0 : length;
}

function isAtEnd(): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  // A page that does not scroll has no end to reach.
  return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 2;
}

/** Distances of headings to the top of the window. */
function topsOf(ids: readonly string[]): { readonly id: string; readonly top: number }[] {
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    if (!element) return [];
    const margin = pixels(getComputedStyle(element).scrollMarginTop);
    return [{ id, top: element.getBoundingClientRect().top - margin }];
  });
}

/**
 * Follows the heading that the reader is in while the page scrolls, on wide screens only.
 *
 * @param ids ids of the headings in document order; the list must be the same one at each render
 * @returns id of the current heading, undefined before the first one and at the first render
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
