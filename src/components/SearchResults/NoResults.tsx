import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { SearchAnswer } from '../../search/answer.ts';
import { site } from '../../site/site.ts';
import styles from './styles.module.css';

interface NoResultsProps {
  readonly answer: SearchAnswer;
  readonly onOpen: () => void;
}

/** Maximum length of a query in the title of an issue. */
const longestTitle = 100;

function issueAddress(query: string): string {
  const title = `Search finds nothing for "${query.slice(0, longestTitle)}"`;
  return `${site.issuesUrl}?${new URLSearchParams({ title }).toString()}`;
}

/** Shown if nothing was found: the pages with the most similar titles, and a link to report it. */
export default function NoResults({ answer, onOpen }: NoResultsProps): ReactNode {
  const { nearest, query } = answer;
  return (
    <div className={styles.none}>
      {nearest.length > 0 && (
        <>
          <p className={styles.title}>
            <Translate id="portal.search.nearest">Pages with similar titles</Translate>
          </p>
          <ul className={styles.hits}>
            {nearest.map(({ url, title }) => (
              <li key={url}>
                <Link className={clsx(styles.result)} to={url} onClick={onOpen} data-search-result>
                  <span className={styles.heading}>{title}</span>{' '}
                  <span className={styles.snippet}>{url}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.missing}>
        <Translate id="portal.search.missing">Should this query find something?</Translate>{' '}
        <a href={issueAddress(query)} target="_blank" rel="noopener noreferrer">
          <Translate id="portal.search.issue">Tell us in an issue</Translate>
        </a>
      </p>
    </div>
  );
}
