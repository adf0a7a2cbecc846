// Change: titles have the sizes of the portal; in a list they are quieter than the heading of the page.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostItem/Header/Title';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export default function BlogPostItemHeaderTitle({ className }: Props): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { permalink, title } = metadata;
  if (isBlogPostPage) {
    return (
      <Heading as="h1" className={clsx(styles.title, className)}>
        {title}
      </Heading>
    );
  }
  return (
    <Heading as="h2" className={clsx(styles.title, className)}>
      <Link to={permalink}>{title}</Link>
    </Heading>
  );
}
