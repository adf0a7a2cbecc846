import type { ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { isPlainClick } from '../is-plain-click.ts';
import styles from './styles.module.css';

interface ResultLinkProps {
  /** URL relative to the site's base URL, with the fragment of the heading. */
  readonly url: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/**
 * A link to a result. It preloads its page when it is hovered or focused, because arrow keys move the focus through the
 * results. Docusaurus's link would preload it only when it is hovered or touched.
 */
export default function ResultLink({ url, onOpen, children }: ResultLinkProps): ReactNode {
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const href = withBaseUrl(url);
  const preload = () => {
    // Absent until the first page has started; false if there is no such page.
    const client = window.docusaurus as typeof window.docusaurus | undefined;
    const loading = client?.preload(href.replace(/#.*$/u, ''));
    // Errors are reported when the result is opened.
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
