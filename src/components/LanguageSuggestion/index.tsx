import type { ReactNode } from 'react';
import { useState, useSyncExternalStore } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { builtLocales, locales } from '../../site/locales.ts';
import type { Locale } from '../../site/locales.ts';
import { useAlternateUrl } from '../hooks/use-alternate-url.ts';
import { useCurrentLocale } from '../hooks/use-page-language.ts';
import { hasChosenLanguage, rememberLanguage, suggestedLanguage } from './choice.ts';
import styles from './styles.module.css';

/** The browser's languages change in its settings, not while a page is open. */
const subscribeToNothing = () => () => undefined;

function offeredLanguage(available: readonly string[], current: Locale): Locale | undefined {
  if (hasChosenLanguage()) return undefined;
  const built = builtLocales.filter((locale) => available.includes(locale));
  return suggestedLanguage(navigator.languages, built, current);
}

/**
 * Suggests the page in the language of the reader's browser, once. It never redirects, and the reader's choice is
 * stored. It covers the bottom of the page, so nothing moves.
 */
export default function LanguageSuggestion(): ReactNode {
  const current = useCurrentLocale();
  const { locales: available } = useDocusaurusContext().i18n;
  const alternateUrl = useAlternateUrl();
  const [isAnswered, setAnswered] = useState(false);
  // The server knows neither the browser's languages nor its storage.
  const offered = useSyncExternalStore(
    subscribeToNothing,
    () => offeredLanguage(available, current),
    () => undefined,
  );

  if (offered === undefined || isAnswered) return null;
  const texts = locales[offered].suggestion;
  return (
    <aside className={styles.suggestion} lang={locales[offered].htmlLang} aria-label={texts.label}>
      <a
        className={styles.link}
        href={alternateUrl({ locale: offered, fullyQualified: false })}
        hrefLang={locales[offered].htmlLang}
        onClick={(event) => {
          rememberLanguage(offered);
          event.currentTarget.hash = window.location.hash;
        }}
      >
        {texts.link}
      </a>
      <button
        type="button"
        className={styles.keep}
        onClick={() => {
          rememberLanguage(current);
          setAnswered(true);
          // The focused button is removed, so the next Tab starts at the header.
          document.querySelector<HTMLElement>('[data-portal-brand]')?.focus();
        }}
      >
        {texts.keep}
      </button>
    </aside>
  );
}
