import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { HostedSearch } from '../../search/hosted.ts';
import type { HostedSettings } from '../../site/hosted-search.ts';

/** What `@docusaurus/theme-search-algolia` makes of the settings that it checks. */
interface AlgoliaConfig extends HostedSettings {
  readonly contextualSearch: boolean;
  readonly searchParameters: { readonly facetFilters?: HostedSearch['facetFilters'] };
}

/** The hosted index of the theme's configuration, with answers in the language of the site alone. */
export function useHostedSearch(): HostedSearch | undefined {
  const { algolia } = useThemeConfig() as { readonly algolia?: AlgoliaConfig };
  const { currentLocale } = useDocusaurusContext().i18n;
  return useMemo(
    () =>
      algolia && {
        appId: algolia.appId,
        apiKey: algolia.apiKey,
        indexName: algolia.indexName,
        facetFilters: [
          ...(algolia.contextualSearch ? [`language:${currentLocale}`] : []),
          ...(algolia.searchParameters.facetFilters ?? []),
        ],
      },
    [algolia, currentLocale],
  );
}
