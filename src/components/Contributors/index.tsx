import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import {
  avatarSize,
  avatarUrl,
  collapsedCount,
  listedContributors,
  profileUrl,
} from '../../site/contributors.ts';
import styles from './styles.module.css';

/** Image of a contributor over a neutral tile, which remains if the image doesn't load. */
function Avatar({ handle, isSeen }: { handle: string; isSeen: boolean }): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <span className={styles.avatar} aria-hidden="true">
      {handle.slice(0, 1).toUpperCase()}
      {isSeen && !hasFailed && (
        <img
          className={styles.image}
          src={avatarUrl(handle)}
          alt=""
          width={avatarSize}
          height={avatarSize}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => {
            setHasFailed(true);
          }}
        />
      )}
    </span>
  );
}

function title(count: number): string {
  if (count === 1) return translate({ id: 'portal.contributors.one', message: '1 Contributor' });
  return translate(
    { id: 'portal.contributors.many', message: '{count} Contributors' },
    { count: String(count) },
  );
}

export interface ContributorsProps {
  /** GitHub handles, in display order. */
  readonly handles: readonly string[];
  /** True once the list has come into view, so images can be requested. */
  readonly isSeen: boolean;
}

/** People who wrote a page, each with a link. Images are requested only once the list is in view. */
export default function Contributors({ handles, isSeen }: ContributorsProps): ReactNode {
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const listed = listedContributors(handles);
  if (listed.length === 0) return null;
  const isLong = listed.length > collapsedCount;
  return (
    <section className={styles.section} aria-labelledby={`${id}title`}>
      <h2 className={styles.title} id={`${id}title`}>
        {title(listed.length)}
      </h2>
      <ul id={`${id}list`} className={clsx(styles.list, isLong && !isExpanded && styles.collapsed)}>
        {listed.map((handle) => (
          <li key={handle}>
            <a href={profileUrl(handle)} className={styles.link} title={handle} rel="noreferrer">
              <Avatar handle={handle} isSeen={isSeen} />
              <span className={styles.handle}>{handle}</span>
            </a>
          </li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          aria-controls={`${id}list`}
          onClick={() => {
            setIsExpanded(!isExpanded);
          }}
        >
          {isExpanded ? (
            <Translate id="portal.contributors.fewer">Show fewer contributors</Translate>
          ) : (
            <Translate id="portal.contributors.all" values={{ count: listed.length }}>
              {'Show all {count} contributors'}
            </Translate>
          )}
        </button>
      )}
    </section>
  );
}
