import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { locales } from '../../site/locales.ts';
import type { Locale } from '../../site/locales.ts';
import { pageLanguage } from '../../content/page-language.ts';
import type { PageLanguage } from '../../content/page-language.ts';

/** Language of the site around the page. */
export function useCurrentLocale(): Locale {
  // Docusaurus only builds the languages of `src/site/locales.ts`.
  return useDocusaurusContext().i18n.currentLocale as Locale;
}

/** Metadata of a page of the documentation or the blog. */
interface Metadata {
  readonly source: string;
  readonly frontMatter: object;
}

/** The language of a page. Its metadata is up to date in every build, but its compiled front matter may be cached. */
export function usePageLanguage({ source, frontMatter }: Metadata): PageLanguage {
  const current = useCurrentLocale();
  return pageLanguage({ source, frontMatter: frontMatter as Record<string, unknown> }, current);
}

/** The `lang` attribute of a text, only needed if its language differs from that of the site around it. */
export function useTextLanguage(metadata: Metadata): { readonly lang?: string } {
  const current = useCurrentLocale();
  const { locale } = usePageLanguage(metadata);
  return locale === current ? {} : { lang: locales[locale].htmlLang };
}
