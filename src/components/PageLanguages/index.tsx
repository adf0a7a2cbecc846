import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { defaultLocale, locales } from '../../site/locales.ts';
import type { Locale } from '../../site/locales.ts';
import { useAlternateUrl } from '../hooks/use-alternate-url.ts';

export interface PageLanguagesProps {
  /** Languages in which the page is available. */
  readonly available: readonly Locale[];
}

/**
 * Tells search engines in which languages a page is available, and its canonical URL: the one in the site's language if
 * the page exists there, otherwise the English one.
 */
export default function PageLanguages({ available }: PageLanguagesProps): ReactNode {
  const { currentLocale, locales: built } = useDocusaurusContext().i18n;
  const alternateUrl = useAlternateUrl();
  const addressIn = (locale: Locale) => alternateUrl({ locale, fullyQualified: true });
  const shown = available.filter((locale) => built.includes(locale));
  const own = shown.find((locale) => locale === currentLocale) ?? defaultLocale;
  const others = shown.filter((locale) => locale !== own);
  return (
    <Head>
      <link rel="canonical" href={addressIn(own)} />
      <meta property="og:url" content={addressIn(own)} />
      {shown.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={locales[locale].htmlLang}
          href={addressIn(locale)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLocale)} />
      {others.map((locale) => (
        <meta
          key={`open-graph-${locale}`}
          property="og:locale:alternate"
          content={locales[locale].htmlLang.replaceAll('-', '_')}
        />
      ))}
    </Head>
  );
}
