import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type { DocFrontMatter } from '../../content/front-matter.ts';

/** Links of the front matter key `related`; nothing if a page has none. */
export default function FurtherReading(): ReactNode {
  const { related = [] } = useDoc().frontMatter as Partial<DocFrontMatter>;
  if (related.length === 0) return null;
  return (
    <section>
      <Heading as="h2" id="further-reading">
        {translate({ id: 'portal.furtherReading.title', message: 'Further Reading' })}
      </Heading>
      <ul>
        {related.map(({ title, url }) => (
          <li key={url}>
            <Link href={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
