// Change: a page without a description gets the site's instead of its own first words, which on reference pages are
// rarely a sentence. Each page has structured data about itself and its position for search engines, and programs learn
// where its Markdown is.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { breadcrumbs, techArticle } from '@site/src/components/StructuredData/graph.ts';
import type { Crumb } from '@site/src/components/StructuredData/graph.ts';
import MarkdownCopyLink from '@site/src/components/MarkdownCopyLink/index.tsx';
import PageLanguages from '@site/src/components/PageLanguages/index.tsx';
import { usePageLanguage } from '@site/src/components/hooks/use-page-language.ts';
import { frameLabel } from '@site/src/components/labels.ts';
import StructuredData, { useSiteFacts } from '@site/src/components/StructuredData/index.tsx';
import type { DocFrontMatter } from '@site/src/content/front-matter.ts';
import { sectionOf } from '@site/src/site/sections.ts';
import { site } from '@site/src/site/site.ts';
import { socialImagePath } from '@site/src/site/social-image.ts';
import { withoutBase, withSlash } from '@site/src/content/pathname.ts';

/** Texts of packages keep their authors' license. */
const license = 'https://creativecommons.org/licenses/by/4.0/';

function DocStructuredData({ description }: { readonly description: string }): ReactNode {
  const { metadata, assets } = useDoc();
  const frontMatter = useDoc().frontMatter as Partial<DocFrontMatter>;
  const { baseUrl, url: host } = useDocusaurusContext().siteConfig;
  const facts = useSiteFacts();
  const pathname = withSlash(withoutBase(metadata.permalink, baseUrl));
  const url = facts.url + pathname.slice(1);
  const section = sectionOf(pathname);
  const image = useBaseUrl(assets.image ?? frontMatter.image ?? socialImagePath(pathname));
  const home: Crumb = { name: facts.name, url: facts.url };
  const page: Crumb = { name: metadata.title, url };
  const isIndex = section !== undefined && pathname === `/${section.id}/`;
  const parents =
    section && !isIndex
      ? [home, { name: frameLabel(section.title), url: `${facts.url}${section.id}/` }]
      : [home];
  const nodes = [
    techArticle(facts, {
      url,
      title: metadata.title,
      description,
      image: new URL(image, host).href,
      authors: [],
      ...(typeof metadata.lastUpdatedAt === 'number' && {
        modified: new Date(metadata.lastUpdatedAt).toISOString(),
      }),
      ...(frontMatter.package === undefined && { license }),
    }),
    breadcrumbs([...parents, page]),
  ];
  return <StructuredData nodes={nodes} />;
}

export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const image = assets.image ?? frontMatter.image;
  const { available } = usePageLanguage(metadata);
  const description =
    frontMatter.description ??
    translate({ id: 'portal.site.description', message: site.description });
  return (
    <>
      <PageMetadata
        title={metadata.title}
        description={description}
        {...(frontMatter.keywords && { keywords: frontMatter.keywords })}
        {...(image !== undefined && { image })}
      />
      <MarkdownCopyLink permalink={metadata.permalink} />
      <PageLanguages available={available} />
      <DocStructuredData description={description} />
    </>
  );
}
