import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { formatDollars } from '../formats.ts';
import {
  amountRanks,
  backersShown,
  latestDays,
  rankMinimum,
  sponsoringUrl,
} from '../../site/sponsors/ranks.ts';
import type { Rank, SupportMode } from '../../site/sponsors/ranks.ts';
import { emptyRank, rankHeading, rankRule } from './texts.ts';
import styles from './styles.module.css';

interface RankSectionProps {
  readonly rank: Rank;
  readonly mode: SupportMode;
  /** Number of sponsors of the rank; not all backers are listed. */
  readonly count: number;
  /** Undefined until they are loaded; until then, the same number of placeholders is shown. */
  readonly cards: readonly ReactNode[] | undefined;
}

/** The amount from which a sponsor is in the next rank. */
function nextMinimum(rank: Rank, mode: SupportMode): number {
  const above = rank === 'latest' ? undefined : amountRanks[amountRanks.indexOf(rank) - 1];
  return above === undefined ? 0 : rankMinimum[mode][above];
}

function Empty({ rank }: { readonly rank: Rank }): ReactNode {
  return (
    <p className={styles.empty}>
      <span>
        {emptyRank(rank)}{' '}
        <a href={sponsoringUrl} rel="noopener" target="_blank">
          <Translate id="portal.sponsors.invite">Become a sponsor</Translate>
        </a>
      </span>
    </p>
  );
}

/** Placeholders with the size of the content that isn't loaded yet: blank cards, or the hidden invitation. */
function Placeholders({ rank, count }: { readonly rank: Rank; readonly count: number }): ReactNode {
  return (
    <div className={styles.placeholders} aria-hidden="true" data-placeholders={rank}>
      {count === 0 ? (
        <Empty rank={rank} />
      ) : (
        <div className={styles.list}>
          {Array.from({ length: count }, (_, index) => (
            <span key={index} className={styles.card} />
          ))}
        </div>
      )}
    </div>
  );
}

/** One rank: its heading, its requirements, and the sponsors, their placeholders, or an invitation. */
export default function RankSection({ rank, mode, count, cards }: RankSectionProps): ReactNode {
  const least = rank === 'latest' ? 0 : rankMinimum[mode][rank];
  const amounts = {
    least: formatDollars(least),
    next: formatDollars(nextMinimum(rank, mode)),
    days: latestDays,
  };
  const unlisted = rank === 'backer' ? Math.max(count - backersShown, 0) : 0;
  return (
    <section className={clsx(styles.rank, styles[rank])} aria-labelledby={`sponsors-${rank}`}>
      <div className={styles.rankHead}>
        <Heading as="h3" id={`sponsors-${rank}`} className={styles.rankHeading}>
          {rankHeading(rank)}
        </Heading>
        <p className={styles.rule}>{rankRule(rank, mode, amounts)}</p>
      </div>
      {cards === undefined && <Placeholders rank={rank} count={Math.min(count, backersShown)} />}
      {cards?.length === 0 && <Empty rank={rank} />}
      {cards !== undefined && cards.length > 0 && <ul className={styles.list}>{cards}</ul>}
      {unlisted > 0 && (
        <p className={styles.more}>
          <a href={sponsoringUrl} rel="noopener" target="_blank">
            <Translate id="portal.sponsors.more" values={{ count: unlisted }}>
              {'and {count} more on Open Collective'}
            </Translate>
          </a>
        </p>
      )}
    </section>
  );
}
