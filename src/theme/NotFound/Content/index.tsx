// Change: the portal's own words, a way home, the search, and pages with similar addresses; the upstream text sends
// readers to the owner of the other site.
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

/** A module that no import leads to. */
function MissingModule(): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
      <path className={styles.shell} d="M32 3 58 17.5v29L32 61 6 46.5v-29z" />
      <path className={styles.edges} d="M32 61V32M6 17.5 32 32l26-14.5" />
    </svg>
  );
}

/** Presses the key that opens the search everywhere, so that this page needs no knowledge of the dialog. */
function openSearch(): void {
  const init = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new KeyboardEvent('keydown', init));
}

export default function NotFoundContent({ className }: { readonly className?: string }): ReactNode {
  return (
    <main id={mainId} className={clsx('container', styles.page, className)}>
      {/* Most unknown addresses end in the docs' own route, which gives the page no title. */}
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
          onClick={openSearch}
        >
          <Translate id="portal.notFound.search">Find it with the search</Translate>
        </button>
      </div>
      <LikelyPages />
    </main>
  );
}
