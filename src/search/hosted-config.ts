import type { HostedSearch } from './hosted.ts';
import type { HostedSettings } from '../site/hosted-search.ts';

/** What `@docusaurus/theme-search-algolia` makes of the settings that it checks. */
interface AlgoliaConfig extends HostedSettings {
  readonly contextualSearch: boolean;
  readonly searchParameters: { readonly facetFilters?: HostedSearch['facetFilters'] };
}

/**
 * The hosted index that the theme's configuration names, with answers in one language.
 *
 * @param themeConfig as Docusaurus has checked it
 * @returns undefined where the site's own index serves
 */
export function hostedSearchOf(themeConfig: object, locale: string): HostedSearch | undefined {
  const { algolia } = themeConfig as { readonly algolia?: AlgoliaConfig };
  return (
    algolia && {
      appId: algolia.appId,
      apiKey: algolia.apiKey,
      indexName: algolia.indexName,
      facetFilters: [
        ...(algolia.contextualSearch ? [`language:${locale}`] : []),
        ...(algolia.searchParameters.facetFilters ?? []),
      ],
    }
  );
}
