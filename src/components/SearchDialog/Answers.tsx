import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useSavedHits } from '../hooks/use-saved-hits.ts';
import { useSearch } from '../hooks/use-search.ts';
import NoResults from '../SearchResults/NoResults.tsx';
import SearchStatus from '../SearchResults/SearchStatus.tsx';
import SectionFilter from '../SearchResults/SectionFilter.tsx';
import SearchResults from '../SearchResults/index.tsx';
import type { SavedHit } from '../../search/saved-hits.ts';
import SavedHits from './SavedHits.tsx';
import styles from './styles.module.css';

const limit = 20;

/** Minimum height per result in CSS pixels, including its share of the headings and the field. */
const resultHeight = 130;

interface AnswersProps {
  readonly query: string;
  /** Element next to the field that holds the section filter. */
  readonly filterPlace: Element | null;
  readonly onClose: () => void;
}

/** The search results for the query in the field. */
export default function Answers({ query, filterPlace, onClose }: AnswersProps): ReactNode {
  const [section, setSection] = useState('');
  const state = useSearch(query, section, limit);
  const saved = useSavedHits();
  const { answer } = state;
  const { addRecent } = saved;
  const onOpen = useCallback(
    (hit: SavedHit) => {
      addRecent(hit);
      onClose();
    },
    [addRecent, onClose],
  );

  return (
    <>
      {answer !== undefined &&
        filterPlace !== null &&
        createPortal(
          <SectionFilter sections={answer.sections} value={section} onChange={setSection} />,
          filterPlace,
        )}
      <div className={styles.body} data-answer={answer?.query}>
        <SearchStatus
          query={query}
          state={state}
          hint={
            <Translate id="portal.search.hint">
              Type a name, an error message or a question. Arrow keys move through the results.
            </Translate>
          }
        />
        {query === '' && <SavedHits saved={saved} onOpen={onClose} />}
        {answer !== undefined && !state.hasFailed && answer.count > 0 && (
          <SearchResults
            answer={answer}
            onOpen={onOpen}
            atOnce={Math.ceil(window.innerHeight / resultHeight)}
          />
        )}
        {answer?.count === 0 && !state.hasFailed && <NoResults answer={answer} onOpen={onClose} />}
      </div>
      {query !== '' && (
        <p className={styles.footer}>
          <Link to={`/search/?${new URLSearchParams({ q: query }).toString()}`} onClick={onClose}>
            <Translate id="portal.search.all">See all results on one page</Translate>
          </Link>
        </p>
      )}
    </>
  );
}
