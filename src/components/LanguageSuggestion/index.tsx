import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { builtLocales, locales } from '../../site/locales.ts';
import type { Locale } from '../../site/locales.ts';
import { useCurrentLocale } from '../hooks/use-page-language.ts';
import { hasChosenLanguage, rememberLanguage, suggestedLanguage } from './choice.ts';
import styles from './styles.module.css';
import { suggestionTexts } from './texts.ts';

/**
 * Offers the page in the language of the reader's browser, once: it never redirects, and what the reader chooses is
 * kept. It lies over the page's lower edge, so that nothing moves.
 */
export default function LanguageSuggestion(): ReactNode {
  const current = useCurrentLocale();
  const { locales: available } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const [offered, setOffered] = useState<Locale>();

  // Neither the browser's languages nor its storage are known to the server.
  useEffect(() => {
    if (hasChosenLanguage()) return;
    const built = builtLocales.filter((locale) => available.includes(locale));
    setOffered(suggestedLanguage(navigator.languages, built, current));
  }, [available, current]);

  if (offered === undefined) return null;
  const texts = suggestionTexts[offered];
  return (
    <aside className={styles.suggestion} lang={locales[offered].htmlLang} aria-label={texts.label}>
      <a
        className={styles.link}
        href={createUrl({ locale: offered, fullyQualified: false })}
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
          setOffered(undefined);
          // The button that had the focus is gone: the next Tab begins at the header.
          document.querySelector<HTMLElement>('[data-portal-brand]')?.focus();
        }}
      >
        {texts.keep}
      </button>
    </aside>
  );
}
