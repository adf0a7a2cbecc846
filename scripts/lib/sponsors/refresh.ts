import { fetchSnapshot } from './open-collective.ts';
import type { FetchContext } from './open-collective.ts';
import {
  readDirectDonations,
  readSnapshot,
  snapshotFile,
  writeSnapshot,
} from '../../../src/content/sponsors.ts';

/**
 * Replaces the committed snapshot with Open Collective's current data.
 *
 * @returns a sentence describing what was done
 * @throws Error with the reason why the snapshot wasn't changed
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

/** Node.js reports a failed connection as "fetch failed", with the reason in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
