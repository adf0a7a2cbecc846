import {
  amountRanks,
  backersShown,
  latestDays,
  latestMaximum,
  rankMinimum,
  ranks,
  supportModes,
} from './ranks.ts';
import type { AmountRank, Rank, SupportMode } from './ranks.ts';
import type { Snapshot, Sponsor } from './schema.ts';

const msPerDay = 24 * 60 * 60 * 1000;

/** A sponsor's amount in cents, according to the mode. */
export function amountOf(sponsor: Sponsor, mode: SupportMode): number {
  return mode === 'monthly' ? sponsor.monthlyDonations : sponsor.totalDonations;
}

/** The rank by amount; undefined for a sponsor who gave nothing in the mode's period. */
export function rankOf(sponsor: Sponsor, mode: SupportMode): AmountRank | undefined {
  const amount = amountOf(sponsor, mode);
  return amountRanks.find((rank) => amount >= rankMinimum[mode][rank]);
}

/** Sponsors whose first donation was in the last 21 days, newest first; at most 30. */
export function latestSponsors(sponsors: readonly Sponsor[], now: Date): readonly Sponsor[] {
  const age = (day: string) => now.getTime() - Date.parse(day);
  return sponsors
    .flatMap((sponsor) =>
      sponsor.firstDonation === null ? [] : [{ sponsor, age: age(sponsor.firstDonation) }],
    )
    .filter((entry) => entry.age >= 0 && entry.age <= latestDays * msPerDay)
    .sort((a, b) => a.age - b.age)
    .slice(0, latestMaximum)
    .map(({ sponsor }) => sponsor);
}

/** The sponsors of every rank, most generous first. */
export function selectRanks(
  sponsors: readonly Sponsor[],
  mode: SupportMode,
  now: Date,
): Readonly<Record<Rank, readonly Sponsor[]>> {
  const ordered = sponsors.toSorted(
    (a, b) => amountOf(b, mode) - amountOf(a, mode) || a.name.localeCompare(b.name, 'en'),
  );
  const select = (rank: Rank) =>
    rank === 'latest'
      ? latestSponsors(sponsors, now)
      : ordered.filter((sponsor) => rankOf(sponsor, mode) === rank);
  return Object.fromEntries(ranks.map((rank) => [rank, select(rank)])) as Record<Rank, Sponsor[]>;
}

export type RankCounts = Readonly<Record<SupportMode, Readonly<Record<Rank, number>>>>;

function byMode<T>(make: (mode: SupportMode) => T): Readonly<Record<SupportMode, T>> {
  return Object.fromEntries(supportModes.map((mode) => [mode, make(mode)])) as Record<
    SupportMode,
    T
  >;
}

/** What the page knows before the list of sponsors has loaded. */
export interface SponsorsSummary {
  /** Day of the snapshot. */
  readonly date: string;
  /** Number of sponsors of each rank on that day: the page reserves space for them. */
  readonly counts: RankCounts;
}

/** Date and counts of a snapshot. */
export function summaryOf(snapshot: Snapshot): SponsorsSummary {
  const now = new Date(snapshot.date);
  const counts = byMode((mode) => {
    const selected = selectRanks(snapshot.sponsors, mode, now);
    return Object.fromEntries(ranks.map((rank) => [rank, selected[rank].length])) as Record<
      Rank,
      number
    >;
  });
  return { date: snapshot.date, counts };
}

/** The snapshot without the backers that the page only counts. */
export function shownSnapshot(snapshot: Snapshot): Snapshot {
  const now = new Date(snapshot.date);
  const shown = new Set(
    supportModes.flatMap((mode) => {
      const selected = selectRanks(snapshot.sponsors, mode, now);
      return ranks.flatMap((rank) =>
        rank === 'backer' ? selected[rank].slice(0, backersShown) : selected[rank],
      );
    }),
  );
  return { ...snapshot, sponsors: snapshot.sponsors.filter((sponsor) => shown.has(sponsor)) };
}
