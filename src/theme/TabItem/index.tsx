// Change: the panel is labeled by its tab.
import type { ReactNode } from 'react';
import { use } from 'react';
import type { Props } from '@theme/TabItem';
import { TabsContext, panelId, tabId } from '@site/src/components/Tabs/context.ts';

export default function TabItem({ children, className, value }: Props): ReactNode {
  const { prefix, selected } = use(TabsContext);
  return (
    <div
      role="tabpanel"
      id={panelId(prefix, value)}
      aria-labelledby={tabId(prefix, value)}
      className={className}
      hidden={value !== selected}
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
