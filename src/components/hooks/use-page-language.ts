import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { locales } from '../../site/locales.ts';
import type { Locale } from '../../site/locales.ts';
import { pageLanguage } from '../../content/page-language.ts';
import type { PageLanguage } from '../../content/page-language.ts';

/** Language of the site around the page. */
export function useCurrentLocale(): Locale {
  // Docusaurus builds no other languages than those of `src/site/locales.ts`.
  return useDocusaurusContext().i18n.currentLocale as Locale;
}

/** What pages of the documentation and of the blog know of themselves. */
interface Metadata {
  readonly source: string;
  readonly frontMatter: object;
}

/** In which language a page comes. Its metadata is fresh in every build, its compiled front matter may be cached. */
export function usePageLanguage({ source, frontMatter }: Metadata): PageLanguage {
  const current = useCurrentLocale();
  return pageLanguage({ source, frontMatter: frontMatter as Record<string, unknown> }, current);
}

/** The attribute `lang` of a text, which only needs one in another language than that of the site around it. */
export function useTextLanguage(metadata: Metadata): { readonly lang?: string } {
  const current = useCurrentLocale();
  const { locale } = usePageLanguage(metadata);
  return locale === current ? {} : { lang: locales[locale].htmlLang };
}
