import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocSidebarItems from '@theme/DocSidebarItems';
import { printablePath, rootSidebarId } from '../../site/sections.ts';
import { afterLayout } from '../hooks/after-layout.ts';
import Icon from '../Icon/index.tsx';
import { keepInView } from '../SidebarItem/keep-in-view.ts';
import VersionSelect from '../VersionSelect/index.tsx';
import styles from './styles.module.css';

interface DocsSidebarProps {
  readonly items: readonly PropSidebarItem[];
  /** Path of the current page. */
  readonly path: string;
}

/** The printable page is a document without the site's layout, so the link loads it as a new document. */
function PrintLink({ section }: { readonly section: string }): ReactNode {
  return (
    <a className={styles.print} href={useBaseUrl(printablePath(section))}>
      <Icon name="print" />
      <Translate id="portal.sidebar.print">Print section</Translate>
    </a>
  );
}

/** Pages of the section next to the text; outside sections, the pages that belong to none. */
export default function DocsSidebar({ items, path }: DocsSidebarProps): ReactNode {
  const sidebar = useDocsSidebar();
  const list = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();

  // Scrolls long sidebars to the current page.
  useLayoutEffect(() => {
    const box = list.current;
    if (!isBrowser || !box) return undefined;
    return afterLayout(box, () => {
      keepInView(box.querySelector('[aria-current="page"]'));
    });
  }, [isBrowser, path]);

  return (
    <nav
      className={styles.sidebar}
      aria-label={translate({ id: 'portal.sidebar.label', message: 'Docs sidebar' })}
    >
      <div className={styles.tools}>
        <VersionSelect />
        {sidebar !== null && sidebar.name !== rootSidebarId && <PrintLink section={sidebar.name} />}
      </div>
      <div ref={list} className={styles.scroll} data-sidebar-scroll>
        <ul className={styles.list}>
          <DocSidebarItems items={items} activePath={path} level={1} />
        </ul>
      </div>
    </nav>
  );
}
