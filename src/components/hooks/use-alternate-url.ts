import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { withoutBase, withSlash } from '../../content/pathname.ts';
import type { Locale } from '../../site/locales.ts';

interface UrlOptions {
  readonly locale: Locale;
  /** True if the URL starts with the host that the language is published on. */
  readonly fullyQualified: boolean;
}

/**
 * URLs of the current page in the site's languages.
 *
 * @returns function that throws for a language that isn't built
 */
export function useAlternateUrl(): (options: UrlOptions) => string {
  const {
    i18n: { localeConfigs },
    siteConfig: { baseUrl },
  } = useDocusaurusContext();
  const pathname = withSlash(withoutBase(useLocation().pathname, baseUrl));
  return ({ locale, fullyQualified }) => {
    const config = localeConfigs[locale];
    if (config === undefined) throw new Error(`The language ${locale} is not part of this build.`);
    return `${fullyQualified ? config.url : ''}${config.baseUrl}${pathname.slice(1)}`;
  };
}
