// Change: titles use the portal's font sizes; in a list they are less prominent than the page heading. A title is
// marked with its language if it differs from the site's.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostItem/Header/Title';
import Heading from '@theme/Heading';
import { useTextLanguage } from '@site/src/components/hooks/use-page-language.ts';
import styles from './styles.module.css';

export default function BlogPostItemHeaderTitle({ className }: Props): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { permalink, title } = metadata;
  const textLanguage = useTextLanguage(metadata);
  if (isBlogPostPage) {
    return (
      <Heading as="h1" className={clsx(styles.title, className)} {...textLanguage}>
        {title}
      </Heading>
    );
  }
  return (
    <Heading as="h2" className={clsx(styles.title, className)} {...textLanguage}>
      <Link to={permalink}>{title}</Link>
    </Heading>
  );
}
