// Change: the portal's own words and a way home; the upstream text sends readers to the owner of the other site.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export default function NotFoundContent({ className }: { readonly className?: string }): ReactNode {
  return (
    <main className={clsx('container', styles.page, className)}>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">
          Oops! The page you are looking for has been removed or relocated.
        </Translate>
      </p>
      <Link className="button button--primary" to="/">
        <Translate id="portal.notFound.home">Go to Homepage</Translate>
      </Link>
    </main>
  );
}
