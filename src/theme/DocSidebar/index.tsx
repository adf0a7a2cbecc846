// Change: a single sidebar, which CSS hides on small screens, where the mobile sidebar has the whole tree. Upstream
// mounts a second one there, which isn't available without JavaScript.
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocSidebar';
import DocsSidebar from '@site/src/components/DocsSidebar/index.tsx';

export default function DocSidebar({ sidebar, path }: Props): ReactNode {
  return <DocsSidebar items={sidebar} path={path} />;
}
