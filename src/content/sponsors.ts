import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson, parseValue } from '../lib/parse-json.ts';
import { directDonationsSchema, snapshotSchema } from '../site/sponsors/schema.ts';
import type { DirectDonation, Snapshot } from '../site/sponsors/schema.ts';

/** The committed sponsors, relative to the project. */
export const snapshotFile = 'src/site/sponsors/snapshot.json';

/** Donations that no service records, relative to the project. */
export const directDonationsFile = 'src/site/sponsors/direct-donations.json';

function readText(siteDir: string, file: string): string {
  return readFileSync(path.join(siteDir, file), 'utf8');
}

export function readSnapshot(siteDir: string): Snapshot {
  return parseJson(readText(siteDir, snapshotFile), snapshotSchema, snapshotFile);
}

export function readDirectDonations(siteDir: string): readonly DirectDonation[] {
  const text = readText(siteDir, directDonationsFile);
  return parseJson(text, directDonationsSchema, directDonationsFile).sponsors;
}

/** Replaces the snapshot atomically, so it is never read half-written. */
export function writeSnapshot(siteDir: string, snapshot: Snapshot): void {
  const file = path.join(siteDir, snapshotFile);
  const draft = `${file}.${process.pid}.tmp`;
  const checked = parseValue(snapshot, snapshotSchema, snapshotFile);
  const text = `${JSON.stringify(checked, null, 2)}\n`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
