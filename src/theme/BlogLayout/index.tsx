// Change: the contents of a post are a landmark; the upstream element is a plain box outside of all landmarks.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import { mainId } from '@site/src/site/main-id.ts';

export default function BlogLayout({ sidebar, toc, children, ...layout }: Props): ReactNode {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layout}>
      <div className="container margin-vert--lg">
        <div className="row">
          {sidebar !== undefined && <BlogSidebar sidebar={sidebar} />}
          <main id={mainId} className={clsx('col', hasSidebar ? 'col--7' : 'col--9 col--offset-1')}>
            {children}
          </main>
          {toc !== undefined && toc !== null && (
            <aside
              className="col col--2"
              aria-label={translate({ id: 'portal.blog.contents', message: 'On this page' })}
            >
              {toc}
            </aside>
          )}
        </div>
      </div>
    </Layout>
  );
}
