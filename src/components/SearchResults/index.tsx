import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { Hit, HitGroup, SearchAnswer } from '../../search/answer.ts';
import type { SavedHit } from '../../search/saved-hits.ts';
import { kindLabels } from './kind-labels.ts';
import Pieces from './Pieces.tsx';
import styles from './styles.module.css';

interface SearchResultsProps {
  readonly answer: SearchAnswer;
  /** Called when the reader opens a result. */
  readonly onOpen: (hit: SavedHit) => void;
}

interface ResultProps {
  readonly hit: Hit;
  readonly group: HitGroup;
  readonly onOpen: (hit: SavedHit) => void;
}

function Result({ hit, group, onOpen }: ResultProps): ReactNode {
  const { url, heading, path, snippet, kind } = hit;
  const open = () => {
    const text = heading.map((piece) => piece.text).join('');
    onOpen({ url, heading: text, context: `${group.section} › ${group.title}` });
  };
  return (
    <li>
      <Link className={clsx(styles.result)} to={url} onClick={open} data-search-result>
        <span className={styles.line}>
          <span className={styles.heading}>
            {path.length > 0 && <span className={styles.path}>{path.join(' › ')} › </span>}
            <Pieces pieces={heading} />
          </span>
          <span className={styles.kind}>{kindLabels()[kind]}</span>
        </span>
        {snippet.length > 0 && (
          <span className={styles.snippet}>
            <Pieces pieces={snippet} />
          </span>
        )}
      </Link>
    </li>
  );
}

/** What answers a query: the pages, best first, each with its headings. */
export default function SearchResults({ answer, onOpen }: SearchResultsProps): ReactNode {
  return (
    <ul className={styles.groups}>
      {answer.groups.map((group) => (
        <li key={group.url} className={styles.group}>
          <p className={styles.title}>
            {group.title} <span className={styles.section}>{group.section}</span>
          </p>
          <ul className={styles.hits}>
            {group.hits.map((hit) => (
              <Result key={hit.url} hit={hit} group={group} onOpen={onOpen} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
