import type { ReactNode } from 'react';
import { memo, useEffect, useState } from 'react';
import Translate from '@docusaurus/Translate';
import type { PlaceAges } from '../../content/plugin-data.ts';
import type { Hit, HitGroup, SearchAnswer } from '../../search/answer.ts';
import type { SavedHit } from '../../search/saved-hits.ts';
import { isLacking, useChosenVersion, usePlaceAges } from '../hooks/use-chosen-version.ts';
import { kindLabels } from './kind-labels.ts';
import Pieces from './Pieces.tsx';
import ResultLink from './ResultLink.tsx';
import styles from './styles.module.css';

interface SearchResultsProps {
  readonly answer: SearchAnswer;
  /** Called when the reader opens a result. Must be a stable function, otherwise memoization is lost. */
  readonly onOpen: (hit: SavedHit) => void;
  /** Number of hits rendered immediately; the rest follows when the reader pauses. All if omitted. */
  readonly atOnce?: number;
}

/** Milliseconds without typing that count as a pause. */
const pause = 150;

interface ResultProps {
  readonly hit: Hit;
  readonly group: HitGroup;
  readonly kind: string;
  /** The reader's version, if it lacks what the hit is about. */
  readonly lackedBy: string | undefined;
  readonly onOpen: (hit: SavedHit) => void;
}

function Result({ hit, group, kind, lackedBy, onOpen }: ResultProps): ReactNode {
  const { url, heading, path, snippet } = hit;
  const open = () => {
    const text = heading.map((piece) => piece.text).join('');
    onOpen({ url, heading: text, context: `${group.section} › ${group.title}` });
  };
  return (
    <li>
      <ResultLink url={url} onOpen={open}>
        <span className={styles.line}>
          <span className={styles.heading}>
            {path.length > 0 && <span className={styles.path}>{path.join(' › ')} › </span>}
            <Pieces pieces={heading} />
          </span>
          {lackedBy !== undefined && (
            <span className={styles.lacked} data-version-mark>
              <Translate id="portal.version.lacks" values={{ version: lackedBy }}>
                {'not in {version}'}
              </Translate>
            </span>
          )}
          <span className={styles.kind}>{kind}</span>
        </span>
        {snippet.length > 0 && (
          <span className={styles.snippet}>
            <Pieces pieces={snippet} />
          </span>
        )}
      </ResultLink>
    </li>
  );
}

/** The version that introduced what a hit is about; a section of a page is no older than the page. */
function sinceOf(ages: PlaceAges | undefined, { url }: Hit): string | undefined {
  const [page = '', anchor = ''] = url.split('#');
  const ofPage = ages?.[page];
  return ofPage?.[anchor] ?? ofPage?.[''];
}

/** True if the reader has paused since the answer to a query arrived; without a query there is no wait. */
function useHasPaused(query: string | undefined): boolean {
  const [paused, setPaused] = useState<string>();
  useEffect(() => {
    if (query === undefined) return undefined;
    const timer = setTimeout(() => {
      setPaused(query);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [query]);
  return paused === query;
}

/** The groups, limited to the first `count` hits. */
function firstHits(groups: readonly HitGroup[], count: number): HitGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const hits = group.hits.slice(0, Math.max(0, left));
    left -= hits.length;
    return hits.length === 0 ? [] : [{ ...group, hits }];
  });
}

/**
 * The results of a query: the pages, best first, each with its headings. The list renders only for a new answer, not
 * for each keystroke.
 */
export default memo(function SearchResults({
  answer,
  onOpen,
  atOnce = answer.count,
}: SearchResultsProps): ReactNode {
  const kinds = kindLabels();
  const chosen = useChosenVersion();
  const ages = usePlaceAges();
  const fits = answer.count <= atOnce;
  const isWhole = useHasPaused(fits ? undefined : answer.query) || fits;
  return (
    <ul className={styles.groups}>
      {(isWhole ? answer.groups : firstHits(answer.groups, atOnce)).map((group) => (
        <li key={group.url} className={styles.group}>
          <p className={styles.title}>
            {group.title} <span className={styles.section}>{group.section}</span>
          </p>
          <ul className={styles.hits}>
            {group.hits.map((hit) => (
              <Result
                key={hit.url}
                hit={hit}
                group={group}
                kind={kinds[hit.kind]}
                lackedBy={isLacking(sinceOf(ages, hit), chosen) ? chosen : undefined}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
});
