import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import { builtLocales, defaultLocale } from '../../site/locales.ts';
import type { Locale } from '../../site/locales.ts';
import { pathnameOfFile } from '../../content/pathname.ts';
import { listTranslatedPages } from '../../content/translations.ts';
import { sitemapOfLanguage } from '../../hosting/sitemap.ts';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/** Languages of each page by its path; the home page's text consists of interface texts. */
function pageLanguages(siteDir: string): Map<string, Locale[]> {
  const languages = new Map<string, Locale[]>([['/', [...builtLocales]]]);
  for (const locale of builtLocales) {
    if (locale === defaultLocale) continue;
    for (const page of listTranslatedPages(siteDir, locale)) {
      const address = pathnameOfFile(page.source) ?? '';
      languages.set(address, [...(languages.get(address) ?? [defaultLocale]), locale]);
    }
  }
  return languages;
}

/** Docusaurus's sitemap of the language being built, with links to the other languages. */
export const createSitemapItems: CreateSitemapItems = async ({
  defaultCreateSitemapItems,
  ...rest
}) => {
  const current = (process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale) as Locale;
  const languages = pageLanguages(process.cwd());
  const items = await defaultCreateSitemapItems(rest);
  return sitemapOfLanguage(
    items,
    current,
    rest.siteConfig.url,
    (pathname) => languages.get(pathname) ?? [defaultLocale],
  );
};
