import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { SearchState } from '../hooks/use-search.ts';
import styles from './styles.module.css';

interface SearchStatusProps {
  readonly query: string;
  readonly state: SearchState;
  /** Shown while there is no query. */
  readonly hint: ReactNode;
}

/** Maximum length of the query in the status; its beginning is enough for readers. */
const longestQuery = 60;

function shortened(query: string): string {
  return query.length > longestQuery ? `${query.slice(0, longestQuery)}…` : query;
}

/** Shows and announces the status of the search. */
export default function SearchStatus({ query, state, hint }: SearchStatusProps): ReactNode {
  const { answer, hasFailed, retry } = state;
  return (
    <>
      <p role="status" className={styles.status}>
        {query === '' && hint}
        {query !== '' && answer === undefined && !hasFailed && (
          <Translate id="portal.search.loading">Loading the search index …</Translate>
        )}
        {answer !== undefined && !hasFailed && answer.count === 0 && (
          <Translate id="portal.search.none" values={{ query: shortened(answer.query) }}>
            {'Nothing found for “{query}”.'}
          </Translate>
        )}
        {answer !== undefined && !hasFailed && answer.count > 0 && (
          <Translate
            id="portal.search.count"
            values={{ count: answer.count, query: shortened(answer.query) }}
          >
            {'Best results for “{query}”: {count}'}
          </Translate>
        )}
      </p>
      {hasFailed && (
        <p role="alert" className={styles.status}>
          <Translate id="portal.search.failed">The search index could not be loaded.</Translate>{' '}
          {/* Only for contributors, so it isn't translated or part of the production site. */}
          {process.env.NODE_ENV === 'development' && (
            <>
              The index is made of built pages: run <code>npm run build</code> once, then start the
              development server again.{' '}
            </>
          )}
          <button type="button" className={styles.retry} onClick={retry}>
            <Translate id="portal.search.retry">Try again</Translate>
          </button>
        </p>
      )}
    </>
  );
}
