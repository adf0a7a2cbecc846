/**
 * Docusaurus' own context says that the page is in the browser, and everything that differs there is rendered again
 * at once. Here React may rest meanwhile, so that the page answers.
 */
import { createContext, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

export const Context = createContext(false);

interface BrowserContextProviderProps {
  readonly children: ReactNode;
}

export function BrowserContextProvider({ children }: BrowserContextProviderProps): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsBrowser(true);
    });
  }, []);
  return <Context value={isBrowser}>{children}</Context>;
}
