import { mkdtemp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { LockedPackage } from './lock.ts';
import { packTarball } from './npm.ts';
import { readTarball, verifyTarball, type PackageFiles } from './tarball.ts';

/** Folder of the fetched files, relative to the project's root; ignored by git. */
export const cacheFolder = path.join('.cache', 'readmes');

const recordName = 'entry.json';
const recordSchema = z.object({
  name: z.string(),
  version: z.string(),
  integrity: z.string(),
  hasChangelog: z.boolean(),
});

/** Name of a package's folder: it changes with the version or the hash. */
export function cacheKey({ name, version, integrity }: LockedPackage): string {
  const hash = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
  return `${name.replace('/', '+')}-${version}-${hash.slice(0, 16)}`;
}

function cachePath(siteDir: string, locked: LockedPackage): string {
  return path.join(siteDir, cacheFolder, cacheKey(locked));
}

/**
 * The packages that haven't been fetched yet. Folders are created atomically, so it is enough that their record exists.
 */
export function missingPackages(
  siteDir: string,
  packages: readonly LockedPackage[],
): readonly LockedPackage[] {
  return packages.filter(
    (locked) => !existsSync(path.join(cachePath(siteDir, locked), recordName)),
  );
}

/**
 * Reads the fetched files of a package.
 *
 * @throws if they haven't been fetched, with the command that fetches them
 */
export async function readCachedPackage(
  siteDir: string,
  locked: LockedPackage,
): Promise<PackageFiles> {
  const folder = cachePath(siteDir, locked);
  const label = `${locked.name}@${locked.version}`;
  try {
    const [record, readme, license, packageJson] = await Promise.all(
      [recordName, 'README.md', 'LICENSE', 'package.json'].map((name) =>
        readFile(path.join(folder, name)),
      ),
    );
    if (!record || !readme || !license || !packageJson) throw new Error('a file is missing');
    const { integrity, hasChangelog } = recordSchema.parse(JSON.parse(record.toString('utf8')));
    if (integrity !== locked.integrity) throw new Error('it was made from another tarball');
    return { readme, license, packageJson, hasChangelog };
  } catch (error) {
    throw new Error(
      `${label}: its README has not been fetched, or the folder ${path.join(cacheFolder, cacheKey(locked))} is damaged. Remove that folder if it exists, and run \`npm start\` or \`npm run build\` with a network.`,
      { cause: error },
    );
  }
}

async function store(
  siteDir: string,
  locked: LockedPackage,
  files: PackageFiles,
  scratch: string,
): Promise<void> {
  const prepared = path.join(scratch, 'entry');
  const record = {
    name: locked.name,
    version: locked.version,
    integrity: locked.integrity,
    hasChangelog: files.hasChangelog,
  };
  await mkdir(prepared);
  await Promise.all([
    writeFile(path.join(prepared, 'README.md'), files.readme),
    writeFile(path.join(prepared, 'LICENSE'), files.license),
    writeFile(path.join(prepared, 'package.json'), files.packageJson),
    writeFile(path.join(prepared, recordName), `${JSON.stringify(record, undefined, 2)}\n`),
  ]);
  const target = cachePath(siteDir, locked);
  // A damaged folder with the same name would make the rename fail.
  await rm(target, { recursive: true, force: true });
  await rename(prepared, target);
}

/** Places the tarball of `name@version` in a folder; tests pass a function that doesn't need a network. */
export type Pack = (specifier: string, destination: string, siteDir: string) => Promise<void>;

/**
 * Fetches one package: packs, verifies, extracts the files and stores them.
 *
 * @throws with the package name, if npm fails, the hash is wrong or a file is missing
 */
async function fetchPackage(siteDir: string, locked: LockedPackage, pack: Pack): Promise<void> {
  const label = `${locked.name}@${locked.version}`;
  // The scratch folder is next to the cache, so the rename stays on one file system.
  const scratch = await mkdtemp(path.join(siteDir, cacheFolder, '.new-'));
  try {
    const destination = path.join(scratch, 'tarball');
    await mkdir(destination);
    try {
      await pack(`${locked.name}@${locked.version}`, destination, siteDir);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `${label} could not be fetched (${reason}). Its README is not in ${cacheFolder} yet: run \`npm start\` or \`npm run build\` once with a network, or copy that folder from a machine that has it.`,
        { cause: error },
      );
    }
    const [tarball] = (await readdir(destination)).filter((name) => name.endsWith('.tgz'));
    if (tarball === undefined) throw new Error(`${label}: npm pack wrote no tarball.`);
    const bytes = await readFile(path.join(destination, tarball));
    verifyTarball(bytes, locked);
    await store(siteDir, locked, await readTarball(bytes, locked), scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

export interface FetchOptions {
  readonly siteDir: string;
  readonly packages: readonly LockedPackage[];
  /** Called once for each fetched package. */
  readonly onFetched?: (locked: LockedPackage, done: number, total: number) => void;
  /** Number of packages to fetch in parallel. */
  readonly concurrency?: number;
  readonly pack?: Pack;
}

/**
 * Fetches only what the cache lacks: with a complete cache, neither the network nor npm is used.
 *
 * @returns number of fetched packages
 * @throws one error with every package that failed, after the others have been stored
 */
export async function fetchPackages({
  siteDir,
  packages,
  onFetched,
  concurrency = 4,
  pack = packTarball,
}: FetchOptions): Promise<number> {
  const missing = missingPackages(siteDir, packages);
  if (missing.length === 0) return 0;
  await mkdir(path.join(siteDir, cacheFolder), { recursive: true });
  const failures: unknown[] = [];
  const waiting = missing.values();
  let done = 0;
  const worker = async (): Promise<void> => {
    for (const locked of waiting) {
      try {
        await fetchPackage(siteDir, locked, pack);
        done += 1;
        onFetched?.(locked, done, missing.length);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  if (failures.length > 0) {
    const messages = failures.map((error) =>
      error instanceof Error ? error.message : String(error),
    );
    throw new AggregateError(failures, messages.sort().join('\n'));
  }
  return missing.length;
}
