// Change: the landmark's name describes its content, and nothing is rendered if a page has no adjacent pages.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/DocPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import styles from './styles.module.css';

export default function DocPaginator({ className, previous, next }: Props): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav
      className={clsx(className, 'pagination-nav', styles.nav)}
      aria-label={translate({ id: 'portal.paginator.label', message: 'Previous and next pages' })}
    >
      {previous && (
        <PaginatorNavLink
          {...previous}
          subLabel={<Translate id="portal.paginator.previous">Previous</Translate>}
        />
      )}
      {next && (
        <PaginatorNavLink
          {...next}
          subLabel={<Translate id="portal.paginator.next">Next</Translate>}
          isNext
        />
      )}
    </nav>
  );
}
