/** Facts about sponsors: ranks with their thresholds, and how long a sponsor counts as new. Amounts are in US cents. */

/** Controls whether ranks depend on the sum of all donations or on the monthly average of the last year. */
export type SupportMode = 'monthly' | 'total';

export const supportModes: readonly SupportMode[] = ['total', 'monthly'];

/** Probability that a visit starts with the monthly ranks, so new sponsors are seen as well as long-standing ones. */
const monthlyProbability = 0.33;

/**
 * The mode at the start of a visit.
 *
 * @param draw random number from 0 (inclusive) to 1 (exclusive)
 */
export function initialMode(draw: number): SupportMode {
  return draw < monthlyProbability ? 'monthly' : 'total';
}

/** Ranks that depend on an amount, highest first. */
export const amountRanks = ['platinum', 'gold', 'silver', 'bronze', 'backer'] as const;

export type AmountRank = (typeof amountRanks)[number];

/** All ranks in page order. The latest sponsors also have a rank by amount. */
export const ranks = ['latest', ...amountRanks] as const;

export type Rank = (typeof ranks)[number];

/** Smallest amount of each rank; any donation at all makes a backer. */
export const rankMinimum: Readonly<Record<SupportMode, Readonly<Record<AmountRank, number>>>> = {
  total: {
    platinum: 50_000_00,
    gold: 10_000_00,
    silver: 2_000_00,
    bronze: 200_00,
    backer: 1,
  },
  monthly: { platinum: 2_500_00, gold: 500_00, silver: 100_00, bronze: 10_00, backer: 1 },
};

/** A sponsor is one of the latest for this long after the first donation. */
export const latestDays = 21;

export const latestMaximum = 30;

/** Backers beyond this number are only counted, since there are thousands. */
export const backersShown = 100;

/** Page where people become sponsors, and where all sponsors are listed. */
export const sponsoringUrl = 'https://opencollective.com/webpack';
