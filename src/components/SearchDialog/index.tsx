import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Icon from '../Icon/index.tsx';
import { useSavedHits } from '../hooks/use-saved-hits.ts';
import { useSearch } from '../hooks/use-search.ts';
import NoResults from '../SearchResults/NoResults.tsx';
import SearchStatus from '../SearchResults/SearchStatus.tsx';
import SectionFilter from '../SearchResults/SectionFilter.tsx';
import SearchResults from '../SearchResults/index.tsx';
import type { SavedHit } from '../../search/saved-hits.ts';
import control from '../SiteHeader/control.module.css';
import SavedHits from './SavedHits.tsx';
import styles from './styles.module.css';

const limit = 20;

/** Height in CSS pixels that a result needs in the window at least, with its share of the titles and the box. */
const resultHeight = 130;

interface SearchDialogProps {
  readonly onClose: () => void;
}

/** Searches the documentation. The browser's own modal dialog keeps the focus and gives it back. */
export default function SearchDialog({ onClose }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [section, setSection] = useState('');
  const wanted = query.trim();
  const state = useSearch(wanted, section, limit);
  const saved = useSavedHits();
  const { answer } = state;
  const { addRecent } = saved;
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

  const onClick = (event: MouseEvent) => {
    // A click on the dialog itself, and on nothing in it, is a click on its backdrop.
    if (event.target === dialog.current) onClose();
  };

  const onOpen = useCallback(
    (hit: SavedHit) => {
      addRecent(hit);
      onClose();
    },
    [addRecent, onClose],
  );

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
            // Enter opens the best answer to what is in the box, not to what was there before.
            if (answer?.query === wanted) results()[0]?.click();
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
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
            }}
          />
          {answer !== undefined && (
            <SectionFilter sections={answer.sections} value={section} onChange={setSection} />
          )}
          <button
            type="button"
            className={control.button}
            aria-label={translate({ id: 'portal.search.close', message: 'Close search' })}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </form>
        <div className={styles.body}>
          <SearchStatus
            query={wanted}
            state={state}
            hint={
              <Translate id="portal.search.hint">
                Type a name, an error message or a question. Arrow keys move through the results.
              </Translate>
            }
          />
          {wanted === '' && <SavedHits saved={saved} onOpen={onClose} />}
          {answer !== undefined && !state.hasFailed && answer.count > 0 && (
            <SearchResults
              answer={answer}
              onOpen={onOpen}
              atOnce={Math.ceil(window.innerHeight / resultHeight)}
            />
          )}
          {answer?.count === 0 && !state.hasFailed && (
            <NoResults answer={answer} onOpen={onClose} />
          )}
        </div>
        {wanted !== '' && (
          <p className={styles.footer}>
            <Link
              to={`/search/?${new URLSearchParams({ q: wanted }).toString()}`}
              onClick={onClose}
            >
              <Translate id="portal.search.all">See all results on one page</Translate>
            </Link>
          </p>
        )}
      </div>
    </dialog>
  );
}
