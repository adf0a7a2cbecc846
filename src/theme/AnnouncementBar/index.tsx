// Change: a bar with a version of its own in storage, whose text is translated and may hold links of the site.
import type { ReactNode } from 'react';
import NotificationBar from '@site/src/components/NotificationBar/index.tsx';

export default function AnnouncementBar(): ReactNode {
  return <NotificationBar />;
}
