// Change: one sidebar, hidden by CSS on small screens, where the mobile sidebar has the whole tree. Upstream
// mounts another one there, which a reader without JavaScript never gets.
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocSidebar';
import DocsSidebar from '@site/src/components/DocsSidebar/index.tsx';

export default function DocSidebar({ sidebar, path }: Props): ReactNode {
  return <DocsSidebar items={sidebar} path={path} />;
}
