// Change: the sidebar begins below the section navigation and stays beside the text. Upstream pulls it up behind
// the header and keeps state for hiding it, which the portal does not offer.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import BackToTopButton from '@theme/BackToTopButton';
import type { Props } from '@theme/DocRoot/Layout';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocSidebar from '@theme/DocSidebar';
import styles from './styles.module.css';

export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  return (
    <div className={styles.root}>
      <BackToTopButton />
      {sidebar && (
        <div className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.sidebar)}>
          <DocSidebar
            // Another section begins at its top, with everything closed.
            key={sidebar.name}
            sidebar={sidebar.items}
            path={pathname}
            onCollapse={() => undefined}
            isHidden={false}
          />
        </div>
      )}
      <DocRootLayoutMain hiddenSidebarContainer={false}>{children}</DocRootLayoutMain>
    </div>
  );
}
