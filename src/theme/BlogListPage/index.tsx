// Change: the list has a heading, a line about the blog and links to its feeds. The upstream page begins with the
// first post, so that it has no h1, and it has no place before the list.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import { blogList, breadcrumbs } from '@site/src/components/StructuredData/graph.ts';
import StructuredData, { useSiteFacts } from '@site/src/components/StructuredData/index.tsx';
import { withSlash } from '@site/src/content/pathname.ts';
import styles from './styles.module.css';

/** Links to the files that the blog plugin writes; they are no pages, so the router does not know them. */
function FeedLinks(): ReactNode {
  const rss = useBaseUrl('/blog/rss.xml');
  const atom = useBaseUrl('/blog/atom.xml');
  return (
    <p className={styles.feeds}>
      <Translate
        id="portal.blog.feeds"
        values={{
          rss: (
            <a href={rss} type="application/rss+xml">
              RSS
            </a>
          ),
          atom: (
            <a href={atom} type="application/atom+xml">
              Atom
            </a>
          ),
        }}
      >
        {'Follow new posts by {rss} or {atom}.'}
      </Translate>
    </p>
  );
}

/** Whole address of a page of the blog, whose permalink may lack the slash at its end. */
function usePageUrl(): (permalink: string) => string {
  const { url } = useSiteFacts();
  return (permalink) => new URL(withSlash(permalink), url).href;
}

function BlogStructuredData({ metadata, items }: Props): ReactNode {
  const facts = useSiteFacts();
  const pageUrl = usePageUrl();
  const url = pageUrl(metadata.permalink);
  const nodes = [
    blogList(facts, {
      url,
      title: metadata.blogTitle,
      description: metadata.blogDescription,
      posts: items.map(({ content }) => ({
        name: content.metadata.title,
        url: pageUrl(content.metadata.permalink),
      })),
    }),
    breadcrumbs([
      { name: facts.name, url: facts.url },
      { name: metadata.blogTitle, url },
    ]),
  ];
  return <StructuredData nodes={nodes} />;
}

/** Later parts of the list say which they are, since two pages with one title are hard to tell apart. */
function useTitle({ blogTitle, page }: Props['metadata']): string {
  return page === 1
    ? blogTitle
    : translate(
        { id: 'portal.blog.pageTitle', message: '{title}, page {page}' },
        { title: blogTitle, page: String(page) },
      );
}

export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const title = useTitle(metadata);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={title} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <Heading as="h1">{title}</Heading>
          <p className={styles.description}>{metadata.blogDescription}</p>
          <FeedLinks />
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
