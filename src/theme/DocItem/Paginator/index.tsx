// Change: the contributors follow the links to the adjacent pages. Their code is a separate file, since the initial
// view doesn't need it; the server's HTML has the list anyway.
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
