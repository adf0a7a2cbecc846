// Change: handles redirects of moved anchors, which servers never see, and replays clicks from before React had loaded.
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { readyEvent } from '@site/src/site/early-state.ts';
import { hashTarget } from '@site/src/client/hash-target.ts';
import { withBase, withoutBase } from '@site/src/content/pathname.ts';

/** Redirects if the page doesn't have the hash; the table is only loaded then. */
function useAnchorRedirects(): void {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname, hash } = useLocation();
  const history = useHistory();
  useEffect(() => {
    if (hash === '' || hashTarget(hash) !== null) return undefined;
    let current = true;
    void import('@site/src/client/anchor-redirects.ts').then(({ redirectFrom }) => {
      const target = redirectFrom({ pathname: withoutBase(pathname, baseUrl), hash });
      if (!current || target === undefined) return;
      if (target.startsWith('/')) history.replace(withBase(target, baseUrl));
      else window.location.replace(target);
    });
    return () => {
      current = false;
    };
  }, [baseUrl, hash, history, pathname]);
}

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  useAnchorRedirects();
  useEffect(() => {
    window.dispatchEvent(new Event(readyEvent));
  }, []);
  return children;
}
