import type { ComponentType, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

interface KeptHtmlProps {
  /** Loads the component that renders the HTML if the server hasn't. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/**
 * In browsers, a static part of a page that the server has rendered: its HTML stays, and its code isn't loaded. After
 * client-side navigation, and in development, there is no such HTML, and the code is loaded at once. On the server, a
 * `div` without attributes must wrap the part.
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
      () => undefined, // The rest of the page works without it.
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
