// Change: in addition to editing, a page can be printed, copied as Markdown, and its repository opened. This site
// doesn't use tags.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import LastUpdated from '@theme/LastUpdated';
import PageActions from '@site/src/components/PageActions/index.tsx';
import type { DocFrontMatter } from '@site/src/content/front-matter.ts';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { repo } = frontMatter as Partial<DocFrontMatter>;
  const { editUrl, lastUpdatedAt } = metadata;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      <PageActions editUrl={editUrl ?? undefined} repository={repo} />
      {lastUpdatedAt !== undefined && (
        <p className={styles.updated}>
          <LastUpdated lastUpdatedAt={lastUpdatedAt} />
        </p>
      )}
    </footer>
  );
}
