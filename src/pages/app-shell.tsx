import type { ReactNode } from 'react';
import { useEffect } from 'react';
import Head from '@docusaurus/Head';
import { useHistory } from '@docusaurus/router';
import { shellAttribute, wantedAddress } from '../client/app-shell.ts';

/**
 * An empty document. Without a network the service worker answers with it for pages whose content, but not whose
 * HTML, is on the device: it goes on to the page by client navigation, which renders it.
 */
export default function AppShell(): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const wanted = wantedAddress();
    if (wanted !== undefined) history.replace(wanted);
  }, [history]);
  return (
    <Head>
      <html {...{ [shellAttribute]: 'true' }} />
      <meta name="robots" content="noindex,nofollow" />
    </Head>
  );
}
