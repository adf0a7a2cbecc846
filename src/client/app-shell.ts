/**
 * Makes the app shell render the page that the reader has asked for. Its document is served under the address of
 * that page, where React would look for the page's HTML; so the address becomes that of the shell while React
 * takes over the document, and the shell's component goes on to the page. The wanted address lies in the history
 * entry, so that a reload in between loses nothing.
 */
import siteConfig from '@generated/docusaurus.config';

/** Attribute of the root element by which the document of the shell is known. */
export const shellAttribute = 'data-app-shell';

interface ShellState {
  readonly portalWanted?: unknown;
}

/** The address that the reader has asked for, below the origin, if this document stands in for it. */
export function wantedAddress(): string | undefined {
  const state = window.history.state as ShellState | null;
  return typeof state?.portalWanted === 'string' ? state.portalWanted : undefined;
}

if (typeof window !== 'undefined' && document.documentElement.hasAttribute(shellAttribute)) {
  const shell = `${siteConfig.baseUrl}app-shell/`;
  const { pathname, search, hash } = window.location;
  if (pathname !== shell) {
    const state = { portalWanted: pathname + search + hash };
    window.history.replaceState(state, '', shell);
  }
}
