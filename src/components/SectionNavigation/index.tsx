import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { sectionOf, sections } from '../../site/sections.ts';
import { afterLayout } from '../hooks/after-layout.ts';
import { frameLabel } from '../labels.ts';
import { useSitePath } from '../use-site-path.ts';
import styles from './styles.module.css';

const documentation = sections.filter((section) => section.documentation);

/** The sections of the documentation, on every page of it. */
export default function SectionNavigation(): ReactNode {
  const pathname = useSitePath();
  const current = sectionOf(pathname);
  const navigation = useRef<HTMLElement>(null);
  const id = current?.id;

  // On phones the links scroll horizontally; the current one is centered.
  useLayoutEffect(() => {
    const box = navigation.current;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    if (id === undefined || !box || !link) return undefined;
    return afterLayout(box, () => {
      box.scrollLeft = link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2;
    });
  }, [id]);

  if (current?.documentation !== true) return null;
  return (
    <nav
      ref={navigation}
      className={styles.navigation}
      aria-label={translate({ id: 'portal.nav.sections', message: 'Sections' })}
    >
      <ul className={styles.list}>
        {documentation.map(({ id: section, title }) => (
          <li key={section}>
            <Link
              to={`/${section}/`}
              className={clsx(styles.link)}
              {...(section === current.id && {
                'aria-current': pathname === `/${section}/` ? ('page' as const) : ('true' as const),
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
