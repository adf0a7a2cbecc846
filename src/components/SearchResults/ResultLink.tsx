import type { ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { isPlainClick } from '../is-plain-click.ts';
import styles from './styles.module.css';

interface ResultLinkProps {
  /** Address below the base of the site, with the fragment of the heading. */
  readonly url: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/**
 * A link to a result. It fetches its page when the reader points at it: the link of Docusaurus fetches the pages of
 * all that is in view, which here would be twenty other pages with every letter.
 */
export default function ResultLink({ url, onOpen, children }: ResultLinkProps): ReactNode {
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const href = withBaseUrl(url);
  const preload = () => {
    // Absent until the first page has started; false where there is no such page.
    const client = window.docusaurus as typeof window.docusaurus | undefined;
    const loading = client?.preload(href.replace(/#.*$/u, ''));
    // What goes wrong shows when the result is opened.
    if (loading) loading.catch(() => undefined);
  };
  return (
    <a
      className={styles.result}
      href={href}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => {
        onOpen();
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        history.push(href);
      }}
      data-search-result
    >
      {children}
    </a>
  );
}
