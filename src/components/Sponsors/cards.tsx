import type { ReactNode } from 'react';
import snapshot from '@generated/home/default/sponsors.json';
import { backersShown } from '../../site/sponsors/ranks.ts';
import type { Rank, SupportMode } from '../../site/sponsors/ranks.ts';
import { amountOf, selectRanks } from '../../site/sponsors/select.ts';
import { formatDollars } from '../formats.ts';
import SponsorCard from './SponsorCard.tsx';

/** The cards of all ranks, as list items. They are in one chunk with the list of sponsors, which loads when it's near. */
export function cardsByRank(
  mode: SupportMode,
  now: Date,
): Readonly<Record<Rank, readonly ReactNode[]>> {
  const selected = selectRanks(snapshot.sponsors, mode, now);
  const cards = (rank: Rank) =>
    selected[rank].slice(0, rank === 'backer' ? backersShown : undefined).map((sponsor) => (
      <li key={sponsor.slug ?? sponsor.name}>
        <SponsorCard sponsor={sponsor} amount={formatDollars(amountOf(sponsor, mode))} />
      </li>
    ));
  return {
    latest: cards('latest'),
    platinum: cards('platinum'),
    gold: cards('gold'),
    silver: cards('silver'),
    bronze: cards('bronze'),
    backer: cards('backer'),
  };
}
