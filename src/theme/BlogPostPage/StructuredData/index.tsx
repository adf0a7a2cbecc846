// Change: posts have the same structured data as documentation pages, including breadcrumbs; the upstream data refers
// to the blog by a wrong URL.
import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useBlogMetadata, useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { blogPosting, breadcrumbs } from '@site/src/components/StructuredData/graph.ts';
import MarkdownCopyLink from '@site/src/components/MarkdownCopyLink/index.tsx';
import StructuredData, { useSiteFacts } from '@site/src/components/StructuredData/index.tsx';
import { socialImagePath } from '@site/src/site/social-image.ts';
import { withSlash } from '@site/src/content/pathname.ts';

export default function BlogPostStructuredData(): ReactNode {
  const { metadata, assets } = useBlogPost();
  const { blogTitle, blogBasePath } = useBlogMetadata();
  const facts = useSiteFacts();
  const { title, description, date, authors, lastUpdatedAt, permalink, frontMatter } = metadata;
  const image = useBaseUrl(assets.image ?? frontMatter.image ?? socialImagePath('/blog/'));
  const absolute = (pathname: string) => new URL(pathname, facts.url).href;
  const url = absolute(withSlash(permalink));
  const nodes = [
    blogPosting(facts, {
      url,
      title,
      description,
      image: absolute(image),
      published: new Date(date).toISOString(),
      ...(typeof lastUpdatedAt === 'number' && {
        modified: new Date(lastUpdatedAt).toISOString(),
      }),
      authors: authors.flatMap(({ name, url: profile }) =>
        name === undefined ? [] : [{ name, ...(profile !== undefined && { url: profile }) }],
      ),
    }),
    breadcrumbs([
      { name: facts.name, url: facts.url },
      { name: blogTitle, url: absolute(`${blogBasePath}/`) },
      { name: title, url },
    ]),
  ];
  return (
    <>
      <MarkdownCopyLink permalink={permalink} />
      <StructuredData nodes={nodes} />
    </>
  );
}
