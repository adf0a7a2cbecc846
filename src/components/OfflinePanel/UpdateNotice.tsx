import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import Translate from '@docusaurus/Translate';
import { activateNow } from '../../offline/messages.ts';
import styles from './styles.module.css';

/** The service worker that waits until all pages of the site are closed, if there is one. */
function useWaitingWorker(base: string): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    const stop = new AbortController();
    const watch = async () => {
      const registration = await navigator.serviceWorker.getRegistration(base);
      if (registration === undefined || stop.signal.aborted) return;
      const update = () => {
        setWaiting(registration.waiting ?? undefined);
      };
      const onFound = () => {
        registration.installing?.addEventListener('statechange', update, { signal: stop.signal });
      };
      update();
      onFound();
      registration.addEventListener('updatefound', onFound, { signal: stop.signal });
    };
    // Browsers without service workers, or without access to them, have nothing waiting.
    if ('serviceWorker' in navigator) watch().catch(() => undefined);
    return () => {
      stop.abort();
    };
  }, [base]);
  return waiting;
}

/** Lets the reader switch to the newest version without closing every page of the site. */
export default function UpdateNotice({ base }: { readonly base: string }): ReactNode {
  const waiting = useWaitingWorker(base);
  const [told, setTold] = useState<ServiceWorker>();
  return (
    <div role="status">
      {waiting !== undefined && (
        <p className={styles.notice}>
          <Translate id="portal.offline.update">
            A newer version of the site is ready to be used offline.
          </Translate>{' '}
          <button
            type="button"
            className="button button--primary button--sm"
            // It takes over, and the page reloads, after a second or two.
            disabled={told === waiting}
            onClick={() => {
              setTold(waiting);
              waiting.postMessage(activateNow);
            }}
          >
            <Translate id="portal.offline.update.use">Use it now</Translate>
          </button>
        </p>
      )}
    </div>
  );
}
