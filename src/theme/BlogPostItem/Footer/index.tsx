// Change: in a list, tags and the link to the post share a line if both fit. Upstream gives the link a quarter of the
// width, where it wraps.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';
import ReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';
import TagsListInline from '@theme/TagsListInline';
import styles from './styles.module.css';

export default function BlogPostItemFooterInOneLine(): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { tags, title, permalink, hasTruncateMarker } = metadata;
  if (isBlogPostPage) return <BlogPostItemFooter />;
  if (tags.length === 0 && !hasTruncateMarker) return null;
  return (
    <footer className={styles.footer}>
      {tags.length > 0 && (
        <div>
          <TagsListInline tags={tags} />
        </div>
      )}
      {hasTruncateMarker && <ReadMoreLink blogPostTitle={title} to={permalink} />}
    </footer>
  );
}
