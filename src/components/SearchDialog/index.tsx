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
/** A lazy component that has failed to load keeps failing, so each attempt creates a new one. */
const newAnswers = () => lazy(loadAnswers);

/**
 * The search field, in the browser's own modal dialog, which traps and restores the focus. The script in the head,
 * `src/islands/early.js`, opens and closes it, so readers can type before React has loaded. React then takes over the
 * typed text and shows results.
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

  /** Arrow keys move through the field and the results, and wrap around. */
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
            // Enter opens the best result for the current text, not for an earlier one.
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
