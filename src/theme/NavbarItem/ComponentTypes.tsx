// Change: adds the item type for links of the top navigation, whose targets the portal plugin resolves.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import TopNavigationItem from '@site/src/components/TopNavigationItem/index.tsx';

export default { ...ComponentTypes, 'custom-topNavigation': TopNavigationItem };
