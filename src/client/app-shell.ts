/**
 * Makes the app shell render the page that was requested. The shell's document is served at the URL of that page, and
 * React would try to hydrate the page's HTML there. So the URL is replaced with the shell's while React hydrates, and
 * the shell's component then navigates to the page. The requested URL is kept in the history entry, so a reload in
 * between loses nothing.
 */
import siteConfig from '@generated/docusaurus.config';

/** Attribute of the root element that identifies the document of the shell. */
export const shellAttribute = 'data-app-shell';

interface ShellState {
  readonly portalWanted?: unknown;
}

/** The requested URL without its origin, if this document is the shell. */
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
