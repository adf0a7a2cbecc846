// Change: the contributors follow the links to the neighbours. Their code is a file of its own, since no first
// view needs it; the server's HTML has the list all the same.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Contributors from '@portal/contributors';
import DocPaginator from '@theme/DocPaginator';
import type { DocFrontMatter } from '@site/src/content/front-matter.ts';

export default function DocItemPaginator(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { contributors = [] } = frontMatter as Partial<DocFrontMatter>;
  return (
    <>
      <DocPaginator
        {...(metadata.previous && { previous: metadata.previous })}
        {...(metadata.next && { next: metadata.next })}
      />
      {contributors.length > 0 && <Contributors handles={contributors} />}
    </>
  );
}
