// Change: the tabs don't need React in the browser (see src/islands/tab-group.ts), and are buttons that reference their
// panels.
import type { ReactElement, ReactNode } from 'react';
import { Children, isValidElement, useId } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/Tabs';
import type { Props as TabItemProps } from '@theme/TabItem';
import { TabsContext, panelId, tabId } from '@site/src/components/Tabs/context.ts';
import styles from './styles.module.css';

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && child.props.value !== undefined;
}

export default function Tabs({ children, className, groupId, defaultValue }: Props): ReactNode {
  const prefix = useId();
  const items = Children.toArray(children).filter(isTabItem);
  const first = items.find(({ props }) => props.default) ?? items[0];
  const selected = defaultValue ?? first?.props.value ?? '';
  return (
    <tab-group
      className={clsx(ThemeClassNames.tabs.container, styles.container)}
      data-group={groupId}
    >
      <div role="tablist" className={clsx('tabs', styles.list, className)}>
        {items.map(({ props: { value, label, attributes } }) => (
          <button
            {...(attributes as object | undefined)}
            key={value}
            type="button"
            role="tab"
            id={tabId(prefix, value)}
            aria-controls={panelId(prefix, value)}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            className={clsx('tabs__item', styles.tab, value === selected && 'tabs__item--active')}
            data-value={value}
            suppressHydrationWarning
          >
            {label ?? value}
          </button>
        ))}
      </div>
      <TabsContext value={{ prefix, selected }}>{items}</TabsContext>
    </tab-group>
  );
}
