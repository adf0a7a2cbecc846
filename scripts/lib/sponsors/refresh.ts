import { fetchSnapshot } from './open-collective.ts';
import type { FetchContext } from './open-collective.ts';
import {
  readDirectDonations,
  readSnapshot,
  snapshotFile,
  writeSnapshot,
} from '../../../src/content/sponsors.ts';

/**
 * Replaces the committed snapshot by what Open Collective says today.
 *
 * @returns what was done, in a sentence
 * @throws Error that says why the snapshot was left as it was
 */
export async function refreshSnapshot(siteDir: string, context: FetchContext): Promise<string> {
  const before = readSnapshot(siteDir);
  try {
    const snapshot = await fetchSnapshot(context, readDirectDonations(siteDir));
    writeSnapshot(siteDir, snapshot);
    return `Sponsors: ${snapshot.sponsors.length} as of ${snapshot.date}, written to ${snapshotFile}.`;
  } catch (error) {
    throw new Error(
      `The sponsors could not be fetched. ${snapshotFile} stays as it was on ${before.date}, with ` +
        `${before.sponsors.length} sponsors.\n${reasonOf(error)}`,
      { cause: error },
    );
  }
}

/** Node reports a failed connection as "fetch failed" and keeps the reason in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
