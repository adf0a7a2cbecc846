import type { ReactNode } from 'react';
import { useEffect } from 'react';
import Head from '@docusaurus/Head';
import { useHistory } from '@docusaurus/router';
import { shellAttribute, wantedAddress } from '../client/app-shell.ts';

/**
 * An empty document. Offline, the service worker returns it for pages whose content is stored but not their HTML: it
 * renders the page through client-side navigation.
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
