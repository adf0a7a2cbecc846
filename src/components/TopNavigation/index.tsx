import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { isActiveItem, topNavigation } from '../../site/links.ts';
import { frameLabel } from '../labels.ts';
import { useSitePath } from '../use-site-path.ts';
import styles from './styles.module.css';

/** The main parts of the site; the one that contains the page is marked. */
export default function TopNavigation(): ReactNode {
  const pathname = useSitePath();
  return (
    <nav
      className={styles.navigation}
      aria-label={translate({ id: 'portal.nav.main', message: 'Main' })}
    >
      <ul className={styles.list}>
        {topNavigation.map((item) => {
          const isActive = isActiveItem(item, pathname);
          return (
            <li key={item.label}>
              <Link
                to={item.href}
                className={clsx(styles.link, isActive && styles.active)}
                {...(isActive && {
                  'aria-current': pathname === item.href ? ('page' as const) : ('true' as const),
                })}
              >
                {frameLabel(item.label)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
