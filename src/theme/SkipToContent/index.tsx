// Change: without scripts the link points to the main content; upstream it points to its container, which begins with
// the sidebar.
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { mainId } from '@site/src/site/main-id.ts';
import styles from './styles.module.css';

function focus(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  element?.removeAttribute('tabindex');
}

export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  const location = useLocation();
  const firstLocation = useRef(location);
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
  });
  // The next page starts at its top.
  useEffect(() => {
    if (location === firstLocation.current) return;
    if (location.hash === '' && action === 'PUSH') focus(region.current);
  }, [location, action]);
  return (
    <div ref={region} role="region" aria-label={label}>
      <a
        className={styles.link}
        href={`#${mainId}`}
        onClick={(event) => {
          event.preventDefault();
          focus(document.querySelector('main'));
        }}
      >
        {label}
      </a>
    </div>
  );
}
