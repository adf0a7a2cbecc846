// Change: a bar whose text is translated and can contain links to the site, with its own version number in storage.
import type { ReactNode } from 'react';
import NotificationBar from '@site/src/components/NotificationBar/index.tsx';

export default function AnnouncementBar(): ReactNode {
  return <NotificationBar />;
}
