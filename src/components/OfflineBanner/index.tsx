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

/** Before the browser is asked, the reader counts as online: the server cannot know. */
const isOfflineOnServer = () => false;

/**
 * Says that the connection is lost. The status itself is always there, since screen readers announce only what
 * changes within one; it lies over the page's lower edge, so that nothing moves.
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
