import type { ReactNode } from 'react';
import { useEffect } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import OfflinePanel from '../components/OfflinePanel/index.tsx';
import { mainId } from '../site/main-id.ts';
import styles from './offline.module.css';

/** The page that was requested when the network didn't respond; only URLs of this site are accepted. */
function wantedPage(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  return from !== null && /^\/(?![/\\])/u.test(from) ? from : undefined;
}

/** Shows which page couldn't be loaded, and navigates to it once the network is back. */
function MissedPage({ address }: { readonly address: string }): ReactNode {
  useEffect(() => {
    const open = () => {
      window.location.replace(address);
    };
    window.addEventListener('online', open);
    return () => {
      window.removeEventListener('online', open);
    };
  }, [address]);
  return (
    <div role="alert" className={styles.missed}>
      <p>
        <Translate id="portal.offline.missed" values={{ address: <code>{address}</code> }}>
          {'{address} is not on this device, and the network does not answer.'}
        </Translate>
      </p>
      <a className="button button--primary" href={address}>
        <Translate id="portal.load.retry">Try again</Translate>
      </a>
    </div>
  );
}

function Content(): ReactNode {
  const { search } = useLocation();
  const wanted = wantedPage(search);
  return (
    <>
      {wanted !== undefined && <MissedPage address={wanted} />}
      <OfflinePanel />
    </>
  );
}

/** Lists what can be read offline: opened by its link, and by the service worker in place of other pages. */
export default function OfflinePage(): ReactNode {
  const isBrowser = useIsBrowser();
  const title = translate({ id: 'portal.offline.title', message: 'Offline reading' });
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex,follow" />
      </Head>
      <main id={mainId} className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate id="portal.offline.intro">
            Your browser keeps the pages of the documentation while it's idle, so they open without
            a network. What takes more room is saved when you ask for it.
          </Translate>
        </p>
        {isBrowser ? (
          <Content />
        ) : (
          <noscript>
            <p>
              <Translate id="portal.offline.needsScript">
                Keeping pages for offline reading needs JavaScript.
              </Translate>
            </p>
          </noscript>
        )}
      </main>
    </Layout>
  );
}
