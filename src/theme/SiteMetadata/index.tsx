// Change: ejected, since upstream lists every language as an alternate of every page. Here a page itself lists the
// languages in which it is available (`PageLanguages`), and a page without such a list is only available in English.
// Every page has the link preview image of its section, and the site's name; the home page describes the site.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import SearchMetadata from '@theme/SearchMetadata';
import { useAlternateUrl } from '@site/src/components/hooks/use-alternate-url.ts';
import { webSite } from '@site/src/components/StructuredData/graph.ts';
import StructuredData, { useSiteFacts } from '@site/src/components/StructuredData/index.tsx';
import { defaultLocale } from '@site/src/site/locales.ts';
import { socialImagePath, socialImageSize } from '@site/src/site/social-image.ts';
import { withoutBase } from '@site/src/content/pathname.ts';

export default function PortalSiteMetadata(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { metadata } = useThemeConfig();
  const pathname = withoutBase(useLocation().pathname, siteConfig.baseUrl);
  const alternateUrl = useAlternateUrl();
  const facts = useSiteFacts();
  const address = alternateUrl({ locale: defaultLocale, fullyQualified: true });
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={address} />
        <link rel="canonical" href={address} />
        <meta property="og:locale" content={language.replaceAll('-', '_')} />
      </Head>
      <SearchMetadata tag="default" locale={i18n.currentLocale} />
      {/* A page's own image comes later and overrides this one. */}
      <PageMetadata image={socialImagePath(pathname)} />
      <Head>
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:type" content="website" />
        <meta property="og:image:width" content={String(socialImageSize.width)} />
        <meta property="og:image:height" content={String(socialImageSize.height)} />
      </Head>
      <Head>
        {metadata.map((attributes) => (
          <meta key={attributes.name} {...attributes} />
        ))}
      </Head>
      {pathname === '/' && <StructuredData nodes={[webSite(facts)]} />}
    </>
  );
}
