import type { ComponentType, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

interface KeptHtmlProps {
  /** Loads what renders the HTML, where the server has not. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/**
 * In browsers, a part of a page that the server rendered and that nothing changes: its HTML stays, and its code does
 * not come. After client navigation, and in development, there is no such HTML, and the code comes at once. On the
 * server, a `div` without attributes has to stand around the part.
 */
export default function KeptHtml({ load }: KeptHtmlProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    if (ref.current?.hasChildNodes() !== false) return undefined;
    let isCurrent = true;
    load().then(
      (module) => {
        if (isCurrent) setPart(() => module.default);
      },
      () => undefined, // The rest of the page is of use without it.
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (Part) {
    return (
      <div key="part">
        <Part />
      </div>
    );
  }
  return (
    <div key="html" ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
