import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { markdownCopyOf } from '../../content/markdown-copy.ts';

interface MarkdownCopyLinkProps {
  /** Address of the page, with the base of the site. */
  readonly permalink: string;
}

/** Tells programs that read a page where its text lies as Markdown. */
export default function MarkdownCopyLink({ permalink }: MarkdownCopyLinkProps): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownCopyOf(permalink)} />
    </Head>
  );
}
