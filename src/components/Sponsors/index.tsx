import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { formatDay } from '../formats.ts';
import { initialMode, ranks, sponsoringUrl } from '../../site/sponsors/ranks.ts';
import type { SupportMode } from '../../site/sponsors/ranks.ts';
import type { RankCounts } from '../../site/sponsors/select.ts';
import { useCurrentLocale } from '../hooks/use-page-language.ts';
import { useInView } from '../hooks/use-in-view.ts';
import RankSection from './RankSection.tsx';
import { useSponsors } from './use-sponsors.ts';
import styles from './styles.module.css';

/** The list loads within this distance of the viewport. */
const nearMargin = '400px';

/**
 * The mode, chosen at random once the page is in the browser, because the server's HTML is the same for all readers.
 */
function useSupportMode(): [SupportMode, (mode: SupportMode) => void] {
  const [mode, setMode] = useState<SupportMode>('total');
  useEffect(() => {
    // Must be chosen after the first render, which has to match the server's HTML.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setMode(initialMode(Math.random()));
  }, []);
  return [mode, setMode];
}

function AsOf({ day }: { readonly day: string }): ReactNode {
  const text = formatDay(new Date(day), useCurrentLocale(), 'long');
  return (
    <p className={styles.asOf}>
      <Translate id="portal.sponsors.asof" values={{ date: <time dateTime={day}>{text}</time> }}>
        {'As of {date}.'}
      </Translate>
    </p>
  );
}

interface SponsorsProps {
  /** Number of sponsors of each rank, to reserve space until they are loaded. */
  readonly counts: RankCounts;
  /** Date of the list, as `2026-01-31`. */
  readonly date: string;
}

/** "Support the Team": who pays for the work on webpack, by rank, and how to join them. */
export default function Sponsors({ counts, date }: SponsorsProps): ReactNode {
  const section = useRef<HTMLElement>(null);
  const near = useInView(section, { margin: nearMargin, once: true });
  const [mode, setMode] = useSupportMode();
  const state = useSponsors(near);
  const cards = state.status === 'loaded' ? state.cardsByRank(mode, state.now) : undefined;

  return (
    <section
      className={styles.sponsors}
      ref={section}
      aria-labelledby="support-the-team"
      aria-busy={near && state.status === 'waiting'}
    >
      <Heading as="h2" id="support-the-team" className={styles.heading}>
        {translate({ id: 'portal.sponsors.title', message: 'Support the Team' })}
      </Heading>
      <p className={styles.intro}>
        <Translate id="portal.sponsors.intro">
          {
            'webpack is free for everyone. Donations from companies and people help to develop it. These are the donors.'
          }
        </Translate>
      </p>
      <div className={styles.controls}>
        <a
          className={clsx('button button--primary', styles.join)}
          href={sponsoringUrl}
          rel="noopener"
          target="_blank"
        >
          <Translate id="portal.sponsors.join">Support webpack on Open Collective</Translate>
        </a>
        <label className={styles.mode}>
          <input
            type="checkbox"
            className={styles.checkbox}
            checked={mode === 'monthly'}
            onChange={(event) => {
              setMode(event.target.checked ? 'monthly' : 'total');
            }}
          />
          {translate({
            id: 'portal.sponsors.mode',
            message:
              'Show sponsors by their average monthly amount of sponsoring in the last year.',
          })}
        </label>
      </div>
      <noscript>
        <p className={styles.noscript}>
          <Translate id="portal.sponsors.noscript">
            {'The names are shown with JavaScript; Open Collective lists them as well.'}
          </Translate>
        </p>
      </noscript>
      {state.status === 'failed' && (
        <p className={styles.failed} role="alert">
          <Translate id="portal.sponsors.failed">The sponsors could not be loaded.</Translate>{' '}
          <button
            type="button"
            className="button button--sm button--secondary"
            onClick={state.retry}
          >
            <Translate id="portal.sponsors.retry">Try again</Translate>
          </button>
        </p>
      )}
      <div className={styles.ranks}>
        {ranks.map((rank) => (
          <RankSection
            key={rank}
            rank={rank}
            mode={mode}
            count={counts[mode][rank]}
            cards={cards?.[rank]}
          />
        ))}
      </div>
      <AsOf day={date} />
    </section>
  );
}
