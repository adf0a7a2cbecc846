// Change: the portal's own header. Upstream puts the top navigation, the controls and the mobile sidebar into one
// navigation landmark, builds them from items of the config, and has neither section navigation nor swipes.
import type { ReactNode } from 'react';
import SiteHeader from '@site/src/components/SiteHeader/index.tsx';

export default function Navbar(): ReactNode {
  return <SiteHeader />;
}
