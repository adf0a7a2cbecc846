import type { ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import Icon from '../Icon/index.tsx';
import control from '../SiteHeader/control.module.css';
import styles from './styles.module.css';

/**
 * Switches between light and dark; until it is used, the site follows the system. Which icon is visible depends on the
 * root element's attribute, which is already correct before hydration.
 */
export default function ThemeSwitch(): ReactNode {
  const { colorMode, setColorMode } = useColorMode();
  const isDark = colorMode === 'dark';
  return (
    <button
      type="button"
      className={`${control.button} ${control.needsScript}`}
      aria-label={
        isDark
          ? translate({ id: 'portal.theme.light', message: 'Switch to light theme' })
          : translate({ id: 'portal.theme.dark', message: 'Switch to dark theme' })
      }
      // Until React has loaded, the script in the head handles the click.
      data-switches="theme"
      onClick={() => {
        setColorMode(isDark ? 'light' : 'dark');
      }}
    >
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  );
}
