import type { SitemapItem } from '@docusaurus/plugin-sitemap/lib/types.js';
import { defaultLocale, locales } from '../site/locales.ts';
import type { Locale } from '../site/locales.ts';

/** Address of another language of the same page, as the sitemap protocol wants it. */
export interface AlternateLink {
  readonly lang: string;
  readonly url: string;
}

export type PortalSitemapItem = SitemapItem & { readonly links: readonly AlternateLink[] };

/** Path of the site in a language, with slashes on both ends. */
export function baseUrlOf(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}

/**
 * Pages of one language's sitemap: those that can be read in it, each with its addresses in all languages. A page
 * that is shown in English only is at home in the English sitemap.
 *
 * @param items all pages of the language, as absolute addresses
 * @param host origin of the site, without a slash at its end
 * @param languagesOf languages of a page by its address without the language's base, such as `/concepts/`
 */
export function sitemapOfLanguage(
  items: readonly SitemapItem[],
  current: Locale,
  host: string,
  languagesOf: (pathname: string) => readonly Locale[],
): PortalSitemapItem[] {
  const base = host + baseUrlOf(current);
  return items.flatMap((item) => {
    if (!item.url.startsWith(base)) return [];
    const rest = item.url.slice(base.length);
    const languages = languagesOf(`/${rest}`);
    if (current !== defaultLocale && !languages.includes(current)) return [];
    const address = (locale: Locale) => host + baseUrlOf(locale) + rest;
    const links =
      languages.length < 2
        ? []
        : [
            ...languages.map((locale) => ({
              lang: locales[locale].htmlLang,
              url: address(locale),
            })),
            { lang: 'x-default', url: address(defaultLocale) },
          ];
    return [{ ...item, links }];
  });
}

/** Content of `robots.txt`: every language has a sitemap of its own. */
export function robotsFile(host: string, built: readonly Locale[]): string {
  const sitemaps = built.map((locale) => `Sitemap: ${host}${baseUrlOf(locale)}sitemap.xml`);
  return ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
}
