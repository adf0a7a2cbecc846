// Change: the sidebar starts below the section navigation and stays next to the text. Upstream pulls it up behind the
// header and has state for hiding it, which the portal doesn't support.
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
            // A different section starts at its top, with everything collapsed.
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
