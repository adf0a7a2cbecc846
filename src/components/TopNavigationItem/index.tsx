import type { ReactNode } from 'react';
import { usePluginData } from '@docusaurus/useGlobalData';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { PortalData } from '../../plugins/portal/global-data.ts';

interface TopNavigationItemProps {
  /** Label of the item in `topNavigation` of `src/site/links.ts`. */
  readonly label: string;
  readonly mobile?: boolean;
}

/** A link of the top navigation; current on every page of the sections that it stands for. */
export default function TopNavigationItem({
  label,
  mobile = false,
}: TopNavigationItemProps): ReactNode {
  const { topNavigation } = usePluginData('portal') as PortalData;
  const item = topNavigation.find((candidate) => candidate.label === label);
  if (!item) throw new Error(`src/site/links.ts has no top navigation item "${label}"`);
  return (
    <DefaultNavbarItem
      label={item.label}
      to={item.href}
      activeBaseRegex={`^/(?:[a-z]{2}(?:-[A-Z]{2})?/)?(?:${item.activeFor.join('|')})/`}
      mobile={mobile}
    />
  );
}
