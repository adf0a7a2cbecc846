// Change: upstream renders the tabs afresh after hydration, which would throw away the highlighted code in them;
// React now takes over a stored choice without that. Tabs are buttons that name their panels.
import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  TabsProvider,
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import { TabIds, panelId, tabId } from '@site/src/components/Tabs/ids.ts';
import { nextTab } from '@site/src/components/Tabs/next-tab.ts';
import styles from './styles.module.css';

function TabList({
  prefix,
  className,
}: {
  prefix: string;
  className: string | undefined;
}): ReactNode {
  const { selectedValue, selectValue, tabValues } = useTabs();
  const listRef = useRef<HTMLDivElement>(null);
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  const select = (index: number): void => {
    const tab = listRef.current?.children.item(index);
    const value = tabValues[index]?.value;
    if (!(tab instanceof HTMLElement) || value === undefined) return;
    tab.focus({ preventScroll: true });
    if (value === selectedValue) return;
    // Groups with the same choice above may change their height; the tab stays below the pointer.
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  return (
    <div ref={listRef} role="tablist" className={clsx('tabs', styles.list, className)}>
      {tabValues.map(({ value, label, attributes }, index) => (
        <button
          {...(attributes as object | undefined)}
          key={value}
          type="button"
          role="tab"
          id={tabId(prefix, value)}
          aria-controls={panelId(prefix, value)}
          aria-selected={selectedValue === value}
          tabIndex={selectedValue === value ? 0 : -1}
          className={clsx(
            'tabs__item',
            styles.tab,
            selectedValue === value && 'tabs__item--active',
          )}
          onClick={() => {
            select(index);
          }}
          onKeyDown={(event) => {
            const next = nextTab(event.key, index, tabValues.length);
            if (next === undefined) return;
            event.preventDefault();
            select(next);
          }}
        >
          {label ?? value}
        </button>
      ))}
    </div>
  );
}

export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  const prefix = useId();
  return (
    <TabsProvider value={value}>
      <TabIds.Provider value={prefix}>
        <div className={clsx(ThemeClassNames.tabs.container, styles.container)}>
          <TabList prefix={prefix} className={props.className} />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabIds.Provider>
    </TabsProvider>
  );
}
