import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { markdownCopyOf } from '../../content/markdown-copy.ts';

interface MarkdownCopyLinkProps {
  /** Path of the page, including the site's base URL. */
  readonly permalink: string;
}

/** Tells programs where the page's text is available as Markdown. */
export default function MarkdownCopyLink({ permalink }: MarkdownCopyLinkProps): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownCopyOf(permalink)} />
    </Head>
  );
}
