import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import NoResults from '../components/SearchResults/NoResults.tsx';
import SearchStatus from '../components/SearchResults/SearchStatus.tsx';
import SectionFilter from '../components/SearchResults/SectionFilter.tsx';
import SearchResults from '../components/SearchResults/index.tsx';
import { useSavedHits } from '../components/hooks/use-saved-hits.ts';
import { useSearch } from '../components/hooks/use-search.ts';
import { mainId } from '../site/main-id.ts';
import styles from './search.module.css';

const limit = 100;

function nothing(): void {
  // Nothing has to close when a reader leaves the page.
}

/**
 * The search as a page: its URL contains the query, so it can be bookmarked, shared, and used by the browser's search.
 */
function SearchForm(): ReactNode {
  const { search } = useLocation();
  const history = useHistory();
  const parameters = new URLSearchParams(search);
  const query = parameters.get('q') ?? '';
  const section = parameters.get('section') ?? '';
  const wanted = useDeferredValue(query.trim());
  const state = useSearch(wanted, section, limit);
  const saved = useSavedHits();
  const { answer } = state;

  const change = (next: { readonly q?: string; readonly section?: string }) => {
    const values = { q: query, section, ...next };
    const filled = Object.entries(values).filter(([, value]) => value !== '');
    history.replace({ search: new URLSearchParams(filled).toString() });
  };

  return (
    <>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <input
          type="search"
          className={styles.input}
          aria-label={translate({
            id: 'portal.search.placeholder',
            message: 'Search webpack documentation',
          })}
          placeholder={translate({
            id: 'portal.search.placeholder',
            message: 'Search webpack documentation',
          })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            change({ q: event.target.value });
          }}
        />
        {answer !== undefined && (
          <SectionFilter
            sections={answer.sections}
            value={section}
            onChange={(next) => {
              change({ section: next });
            }}
          />
        )}
      </form>
      <SearchStatus
        query={wanted}
        state={state}
        hint={
          <Translate id="portal.search.pageHint">
            Type a name, an error message or a question.
          </Translate>
        }
      />
      {answer !== undefined && !state.hasFailed && answer.count > 0 && (
        <SearchResults answer={answer} onOpen={saved.addRecent} />
      )}
      {answer?.count === 0 && !state.hasFailed && <NoResults answer={answer} onOpen={nothing} />}
    </>
  );
}

export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const title = translate({ id: 'portal.search.title', message: 'Search the documentation' });
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex,follow" />
      </Head>
      <main id={mainId} className={styles.page}>
        <Heading as="h1">{title}</Heading>
        {isBrowser ? (
          <SearchForm />
        ) : (
          <noscript>
            <p>
              <Translate id="portal.search.needsScript">
                The search needs JavaScript. The sections in the header list all pages.
              </Translate>
            </p>
          </noscript>
        )}
      </main>
    </Layout>
  );
}
