// Change: the text is not rendered again when only the frame around it is, as at each click on a link, whose page comes
// a moment later.
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';

export default function DocItem({ content: Content }: Props): ReactNode {
  const text = useMemo(() => <Content />, [Content]);
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${Content.metadata.id}`}>
        <DocItemMetadata />
        <DocItemLayout>{text}</DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
