// Change: no table of contents next to the text, since the sidebar lists the page's headings and marks the current one;
// phones, where the sidebar isn't visible, keep theirs above the text. No version banner, since there is only one
// version. The text is marked with its language, which may differ from the site's, and programs learn where its
// Markdown is.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Layout';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import CopyDirective from '@site/src/components/CopyDirective/index.tsx';
import TranslationNotice from '@site/src/components/TranslationNotice/index.tsx';
import { usePageLanguage, useTextLanguage } from '@site/src/components/hooks/use-page-language.ts';
import { mainId } from '@site/src/site/main-id.ts';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const language = usePageLanguage(metadata);
  const textLanguage = useTextLanguage(metadata);
  const hasContents = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <div id={mainId} className={styles.column}>
      <ContentVisibility metadata={metadata} />
      <article className={styles.article}>
        <CopyDirective permalink={metadata.permalink} />
        <TranslationNotice {...language} />
        {hasContents && <DocItemTOCMobile />}
        <div {...textLanguage}>
          <DocItemContent>{children}</DocItemContent>
        </div>
        <DocItemFooter />
      </article>
      <DocItemPaginator />
    </div>
  );
}
