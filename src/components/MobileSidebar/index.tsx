import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { site } from '../../site/site.ts';
import Icon from '../Icon/index.tsx';
import { wideScreen } from '../SidebarItem/use-current-heading.ts';
import control from '../SiteHeader/control.module.css';
import styles from './styles.module.css';
import toggleStyles from './toggle.module.css';
import { useSwipe } from './use-swipe.ts';

// The tree isn't needed before the sidebar is opened, so it isn't part of the page's own script.
const loadTree = () => import('./SiteTree.tsx');
const SiteTree = lazy(loadTree);

/**
 * While the sidebar is open, nothing behind it can be focused, read or scrolled.
 *
 * @param toggle any element of the page, which is all in one child of the body; the sidebar is in another
 */
function useModal(isOpen: boolean, toggle: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const root = toggle.current?.closest('body > *');
    root?.toggleAttribute('inert', true);
    document.body.style.overflow = 'hidden';
    return () => {
      root?.toggleAttribute('inert', false);
      document.body.style.removeProperty('overflow');
    };
  }, [isOpen, toggle]);
}

/** Keeps Tab inside: the last control is followed by the first one. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:enabled, select'),
  ].filter((element) => element.getClientRects().length > 0);
  const edge = event.shiftKey ? controls[0] : controls.at(-1);
  if (document.activeElement !== edge && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  (event.shiftKey ? controls.at(-1) : controls[0])?.focus();
}

/** The menu button of small screens and the sidebar that it opens: the whole site as a tree. */
export default function MobileSidebar(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  // Becomes true at the first sign of interest and stays true, so the sidebar keeps its expanded items.
  const [isNeeded, setIsNeeded] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  // True if the button gets the focus back; not after a navigation, which moves the focus to the start of the new page.
  const returnsFocus = useRef(false);
  const { key, pathname, hash } = useLocation();
  useModal(isOpen, toggle);

  const need = useCallback(() => {
    setIsNeeded(true);
  }, []);
  const open = useCallback(() => {
    setIsNeeded(true);
    setIsOpen(true);
  }, []);
  const giveBack = useCallback(() => {
    returnsFocus.current = true;
    setIsOpen(false);
  }, []);
  const onSwipeEnd = useCallback(
    (endedOpen: boolean) => {
      if (endedOpen) open();
      else if (isOpen) giveBack();
    },
    [giveBack, isOpen, open],
  );
  useSwipe({ isOpen, drawer, onBegin: need, onEnd: onSwipeEnd });

  const place = `${key ?? ''}${pathname}${hash}`;
  const [lastPlace, setLastPlace] = useState(place);
  if (place !== lastPlace) {
    setLastPlace(place);
    setIsOpen(false);
  }

  useEffect(() => {
    const wide = window.matchMedia(wideScreen);
    const onChange = () => {
      if (wide.matches) setIsOpen(false);
    };
    wide.addEventListener('change', onChange);
    return () => {
      wide.removeEventListener('change', onChange);
    };
  }, []);

  useEffect(() => {
    if (!isOpen) {
      if (returnsFocus.current) toggle.current?.focus();
      returnsFocus.current = false;
      return undefined;
    }
    close.current?.focus({ preventScroll: true });
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') giveBack();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [giveBack, isOpen]);

  /** A link to the current page doesn't navigate, but the sidebar still has to close. */
  const onClick = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (isPlain && event.target instanceof Element && event.target.closest('a')) setIsOpen(false);
  };

  const preload = () => void loadTree();

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={`${control.button} ${control.needsScript} ${toggleStyles.toggle}`}
        aria-label={translate({ id: 'portal.menu.toggle', message: 'Toggle navigation menu' })}
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          if (isOpen) giveBack();
          else open();
        }}
      >
        <Icon name="menu" />
      </button>
      {isNeeded &&
        createPortal(
          <div ref={drawer} className={styles.drawer} data-open={isOpen} inert={!isOpen}>
            <div className={styles.backdrop} onClick={giveBack} />
            <nav
              className={styles.panel}
              aria-label={translate({ id: 'portal.menu.label', message: 'Site' })}
              onKeyDown={keepFocus}
              onClick={onClick}
            >
              <div className={styles.head}>
                <Link to="/" className={clsx(styles.brand)}>
                  {site.name}
                </Link>
                <button
                  ref={close}
                  type="button"
                  className={control.button}
                  aria-label={translate({
                    id: 'portal.menu.close',
                    message: 'Close navigation menu',
                  })}
                  onClick={giveBack}
                >
                  <Icon name="close" />
                </button>
              </div>
              <div className={styles.body} data-sidebar-scroll>
                <Suspense fallback={null}>
                  <SiteTree />
                </Suspense>
              </div>
            </nav>
          </div>,
          document.body,
        )}
    </>
  );
}
