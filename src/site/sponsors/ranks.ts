/** Facts about sponsors: ranks with their limits, and when a sponsor is new. Amounts are US cents. */

/** Whether ranks follow the sum of all donations, or the average month of the last year. */
export type SupportMode = 'monthly' | 'total';

export const supportModes: readonly SupportMode[] = ['total', 'monthly'];

/** Chance that a visit begins with the monthly ranks, so that new sponsors are seen beside the oldest. */
export const monthlyProbability = 0.33;

/** Ranks that an amount decides, highest first. */
export const amountRanks = ['platinum', 'gold', 'silver', 'bronze', 'backer'] as const;

export type AmountRank = (typeof amountRanks)[number];

/** All ranks in the order of the page; the latest sponsors stand there besides having a rank by amount. */
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

/** Backers beyond these are only counted, since there are thousands of them. */
export const backersShown = 100;

/** Where one becomes a sponsor, and where all of them are listed. */
export const sponsoringUrl = 'https://opencollective.com/webpack';
