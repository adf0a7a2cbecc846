import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '../Icon/index.tsx';
import control from '../SiteHeader/control.module.css';
import { loadPages } from './load-pages.ts';
import { findPages } from './rank.ts';
import type { SearchablePage } from './rank.ts';
import styles from './styles.module.css';

const limit = 20;

interface SearchDialogProps {
  readonly onClose: () => void;
}

type Pages = readonly SearchablePage[] | 'loading' | 'failed';

function usePages(): readonly [Pages, () => void] {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<Pages>('loading');
  useEffect(() => {
    if (pages !== 'loading') return;
    loadPages(baseUrl).then(setPages, () => {
      setPages('failed');
    });
  }, [baseUrl, pages]);
  const retry = () => {
    setPages('loading');
  };
  return [pages, retry];
}

/** Finds pages by their titles and headings. The browser's own modal dialog keeps the focus and gives it back. */
export default function SearchDialog({ onClose }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const [pages, retry] = usePages();
  const results = useMemo(
    () => (typeof pages === 'string' ? [] : findPages(pages, wanted, limit)),
    [pages, wanted],
  );
  const placeholder = translate({
    id: 'portal.search.placeholder',
    message: 'Search webpack documentation',
  });

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    input.current?.focus();
    return () => {
      element?.close();
    };
  }, []);

  /** Arrows go through the box and the results, round and round. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [
      input.current,
      ...(dialog.current?.querySelectorAll<HTMLElement>('li > a') ?? []),
    ];
    const current = stops.findIndex((stop) => stop === document.activeElement);
    stops.at((current + step) % stops.length)?.focus();
  };

  const onClick = (event: MouseEvent) => {
    // A click on the dialog itself, and on nothing in it, is a click on its backdrop.
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({ id: 'portal.search.label', message: 'Search' })}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div className={styles.content}>
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            dialog.current?.querySelector<HTMLElement>('li > a')?.click();
          }}
        >
          <Icon name="search" className={styles.icon} />
          <input
            ref={input}
            type="search"
            className={styles.input}
            aria-label={placeholder}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
            }}
          />
          <button
            type="button"
            className={control.button}
            aria-label={translate({ id: 'portal.search.close', message: 'Close search' })}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </form>
        <p role="status" className={styles.status}>
          {pages === 'loading' && wanted !== '' && (
            <Translate id="portal.search.loading">Loading the list of pages …</Translate>
          )}
          {typeof pages !== 'string' && wanted !== '' && results.length === 0 && (
            <Translate id="portal.search.none" values={{ query: wanted }}>
              {'No title or heading contains “{query}”.'}
            </Translate>
          )}
          {wanted === '' && (
            <Translate id="portal.search.hint">
              Type a part of a title or heading. Arrow keys move through the results.
            </Translate>
          )}
        </p>
        {pages === 'failed' && (
          <p role="alert" className={styles.failed}>
            <Translate id="portal.search.failed">The list of pages could not be loaded.</Translate>{' '}
            <button type="button" className={styles.retry} onClick={retry}>
              <Translate id="portal.search.retry">Try again</Translate>
            </button>
          </p>
        )}
        {results.length > 0 && (
          <ul className={styles.results}>
            {results.map(({ url, title, context }) => (
              <li key={url}>
                <Link className={clsx(styles.result)} to={url} onClick={onClose}>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.context}>{context}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </dialog>
  );
}
