import type { KeyboardEvent, ReactNode } from 'react';
import { Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '../Icon/index.tsx';
import LoadFailure from '../LoadFailure/index.tsx';
import control from '../SiteHeader/control.module.css';
import styles from './styles.module.css';

export const loadAnswers = () => import('./Answers.tsx');
/** A component that has failed to load stays failed, so each attempt has its own. */
const newAnswers = () => lazy(loadAnswers);

/**
 * The field of the search, in the browser's own modal dialog, which keeps the focus and gives it back. It is opened
 * and closed by the script in the head of the page, `src/islands/early.js`, so that readers can type before React is
 * there; React takes over what they have typed, and finds answers.
 */
export default function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [filterPlace, setFilterPlace] = useState<HTMLElement | null>(null);
  const [Answers, setAnswers] = useState(newAnswers);
  const wanted = query.trim();
  const placeholder = translate({
    id: 'portal.search.placeholder',
    message: 'Search webpack documentation',
  });

  const takeOver = useCallback(() => {
    setIsOpen(dialog.current?.open === true);
    setQuery(input.current?.value ?? '');
  }, []);
  useEffect(takeOver, [takeOver]);

  const close = useCallback(() => {
    dialog.current?.close();
  }, []);

  const results = () => [
    ...(dialog.current?.querySelectorAll<HTMLElement>('[data-search-result]') ?? []),
  ];

  /** Arrows go through the box and the results, round and round. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    const stops = [input.current, ...results()];
    const current = stops.findIndex((stop) => stop === document.activeElement);
    stops.at((current + step) % stops.length)?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({ id: 'portal.search.label', message: 'Search' })}
      data-search
      onClose={() => {
        if (input.current) input.current.value = '';
        takeOver();
      }}
      onKeyDown={onKeyDown}
    >
      <div className={styles.content}>
        <form
          role="search"
          className={styles.form}
          action={useBaseUrl('/search/')}
          onSubmit={(event) => {
            event.preventDefault();
            // Enter opens the best answer to what is in the box, not to what was there before.
            const answered = dialog.current?.querySelector<HTMLElement>('[data-answer]');
            if (answered?.dataset.answer === wanted) results()[0]?.click();
          }}
        >
          <Icon name="search" className={styles.icon} />
          <input
            ref={input}
            type="search"
            name="q"
            className={styles.input}
            aria-label={placeholder}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            onFocus={takeOver}
            onInput={takeOver}
          />
          <span ref={setFilterPlace} className={styles.filter} />
          <button
            type="button"
            className={control.button}
            aria-label={translate({ id: 'portal.search.close', message: 'Close search' })}
            data-closes
          >
            <Icon name="close" />
          </button>
        </form>
        {isOpen && (
          <ErrorBoundary
            fallback={({ error, tryAgain }) => (
              <LoadFailure
                reason={`${error.name}: ${error.message}`}
                onRetry={() => {
                  setAnswers(newAnswers);
                  tryAgain();
                  input.current?.focus();
                }}
              />
            )}
          >
            <Suspense fallback={null}>
              <Answers query={wanted} filterPlace={filterPlace} onClose={close} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </dialog>
  );
}
