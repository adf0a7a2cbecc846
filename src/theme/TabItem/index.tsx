// Change: the panel is named by its tab.
import type { ReactNode } from 'react';
import { use } from 'react';
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import { TabIds, panelId, tabId } from '@site/src/components/Tabs/ids.ts';

export default function TabItem({ children, className, value }: Props): ReactNode {
  const { selectedValue, lazy } = useTabs();
  const prefix = use(TabIds);
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(prefix, value)}
      aria-labelledby={tabId(prefix, value)}
      className={className}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
