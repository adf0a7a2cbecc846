// Change: the button moves the focus to the top of the page, so keyboard users continue from there, and scrolls
// instantly for readers who prefer reduced motion.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { SkipToContentFallbackId, ThemeClassNames } from '@docusaurus/theme-common';
import { useScrolledBack } from '@site/src/components/hooks/use-scrolled-back.ts';
import styles from './styles.module.css';

/** The button is hidden until the reader has scrolled down this many pixels. */
const threshold = 300;

function focusContent(): void {
  const content = document.querySelector<HTMLElement>(`#${SkipToContentFallbackId}, main`);
  if (!content) return;
  content.setAttribute('tabindex', '-1');
  content.focus({ preventScroll: true });
  content.removeAttribute('tabindex');
}

export default function BackToTopButton(): ReactNode {
  const shown = useScrolledBack(threshold);
  return (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        styles.button,
        shown && styles.shown,
      )}
      aria-label={translate({ id: 'portal.backToTop', message: 'Scroll back to top' })}
      onClick={() => {
        focusContent();
        const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
      }}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
        <path d="M5 14l7-7 7 7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );
}
