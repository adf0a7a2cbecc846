import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type { DirectoryEntry, PageEntry } from '../../content/plugin-data.ts';
import styles from './styles.module.css';

function pagesOf(entry: DirectoryEntry | PageEntry): PageEntry[] {
  return entry.type === 'file' ? [entry] : entry.children.flatMap(pagesOf);
}

/** Pages with paths similar to the current URL; empty until the index of all pages has loaded. */
function useLikelyPages(): readonly PageEntry[] {
  const { pathname } = useLocation();
  const index = useBaseUrl('/content.json');
  const [pages, setPages] = useState<readonly PageEntry[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    // Every docs page contains this component, in case its URL is unknown, so the ranking is loaded when it's needed.
    Promise.all([
      fetch(index, { signal: controller.signal }),
      import('../../content/likely-pages.ts'),
    ])
      .then(async ([response, { likelyPages }]) => {
        const tree = response.ok ? ((await response.json()) as DirectoryEntry) : undefined;
        setPages(tree === undefined ? [] : likelyPages(pathname, pagesOf(tree)));
      })
      .catch(() => {
        // Without the index or the ranking, there is nothing to suggest, and the rest of the page still works.
        if (!controller.signal.aborted) setPages([]);
      });
    return () => {
      controller.abort();
    };
  }, [index, pathname]);
  return pages;
}

/** Links to the pages that a reader of an unknown URL may have looked for; nothing if none is similar. */
export default function LikelyPages(): ReactNode {
  const pages = useLikelyPages();
  if (pages.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading as="h2" id="likely-pages">
        {translate({ id: 'portal.notFound.likely', message: 'Were you looking for one of these?' })}
      </Heading>
      <ul className={styles.list}>
        {pages.map(({ url, title }) => (
          <li key={url}>
            <Link to={url}>
              <span className={styles.title}>{title}</span>{' '}
              <span className={styles.address}>{url}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
