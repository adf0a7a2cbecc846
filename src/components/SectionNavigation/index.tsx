import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { PortalData } from '../../plugins/portal/global-data.ts';
import { sectionOf, sections } from '../../site/sections.ts';
import { frameLabel } from '../labels.ts';
import { useSitePath } from '../use-site-path.ts';
import styles from './styles.module.css';

const documentation = sections.filter((section) => section.documentation);

/** The sections of the documentation, on every page of it. */
export default function SectionNavigation(): ReactNode {
  const data = usePluginData('portal') as PortalData;
  const pathname = useSitePath();
  const current = sectionOf(pathname);
  if (current?.documentation !== true) return null;
  return (
    <nav
      className={styles.navigation}
      aria-label={translate({ id: 'portal.nav.sections', message: 'Sections' })}
    >
      <ul className={styles.list}>
        {documentation.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={data.sections.find((section) => section.id === id)?.href ?? `/${id}/`}
              className={clsx(styles.link)}
              {...(id === current.id && {
                'aria-current': pathname === `/${id}/` ? ('page' as const) : ('true' as const),
              })}
            >
              {frameLabel(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
