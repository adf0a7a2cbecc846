// Change: each page can be expanded to show its headings.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Link';
import type { SidebarProps } from '@site/src/content/plugin-data.ts';
import SidebarItem from '@site/src/components/SidebarItem/index.tsx';
import { withSlash } from '@site/src/content/pathname.ts';

export default function DocSidebarItemLink({ item, activePath, level }: Props): ReactNode {
  const { href, label, className, customProps } = item;
  const { headings, lang } = (customProps ?? {}) as SidebarProps;
  return (
    <SidebarItem
      title={label}
      href={withSlash(href)}
      isCurrent={isActiveSidebarItem(item, activePath)}
      mayHaveAnchors={headings !== false}
      {...(lang !== undefined && { lang })}
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        className,
      )}
    />
  );
}
