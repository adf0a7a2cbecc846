import * as z from 'zod';
import { sponsorImage } from '../../../src/site/sponsors/schema.ts';
import type { DirectDonation, Snapshot, Sponsor } from '../../../src/site/sponsors/schema.ts';

/** Public GraphQL endpoint of Open Collective; the fields below don't require an account. */
export const endpoint = 'https://api.opencollective.com/graphql/v2';

/** Account of webpack there. */
export const collective = 'webpack';

/** Maximum page size of the endpoint. */
export const pageSize = 1000;

const attempts = 3;
const timeoutMs = 60_000;
const defaultWaitMs = 60_000;

export const membersQuery = `query Sponsors($slug: String!, $limit: Int!, $offset: Int!) {
  account(slug: $slug) {
    members(role: [BACKER], limit: $limit, offset: $offset) {
      totalCount
      nodes {
        since
        totalDonations { valueInCents currency }
        account { slug name website imageUrl(height: 96) isIncognito }
      }
    }
  }
}`;

export const transactionsQuery = `query Donations($slug: String!, $limit: Int!, $offset: Int!, $dateFrom: DateTime!) {
  account(slug: $slug) {
    transactions(type: CREDIT, kind: [CONTRIBUTION, ADDED_FUNDS], dateFrom: $dateFrom, limit: $limit, offset: $offset) {
      totalCount
      nodes {
        isRefund
        isRefunded
        amount { valueInCents currency }
        fromAccount { slug }
      }
    }
  }
}`;

/** webpack's account is in US dollars; other currencies would be added up incorrectly. */
const amount = z.object({ valueInCents: z.int(), currency: z.literal('USD') });

const memberSchema = z.object({
  since: z.iso.datetime({ offset: true }),
  totalDonations: amount,
  account: z.object({
    slug: z.string().min(1),
    name: z.string().nullable(),
    website: z.string().nullable(),
    imageUrl: z.string().nullable(),
    isIncognito: z.boolean(),
  }),
});

const transactionSchema = z.object({
  isRefund: z.boolean().nullable(),
  isRefunded: z.boolean().nullable(),
  amount,
  fromAccount: z.object({ slug: z.string().min(1) }).nullable(),
});

const envelope = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

function collection<T>(key: string, node: z.ZodType<T>) {
  return z
    .object({
      account: z.object({
        [key]: z.object({ totalCount: z.int().min(0), nodes: z.array(node) }),
      }),
    })
    .transform(({ account }) => account[key] as { totalCount: number; nodes: T[] });
}

type Member = z.infer<typeof memberSchema>;
type Transaction = z.infer<typeof transactionSchema>;

export interface FetchContext {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: Date;
}

/** Sends a request, and retries after a pause if the server is rate limiting. */
async function post({ fetch, wait }: FetchContext, body: string): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return response.json();
    const busy = response.status === 429 || response.status >= 500;
    if (!busy || attempt === attempts) {
      throw new Error(`${endpoint} answers ${response.status} ${response.statusText}`.trimEnd());
    }
    const seconds = Number(response.headers.get('retry-after'));
    await wait(seconds > 0 ? seconds * 1000 : defaultWaitMs);
  }
}

/** Fetches all pages of a list; an incomplete list is an error, never a shorter list. */
async function fetchAll<T>(
  context: FetchContext,
  name: string,
  query: string,
  schema: z.ZodType<{ totalCount: number; nodes: T[] }>,
  variables: Readonly<Record<string, string>> = {},
): Promise<readonly T[]> {
  const nodes: T[] = [];
  for (;;) {
    const page = { slug: collective, limit: pageSize, offset: nodes.length, ...variables };
    const answer = envelope.parse(await post(context, JSON.stringify({ query, variables: page })));
    if (answer.errors !== undefined && answer.errors.length > 0) {
      throw new Error(
        `${endpoint} refuses the ${name}: ${answer.errors.map((e) => e.message).join('; ')}`,
      );
    }
    const result = schema.safeParse(answer.data);
    if (!result.success) {
      throw new Error(
        `${endpoint} answers with other ${name} than expected:\n${z.prettifyError(result.error)}`,
      );
    }
    const { totalCount, nodes: received } = result.data;
    nodes.push(...received);
    if (nodes.length >= totalCount) return nodes;
    if (received.length === 0) {
      throw new Error(`${endpoint} gave only ${nodes.length} of ${totalCount} ${name}`);
    }
  }
}

/** The twelve months before a date. */
export function yearBefore(now: Date): Date {
  const start = new Date(now);
  start.setUTCFullYear(start.getUTCFullYear() - 1);
  return start;
}

function webAddress(value: string | null): string | null {
  const result = z.url({ protocol: /^https?$/u }).safeParse(value);
  return result.success ? result.data : null;
}

function imageAddress(value: string | null): string | null {
  const result = sponsorImage.safeParse(value);
  return result.success ? result.data : null;
}

/** One sponsor per account, although an account has a membership for each of its tiers. */
function accountsOf(members: readonly Member[], lastYear: ReadonlyMap<string, number>): Sponsor[] {
  const sponsors = new Map<string, Sponsor>();
  for (const { account, since, totalDonations } of members) {
    const name = account.name?.trim() ?? '';
    // Anonymous sponsors aren't named here either.
    if (account.isIncognito || name === '') continue;
    const day = since.slice(0, 10);
    const known = sponsors.get(account.slug);
    sponsors.set(account.slug, {
      name,
      slug: account.slug,
      website: webAddress(account.website),
      image: imageAddress(account.imageUrl),
      // The sum is per account, so it is the same in each of its memberships.
      totalDonations: Math.max(known?.totalDonations ?? 0, totalDonations.valueInCents, 0),
      monthlyDonations: Math.round(Math.max(lastYear.get(account.slug) ?? 0, 0) / 12),
      firstDonation: known?.firstDonation && known.firstDonation < day ? known.firstDonation : day,
    });
  }
  return [...sponsors.values()].filter(({ totalDonations }) => totalDonations > 0);
}

function sumsByAccount(transactions: readonly Transaction[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { amount: given, fromAccount, isRefund, isRefunded } of transactions) {
    if (fromAccount === null || isRefund === true || isRefunded === true) continue;
    sums.set(fromAccount.slug, (sums.get(fromAccount.slug) ?? 0) + given.valueInCents);
  }
  return sums;
}

/** Adds donations made outside Open Collective, to the same sponsor if the account is known. */
export function withDirectDonations(
  sponsors: readonly Sponsor[],
  direct: readonly DirectDonation[],
): Sponsor[] {
  const merged = [...sponsors];
  for (const { name, slug, website, totalDonations, monthlyDonations } of direct) {
    const index = merged.findIndex((sponsor) => slug !== undefined && sponsor.slug === slug);
    const known = merged[index];
    if (known) {
      merged[index] = {
        ...known,
        totalDonations: known.totalDonations + totalDonations,
        monthlyDonations: known.monthlyDonations + monthlyDonations,
        // The direct donation has no date, and may have been the first.
        firstDonation: null,
      };
    } else {
      merged.push({
        name,
        slug: slug ?? null,
        website,
        image: null,
        totalDonations,
        monthlyDonations,
        firstDonation: null,
      });
    }
  }
  return merged.sort(
    (a, b) => b.totalDonations - a.totalDonations || a.name.localeCompare(b.name, 'en'),
  );
}

/**
 * Fetches all sponsors and their donations of the last year from Open Collective.
 *
 * @param direct donations made elsewhere, which are added
 * @throws Error with what is missing in the response; there is no partial result
 */
export async function fetchSnapshot(
  context: FetchContext,
  direct: readonly DirectDonation[],
): Promise<Snapshot> {
  const members = await fetchAll(
    context,
    'members',
    membersQuery,
    collection('members', memberSchema),
  );
  if (members.length === 0) throw new Error(`${endpoint} knows no sponsor of ${collective}`);
  const transactions = await fetchAll(
    context,
    'transactions',
    transactionsQuery,
    collection('transactions', transactionSchema),
    { dateFrom: yearBefore(context.now).toISOString() },
  );
  const sponsors = accountsOf(members, sumsByAccount(transactions));
  return {
    date: context.now.toISOString().slice(0, 10),
    sponsors: withDirectDonations(sponsors, direct),
  };
}
