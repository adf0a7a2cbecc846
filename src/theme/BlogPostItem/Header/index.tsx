// Change: date, reading time and authors are on one unobtrusive line under the title, and a notice above it is shown on
// posts that haven't been translated. Programs learn where the post's Markdown is.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import CopyDirective from '@site/src/components/CopyDirective/index.tsx';
import TranslationNotice from '@site/src/components/TranslationNotice/index.tsx';
import { usePageLanguage } from '@site/src/components/hooks/use-page-language.ts';
import styles from './styles.module.css';

export default function BlogPostItemHeader(): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const language = usePageLanguage(metadata);
  return (
    <header>
      {isBlogPostPage && (
        <>
          <CopyDirective permalink={metadata.permalink} />
          <TranslationNotice {...language} />
        </>
      )}
      <BlogPostItemHeaderTitle />
      <div className={styles.facts}>
        <BlogPostItemHeaderInfo />
        <BlogPostItemHeaderAuthors />
      </div>
    </header>
  );
}
