// Change: the page's own header (package facts, deprecation, the reader's version) is between title and text, and
// further reading after the text. The upstream component has no slot for either.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import FurtherReading from '@site/src/components/FurtherReading/index.tsx';
import PackageHeader from '@site/src/components/PackageHeader/index.tsx';
import ReadingProgress from '@site/src/components/ReadingProgress/index.tsx';
import VersionNote from '@site/src/components/VersionNote/index.tsx';

export default function DocItemContent({ children }: { readonly children: ReactNode }): ReactNode {
  const { metadata } = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <ReadingProgress />
      <header>
        <Heading as="h1">{metadata.title}</Heading>
      </header>
      <PackageHeader />
      <VersionNote />
      {children}
      <FurtherReading />
    </div>
  );
}
