import type { ComponentType, FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PageText as Text } from '../../client/page-text.ts';
import { isPlainClick } from '../is-plain-click.ts';
import './styles.css';

interface PageTextProps {
  /** Module of the page: with the server-rendered text, or with a component that renders it. */
  readonly content: PropDocContent & { readonly text?: Text; readonly Rendered?: ComponentType };
}

/** URL of a link to a page of the site that client-side navigation can handle. */
function pageOf(target: EventTarget, base: string): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href');
  // Links to files and other sites have a target; links within the page are left to the browser.
  if (link?.target !== '' || !address?.startsWith(base)) return undefined;
  return address;
}

/**
 * The text of a page. React renders it only on the server. In the browser the HTML stays as it is, its links use
 * client-side navigation, and its interactive elements are in `src/islands`.
 */
export default function PageText({ content }: PageTextProps): ReactNode {
  const history = useHistory();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { text, metadata, Rendered } = content;
  const attributes = { className: 'markdown', 'data-url': metadata.permalink };
  if (text === undefined) {
    return <page-text {...attributes}>{Rendered && <Rendered />}</page-text>;
  }
  const onClick = (event: MouseEvent) => {
    const address = pageOf(event.target, baseUrl);
    if (address === undefined || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = history.location;
    // A link to the current page must not add another history entry.
    if (pathname + search + hash === address) history.replace(address);
    else history.push(address);
  };
  const preload = (event: PointerEvent | FocusEvent) => {
    const address = pageOf(event.target, baseUrl);
    if (address === undefined) return;
    const loading = window.docusaurus.preload(address.replace(/[?#].*$/u, ''));
    // Errors are reported when the page is opened.
    if (loading) loading.catch(() => undefined);
  };
  return (
    <page-text
      {...attributes}
      onClick={onClick}
      onPointerOver={preload}
      onFocus={preload}
      suppressHydrationWarning
      dangerouslySetInnerHTML={text}
    />
  );
}
