// Change: the text is marked with its language if it differs from the site's.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostItem/Content';
import BlogPostItemContent from '@theme-original/BlogPostItem/Content';
import { useTextLanguage } from '@site/src/components/hooks/use-page-language.ts';

export default function BlogPostItemContentWithLanguage(props: Props): ReactNode {
  const textLanguage = useTextLanguage(useBlogPost().metadata);
  return (
    <div {...textLanguage}>
      <BlogPostItemContent {...props} />
    </div>
  );
}
