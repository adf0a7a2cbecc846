// Change: a page without a description gets the site's one line instead of its own first words, which on
// reference pages are seldom a sentence.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { site } from '@site/src/site/site.ts';

export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const image = assets.image ?? frontMatter.image;
  return (
    <PageMetadata
      title={metadata.title}
      description={
        frontMatter.description ??
        translate({ id: 'portal.site.description', message: site.description })
      }
      {...(frontMatter.keywords && { keywords: frontMatter.keywords })}
      {...(image !== undefined && { image })}
    />
  );
}
