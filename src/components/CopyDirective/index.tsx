import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { llmsIndexName, markdownCopyOf } from '../../content/markdown-copy.ts';

interface CopyDirectiveProps {
  /** Path of the page, including the site's base URL. */
  readonly permalink: string;
}

/**
 * Tells programs that read the page's HTML where its Markdown is; readers have a button for it. It has no link, because
 * readers would never see it.
 */
export default function CopyDirective({ permalink }: CopyDirectiveProps): ReactNode {
  const index = useBaseUrl(`/${llmsIndexName}`);
  const copy = markdownCopyOf(permalink);
  return (
    <p hidden>
      <Translate id="portal.page.forTools" values={{ copy, index }}>
        {'For AI agents: this page as Markdown is {copy}, and {index} lists all pages.'}
      </Translate>
    </p>
  );
}
