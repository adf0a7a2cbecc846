import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import { belowBase } from '../content/pathname.ts';
import { defaultLocale, locales } from '../site/locales.ts';
import type { Locale } from '../site/locales.ts';

/** URL of the same page in another language, as the sitemap protocol requires it. */
export interface AlternateLink {
  readonly lang: string;
  readonly url: string;
}

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];

export type PortalSitemapItem = SitemapItem & { readonly links: readonly AlternateLink[] };

/**
 * Pages in the sitemap of one language: those available in it, each with its URLs in all languages. A page that is only
 * available in English is listed in the English sitemap.
 *
 * @param items all pages of the language, as absolute URLs
 * @param host origin of the site, without a trailing slash
 * @param languagesOf languages of a page by its path without the language's base, such as `/concepts/`
 */
export function sitemapOfLanguage(
  items: readonly SitemapItem[],
  current: Locale,
  host: string,
  languagesOf: (pathname: string) => readonly Locale[],
): PortalSitemapItem[] {
  const base = host + locales[current].baseUrl;
  return items.flatMap((item) => {
    if (!item.url.startsWith(base)) return [];
    const rest = belowBase(item.url, base);
    const languages = languagesOf(`/${rest}`);
    if (current !== defaultLocale && !languages.includes(current)) return [];
    const address = (locale: Locale) => host + locales[locale].baseUrl + rest;
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

/** Content of `robots.txt`: every language has its own sitemap. */
export function robotsFile(host: string, built: readonly Locale[]): string {
  const sitemaps = built.map((locale) => `Sitemap: ${host}${locales[locale].baseUrl}sitemap.xml`);
  return ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
}
