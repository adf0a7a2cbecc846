import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';

/**
 * True if the reader has reversed direction and scrolls up, far from both ends of the page. A jump to a heading doesn't
 * count.
 *
 * @param threshold distance in pixels that counts as near the top
 */
export function useScrolledBack(threshold: number): boolean {
  const [isBack, setBack] = useState(false);
  const location = useLocation();
  useEffect(() => {
    let last = window.scrollY;
    let isJump = location.hash !== '';
    const onScroll = (): void => {
      const { scrollY, innerHeight } = window;
      const isUp = scrollY < last;
      last = scrollY;
      if (isJump) {
        isJump = false;
        return;
      }
      const isNearEnd = scrollY + innerHeight >= document.documentElement.scrollHeight;
      if (!isUp || scrollY < threshold) setBack(false);
      else if (!isNearEnd) setBack(true);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      setBack(false);
    };
  }, [location, threshold]);
  return isBack;
}
