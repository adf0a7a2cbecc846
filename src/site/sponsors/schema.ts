import * as z from 'zod';

const website = z.url({ protocol: /^https?$/u });
const cents = z.int().min(0);

/** Open Collective only serves account images from its own hosts. */
export const sponsorImage = z.url({
  protocol: /^https$/u,
  hostname: /(?:^|\.)opencollective\.com$/u,
});

const sponsorSchema = z.strictObject({
  name: z.string().min(1),
  /** Name of the account on Open Collective; null for donations made elsewhere. */
  slug: z.string().min(1).nullable(),
  website: website.nullable(),
  image: sponsorImage.nullable(),
  /** Cents of a US dollar, over all time. */
  totalDonations: cents,
  /** Cents of a US dollar, average over the months of the last year. */
  monthlyDonations: cents,
  /** Day of the first donation; null if it wasn't recorded. */
  firstDonation: z.iso.date().nullable(),
});

export const snapshotSchema = z.strictObject({
  /** Day on which the data was retrieved. */
  date: z.iso.date(),
  sponsors: z.array(sponsorSchema),
});

export const directDonationsSchema = z.strictObject({
  note: z.string(),
  sponsors: z.array(
    z.strictObject({
      name: z.string().min(1),
      slug: z.string().min(1).optional(),
      website,
      totalDonations: cents,
      monthlyDonations: cents,
      reason: z.string(),
    }),
  ),
});

export type Sponsor = Readonly<z.infer<typeof sponsorSchema>>;

/** All sponsors on one day: the committed data that the site is built from. */
export interface Snapshot {
  readonly date: string;
  readonly sponsors: readonly Sponsor[];
}

export type DirectDonation = Readonly<z.infer<typeof directDonationsSchema>['sponsors'][number]>;
