// Change: every page has an image for link previews, that of its section, and the name of the site; the home page
// describes the site to search engines. The upstream option knows one image for all pages.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import SiteMetadata from '@theme-original/SiteMetadata';
import { webSite } from '@site/src/components/StructuredData/graph.ts';
import StructuredData, { useSiteFacts } from '@site/src/components/StructuredData/index.tsx';
import { socialImagePath, socialImageSize } from '@site/src/site/social-image.ts';

export default function PortalSiteMetadata(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const facts = useSiteFacts();
  const withoutBase = `/${pathname.slice(siteConfig.baseUrl.length)}`;
  return (
    <>
      <SiteMetadata />
      {/* A page's own image comes later and takes the place of this one. */}
      <PageMetadata image={socialImagePath(withoutBase)} />
      <Head>
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:type" content="website" />
        <meta property="og:image:width" content={String(socialImageSize.width)} />
        <meta property="og:image:height" content={String(socialImageSize.height)} />
      </Head>
      {withoutBase === '/' && <StructuredData nodes={[webSite(facts)]} />}
    </>
  );
}
