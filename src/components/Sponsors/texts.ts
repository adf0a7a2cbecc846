import { translate } from '@docusaurus/Translate';
import type { Rank, SupportMode } from '../../site/sponsors/ranks.ts';

/** Heading of a rank. */
export function rankHeading(rank: Rank): string {
  return {
    latest: translate({ id: 'portal.sponsors.latest', message: 'Latest Sponsors' }),
    platinum: translate({ id: 'portal.sponsors.platinum', message: 'Platinum Sponsors' }),
    gold: translate({ id: 'portal.sponsors.gold', message: 'Gold Sponsors' }),
    silver: translate({ id: 'portal.sponsors.silver', message: 'Silver Sponsors' }),
    bronze: translate({ id: 'portal.sponsors.bronze', message: 'Bronze Sponsors' }),
    backer: translate({ id: 'portal.sponsors.backer', message: 'Backers' }),
  }[rank];
}

/**
 * The requirement of a rank.
 *
 * @param amounts the minimum of the rank and, for backers, that of the rank above, as text
 */
export function rankRule(
  rank: Rank,
  mode: SupportMode,
  { least, next, days }: { readonly least: string; readonly next: string; readonly days: number },
): string {
  if (rank === 'latest') {
    return translate(
      { id: 'portal.sponsors.rule.latest', message: 'First donation in the last {days} days' },
      { days },
    );
  }
  if (rank === 'backer') {
    return mode === 'monthly'
      ? translate(
          { id: 'portal.sponsors.rule.backer.monthly', message: 'Less than {next} a month' },
          { next },
        )
      : translate(
          { id: 'portal.sponsors.rule.backer.total', message: 'Less than {next} in total' },
          { next },
        );
  }
  return mode === 'monthly'
    ? translate(
        { id: 'portal.sponsors.rule.monthly', message: '{least} a month or more' },
        { least },
      )
    : translate(
        { id: 'portal.sponsors.rule.total', message: '{least} in total or more' },
        { least },
      );
}

/** Text of a rank without sponsors. */
export function emptyRank(rank: Rank): string {
  return {
    latest: translate({
      id: 'portal.sponsors.none.latest',
      message: 'No one has joined in recent weeks. A new name would be very welcome.',
    }),
    platinum: translate({
      id: 'portal.sponsors.none.platinum',
      message: 'This place is free. A platinum sponsor would carry much of the work on webpack.',
    }),
    gold: translate({
      id: 'portal.sponsors.none.gold',
      message: 'This place is free. Your company could be named here.',
    }),
    silver: translate({
      id: 'portal.sponsors.none.silver',
      message: 'This place is free. We would be glad to thank you here.',
    }),
    bronze: translate({
      id: 'portal.sponsors.none.bronze',
      message: 'This place is free. A small team can fill it.',
    }),
    backer: translate({
      id: 'portal.sponsors.none.backer',
      message: 'No names at the moment. Any amount helps, and puts yours here.',
    }),
  }[rank];
}
