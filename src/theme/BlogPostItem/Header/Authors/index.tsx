// Change: authors are one line of links. The upstream component shows a grid of cards with images, which would be
// loaded from another host on every visit.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import ItemList from '@site/src/components/ItemList/index.tsx';

export default function BlogPostItemHeaderAuthors(): ReactNode {
  const { authors } = useBlogPost().metadata;
  if (authors.length === 0) return null;
  const names = authors.map(({ key, name, url }) => (
    <span key={key ?? name} translate="no">
      {url === undefined ? name : <Link href={url}>{name}</Link>}
    </span>
  ));
  return (
    <span>
      <Translate id="portal.blog.authors" values={{ names: <ItemList items={names} /> }}>
        {'By {names}'}
      </Translate>
    </span>
  );
}
