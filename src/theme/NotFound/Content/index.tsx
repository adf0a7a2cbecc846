// Change: the portal's own text, a link to the home page, the search, and pages with similar URLs; the upstream text
// tells readers to contact the owner of the other site.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import LikelyPages from '@site/src/components/LikelyPages/index.tsx';
import { mainId } from '@site/src/site/main-id.ts';
import styles from './styles.module.css';

/** Rendered for a module that can't be imported. */
function MissingModule(): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
      <path className={styles.shell} d="M32 3 58 17.5v29L32 61 6 46.5v-29z" />
      <path className={styles.edges} d="M32 61V32M6 17.5 32 32l26-14.5" />
    </svg>
  );
}

export default function NotFoundContent({ className }: { readonly className?: string }): ReactNode {
  return (
    <main id={mainId} className={clsx('container', styles.page, className)}>
      {/* Most unknown URLs match the docs plugin's own route, which doesn't set a title. */}
      <PageMetadata title={translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <MissingModule />
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">
          Oops! The page you are looking for has been removed or relocated.
        </Translate>
      </p>
      <div className={styles.actions}>
        <Link className="button button--primary" to="/">
          <Translate id="portal.notFound.home">Go to Homepage</Translate>
        </Link>
        <button
          type="button"
          className={clsx('button button--secondary button--outline', styles.search)}
          data-opens="search"
        >
          <Translate id="portal.notFound.search">Find it with the search</Translate>
        </button>
      </div>
      <LikelyPages />
    </main>
  );
}
