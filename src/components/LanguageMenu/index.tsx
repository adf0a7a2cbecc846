import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useEffect, useId, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { withBase } from '../../content/pathname.ts';
import { builtLocales, locales } from '../../site/locales.ts';
import type { Locale } from '../../site/locales.ts';
import { useAlternateUrl } from '../hooks/use-alternate-url.ts';
import { rememberLanguage } from '../LanguageSuggestion/choice.ts';
import Icon from '../Icon/index.tsx';
import control from '../SiteHeader/control.module.css';
import { useSitePath } from '../use-site-path.ts';
import { nextItem, nextMenuState } from './menu-state.ts';
import styles from './styles.module.css';

/**
 * URLs of the current page in each language: on this site if the language is built, otherwise on its public site.
 * Languages with neither are left out.
 */
function useLanguageLinks(): { locale: Locale; href: string; isCurrent: boolean }[] {
  const {
    i18n,
    siteConfig: { baseUrl },
  } = useDocusaurusContext();
  const alternateUrl = useAlternateUrl();
  const pathname = useSitePath();
  const addressOf = (locale: Locale): string | undefined => {
    if (locale === i18n.currentLocale) return withBase(pathname, baseUrl);
    if (i18n.locales.includes(locale)) return alternateUrl({ locale, fullyQualified: false });
    const { publicSite } = locales[locale];
    return publicSite === undefined ? undefined : publicSite + pathname;
  };
  return builtLocales.flatMap((locale) => {
    const href = addressOf(locale);
    return href === undefined ? [] : [{ locale, href, isCurrent: locale === i18n.currentLocale }];
  });
}

/** The same page in the other languages. */
export default function LanguageMenu(): ReactNode {
  const [state, dispatch] = useReducer(nextMenuState, 'closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const links = useLanguageLinks();
  const isOpen = state !== 'closed';

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && root.current?.contains(event.target)) return;
      dispatch('close');
    };
    // Also closes a menu that was opened by a pointer, wherever the focus is.
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dispatch('close');
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = () => [...(root.current?.querySelectorAll<HTMLElement>('li > a') ?? [])];
    const current = items().findIndex((item) => item === document.activeElement);
    const next = nextItem(event.key, current, links.length);
    if (next === undefined) return;
    event.preventDefault();
    // The links can only be focused once the list is visible.
    flushSync(() => {
      dispatch('pin');
    });
    items()[next]?.focus();
  };

  const onBlur = (event: FocusEvent) => {
    const { relatedTarget } = event;
    if (relatedTarget instanceof Node && !event.currentTarget.contains(relatedTarget)) {
      dispatch('close');
    }
  };

  const onHover = (event: PointerEvent, change: 'enter' | 'leave') => {
    if (event.pointerType === 'mouse') dispatch(change);
  };

  return (
    <div
      ref={root}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={(event) => {
        onHover(event, 'enter');
      }}
      onPointerLeave={(event) => {
        onHover(event, 'leave');
      }}
    >
      <button
        ref={button}
        type="button"
        className={control.button}
        aria-label={translate({ id: 'portal.language.label', message: 'Select language' })}
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => {
          dispatch('click');
        }}
      >
        <Icon name="language" />
      </button>
      <div id={listId} className={styles.popup} data-open={isOpen}>
        <ul className={styles.list}>
          {links.map(({ locale, href, isCurrent }) => (
            <li key={locale}>
              <a
                className={styles.link}
                href={href}
                onClick={(event) => {
                  rememberLanguage(locale);
                  // The hash is only known in the browser: rendered links are the same for every reader.
                  event.currentTarget.hash = window.location.hash;
                }}
                lang={locales[locale].htmlLang}
                hrefLang={locales[locale].htmlLang}
                {...(isCurrent && { 'aria-current': 'true' as const })}
              >
                {locales[locale].label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
