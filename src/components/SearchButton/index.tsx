import type { ReactNode } from 'react';
import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchSettings } from '../../search/client.ts';
import Icon from '../Icon/index.tsx';
import LoadFailure from '../LoadFailure/index.tsx';
import control from '../SiteHeader/control.module.css';
import { opensSearch } from './shortcut.ts';
import styles from './styles.module.css';

const loadDialog = () => import('../SearchDialog/index.tsx');
/** A component that has failed to load stays failed, so each attempt has its own. */
const newDialog = () => lazy(loadDialog);

/** Opens the search, by itself and by the keys Ctrl+K, Cmd+K and "/"; dialog and index are loaded when wanted. */
export default function SearchButton(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [SearchDialog, setSearchDialog] = useState(newDialog);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const settings = usePluginData('portal-search-index') as SearchSettings;
  const close = useCallback(() => {
    setIsOpen(false);
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  const preload = () => {
    // Whoever then opens the search is told.
    loadDialog().catch(() => undefined);
    void import('../../search/client.ts').then(({ searchClient }) => {
      searchClient(baseUrl, settings).preload();
    });
  };

  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${control.needsScript}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Icon name="search" className={styles.icon} />
        <span className={styles.text}>
          <Translate id="portal.search.button">Search</Translate>
        </span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {isOpen &&
        createPortal(
          <ErrorBoundary
            fallback={({ error, tryAgain }) => (
              <div className={styles.failure}>
                <button
                  type="button"
                  className={control.button}
                  aria-label={translate({ id: 'portal.search.close', message: 'Close search' })}
                  onClick={close}
                >
                  <Icon name="close" />
                </button>
                <LoadFailure
                  reason={`${error.name}: ${error.message}`}
                  onRetry={() => {
                    setSearchDialog(newDialog);
                    tryAgain();
                  }}
                />
              </div>
            )}
          >
            <Suspense fallback={null}>
              <SearchDialog onClose={close} />
            </Suspense>
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
