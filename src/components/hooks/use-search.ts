import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchAnswer } from '../../search/answer.ts';
import { searchClient } from '../../search/client.ts';
import type { SearchClient } from '../../search/embedded.ts';
import { useHostedSearch } from './use-hosted-search.ts';

export interface SearchState {
  /** The latest answer, which may be to an earlier query; undefined without a query. */
  readonly answer: SearchAnswer | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

interface Outcome {
  readonly query: string;
  readonly answer?: SearchAnswer;
  readonly hasFailed: boolean;
}

function useSearchClient(): SearchClient {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const hosted = useHostedSearch();
  return useMemo(() => searchClient(baseUrl, hosted), [baseUrl, hosted]);
}

/**
 * Repeats the search whenever the query changes, and when a better answer is available.
 *
 * @param query text of the reader; nothing is searched while it is empty
 * @param section title of the section to search; all sections if empty
 */
export function useSearch(query: string, section: string, limit: number): SearchState {
  const client = useSearchClient();
  const [outcome, setOutcome] = useState<Outcome>({ query: '', hasFailed: false });
  const [round, setRound] = useState(0);
  const again = useCallback(() => {
    setRound((last) => last + 1);
  }, []);

  useEffect(() => {
    client.preload();
    return client.subscribe(again);
  }, [again, client]);

  useEffect(() => {
    if (query === '') return undefined;
    let isCurrent = true;
    const options = { limit, ...(section !== '' && { section }) };
    client.search(query, options).then(
      (answer) => {
        // Undefined means that a later query has superseded this one.
        if (!isCurrent || answer === undefined) return;
        // A transition renders results in slices, so they don't block typing.
        startTransition(() => {
          setOutcome({ query, answer, hasFailed: false });
        });
      },
      () => {
        if (isCurrent) setOutcome({ query, hasFailed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, limit, query, round, section]);

  const hasFailed = query !== '' && outcome.hasFailed;
  const retry = useCallback(() => {
    setOutcome({ query: '', hasFailed: false });
    again();
  }, [again]);
  return { answer: query === '' ? undefined : outcome.answer, hasFailed, retry };
}
