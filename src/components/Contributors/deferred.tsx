import type { ComponentType, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { viewCheckInterval } from '../../site/contributors.ts';
import type { ContributorsProps } from './index.tsx';
import { useSeen } from './in-view.ts';

/**
 * The list in the browser: the server's HTML stays until the list is in view, and only then do the code and the images
 * load. Both look the same, so nothing moves. After client-side navigation there is no such HTML, and the code loads at
 * once.
 */
export default function DeferredContributors({
  handles,
}: {
  readonly handles: readonly string[];
}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const [hasServerHtml] = useState(!isBrowser);
  const isSeen = useSeen(ref, viewCheckInterval);
  const [List, setList] = useState<ComponentType<ContributorsProps>>();
  const isWanted = isSeen || !hasServerHtml;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    import('./index.tsx').then(
      ({ default: Contributors }) => {
        if (isCurrent) setList(() => Contributors);
      },
      () => undefined, // Offline, the names and links of the server's HTML stay.
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  if (List) {
    return (
      <div key="list" ref={ref}>
        <List handles={handles} isSeen={isSeen} />
      </div>
    );
  }
  return (
    <div key="html" ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
