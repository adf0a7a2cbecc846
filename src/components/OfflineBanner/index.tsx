import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const isOffline = () => !navigator.onLine;

/** On the server and during hydration the reader counts as online, because the server can't know. */
const isOfflineOnServer = () => false;

/**
 * Shows that the connection is lost. The status element always exists, since screen readers only announce changes
 * within one. It covers the bottom of the page, so nothing moves.
 */
export default function OfflineBanner(): ReactNode {
  const offline = useSyncExternalStore(subscribe, isOffline, isOfflineOnServer);
  return (
    <div role="status" className={styles.status}>
      {offline && (
        <p className={styles.banner}>
          <Translate id="portal.offline">
            You are offline. Pages that you have not opened yet may not load.
          </Translate>{' '}
          <Link to="/offline/" className={styles.link ?? ''}>
            <Translate id="portal.load.available">Pages that are on this device</Translate>
          </Link>
        </p>
      )}
    </div>
  );
}
