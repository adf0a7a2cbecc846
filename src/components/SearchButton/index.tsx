import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useHostedSearch } from '../hooks/use-hosted-search.ts';
import Icon from '../Icon/index.tsx';
import SearchDialog, { loadAnswers } from '../SearchDialog/index.tsx';
import styles from './styles.module.css';

/** Opens the search; `src/islands/early.js` handles its shortcuts and its click. */
export default function SearchButton(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const hosted = useHostedSearch();

  const preload = () => {
    // Reports a failure to whatever opens the search next.
    loadAnswers().catch(() => undefined);
    void import('../../search/client.ts').then(({ searchClient }) => {
      searchClient(baseUrl, hosted).preload();
    });
  };

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-opens="search"
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="search" className={styles.icon} />
        <span className={styles.text}>
          <Translate id="portal.search.button">Search</Translate>
        </span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      <SearchDialog />
    </>
  );
}
