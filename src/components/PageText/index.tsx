import type { ComponentType, FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PageText as Text } from '../../client/page-text.ts';
import { isPlainClick } from '../is-plain-click.ts';
import './styles.css';

interface PageTextProps {
  /** Module of the page: with the text that the server rendered, or with a component that renders it. */
  readonly content: PropDocContent & { readonly text?: Text; readonly Rendered?: ComponentType };
}

/** Address of a link to a page of the site, for which the document need not be loaded. */
function pageOf(target: EventTarget, base: string): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href');
  // Links to files and to other sites have a target; those within the page are the browser's.
  if (link?.target !== '' || !address?.startsWith(base)) return undefined;
  return address;
}

/**
 * The text of a page. React renders it on the server only; in the browser the HTML stays as it is, its links lead on
 * by client navigation, and what in it answers the reader is in `src/islands`.
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
    // The page that the reader is on is no second step back.
    if (pathname + search + hash === address) history.replace(address);
    else history.push(address);
  };
  const preload = (event: PointerEvent | FocusEvent) => {
    const address = pageOf(event.target, baseUrl);
    if (address === undefined) return;
    const loading = window.docusaurus.preload(address.replace(/[?#].*$/u, ''));
    // What goes wrong shows when the page is opened.
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
