// Change: a group of pages is a labeled list. Upstream makes the label a link, which here would have no URL and so be
// useless for readers and search engines.
import type { ReactNode } from 'react';
import { useId } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';
import styles from './styles.module.css';

export default function DocSidebarItemCategory({ item, activePath, level }: Props): ReactNode {
  const { label, className, items } = item;
  const id = useId();
  return (
    <li
      className={clsx(
        styles.group,
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        className,
      )}
    >
      <p id={id} className={styles.name}>
        {label}
      </p>
      <ul aria-labelledby={id} className={styles.pages}>
        <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
      </ul>
    </li>
  );
}
