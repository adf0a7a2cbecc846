import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDirectDonations, parseSnapshot } from '../site/sponsors/schema.ts';
import type { DirectDonation, Snapshot } from '../site/sponsors/schema.ts';

/** The committed sponsors, relative to the project. */
export const snapshotFile = 'src/site/sponsors/snapshot.json';

/** Donations that no service records, relative to the project. */
export const directDonationsFile = 'src/site/sponsors/direct-donations.json';

function readJson(siteDir: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));
}

export function readSnapshot(siteDir: string): Snapshot {
  return parseSnapshot(readJson(siteDir, snapshotFile), snapshotFile);
}

export function readDirectDonations(siteDir: string): readonly DirectDonation[] {
  return parseDirectDonations(readJson(siteDir, directDonationsFile), directDonationsFile);
}

/** Replaces the snapshot atomically, so it is never read half-written. */
export function writeSnapshot(siteDir: string, snapshot: Snapshot): void {
  const file = path.join(siteDir, snapshotFile);
  const draft = `${file}.${process.pid}.tmp`;
  const text = `${JSON.stringify(parseSnapshot(snapshot, snapshotFile), null, 2)}\n`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
