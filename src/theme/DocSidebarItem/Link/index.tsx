// Change: each page can be expanded to its headings.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Link';
import SidebarItem from '@site/src/components/SidebarItem/index.tsx';

export default function DocSidebarItemLink({ item, activePath, level }: Props): ReactNode {
  const { href, label, className, customProps } = item;
  return (
    <SidebarItem
      title={label}
      href={href.endsWith('/') ? href : `${href}/`}
      isCurrent={isActiveSidebarItem(item, activePath)}
      mayHaveAnchors={customProps?.headings !== false}
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        className,
      )}
    />
  );
}
