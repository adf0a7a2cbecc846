import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Sponsor } from '../../site/sponsors/schema.ts';
import styles from './styles.module.css';

interface SponsorCardProps {
  readonly sponsor: Sponsor;
  /** The sponsor's amount, as text. */
  readonly amount: string;
}

/** A sponsor's image, or the first letter of the name if there is none or it fails to load. */
function Emblem({ sponsor }: { readonly sponsor: Sponsor }): ReactNode {
  const [failed, setFailed] = useState(false);
  return (
    <span className={styles.emblem} aria-hidden="true">
      {sponsor.image === null || failed ? (
        Array.from(sponsor.name)[0]?.toLocaleUpperCase()
      ) : (
        <img
          src={sponsor.image}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => {
            setFailed(true);
          }}
        />
      )}
    </span>
  );
}

/** One sponsor: emblem, name and amount, linked to the sponsor's website if there is one. */
export default function SponsorCard({ sponsor, amount }: SponsorCardProps): ReactNode {
  const content = (
    <>
      <Emblem sponsor={sponsor} />
      <span className={styles.who}>
        <span className={styles.name}>{sponsor.name}</span>
        <span className={styles.amount}>{amount}</span>
      </span>
    </>
  );
  return sponsor.website === null ? (
    <span className={styles.card}>{content}</span>
  ) : (
    <a className={styles.card} href={sponsor.website} rel="sponsored noopener" target="_blank">
      {content}
    </a>
  );
}
