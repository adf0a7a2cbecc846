import type { HostedSearch } from './hosted.ts';
import type { HostedSettings } from '../site/hosted-search.ts';

/** The settings of `@docusaurus/theme-search-algolia` after its validation. */
interface AlgoliaConfig extends HostedSettings {
  readonly contextualSearch: boolean;
  readonly searchParameters: { readonly facetFilters?: HostedSearch['facetFilters'] };
}

/**
 * The hosted index in the theme's configuration, filtered to one language.
 *
 * @param themeConfig as validated by Docusaurus
 * @returns undefined if the site uses its own index
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
