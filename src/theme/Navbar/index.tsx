// Change: the portal's own header. Upstream puts the top navigation, the controls and the mobile sidebar in a single
// navigation landmark, builds them from config items, and supports neither section navigation nor swipes.
import type { ReactNode } from 'react';
import SiteHeader from '@site/src/components/SiteHeader/index.tsx';

export default function Navbar(): ReactNode {
  return <SiteHeader />;
}
