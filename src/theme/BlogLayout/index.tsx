// Change: a post's table of contents is a landmark; the upstream element is a plain box outside all landmarks. It is
// marked with the post's language.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import { mainId } from '@site/src/site/main-id.ts';
import { useTextLanguage } from '@site/src/components/hooks/use-page-language.ts';
import styles from './styles.module.css';

/** Only post pages have a table of contents. */
function Contents({ children }: { readonly children: ReactNode }): ReactNode {
  const textLanguage = useTextLanguage(useBlogPost().metadata);
  return (
    <div className={clsx(styles.contents)} {...textLanguage}>
      {children}
    </div>
  );
}

export default function BlogLayout({ sidebar, toc, children, ...layout }: Props): ReactNode {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layout}>
      <div className="container margin-vert--lg">
        <div className="row">
          {sidebar !== undefined && <BlogSidebar sidebar={sidebar} />}
          <main
            id={mainId}
            className={clsx('col', styles.text, hasSidebar ? 'col--7' : 'col--9 col--offset-1')}
          >
            {children}
          </main>
          {toc !== undefined && toc !== null && (
            <aside
              className="col col--2"
              aria-label={translate({ id: 'portal.blog.contents', message: 'On this page' })}
            >
              <Contents>{toc}</Contents>
            </aside>
          )}
        </div>
      </div>
    </Layout>
  );
}
