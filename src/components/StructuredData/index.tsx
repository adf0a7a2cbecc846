import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { site } from '../../site/site.ts';
import { jsonLd } from './graph.ts';
import type { Node, SiteFacts } from './graph.ts';

/** Facts about the built language of the site, for the nodes of `graph.ts`. */
export function useSiteFacts(): SiteFacts {
  const { siteConfig, i18n } = useDocusaurusContext();
  return {
    url: siteConfig.url + siteConfig.baseUrl,
    name: siteConfig.title,
    description: translate({ id: 'portal.site.description', message: site.description }),
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
  };
}

/** Describes the page to search engines; not visible to readers. */
export default function StructuredData({ nodes }: { readonly nodes: readonly Node[] }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonLd(nodes)}</script>
    </Head>
  );
}
