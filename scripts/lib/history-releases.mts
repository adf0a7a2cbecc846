import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { recordedPackages, ReleaseRecord } from '../../src/reference/history/file.ts';
import { compareVersions } from '../../src/site/versions.ts';
import { kinds } from '../../src/reference/identifier.ts';
import type { Identifier, Kind } from '../../src/reference/identifier.ts';
import { findNpm } from '../../src/readmes/npm.ts';
import { cacheDir, root } from './paths.mts';

const runFile = promisify(execFile);

type PackageName = (typeof recordedPackages)[number]['name'];

/** Folder of a package's unpacked releases and the data read from each; safe to delete. */
function folderOfPackage(name: PackageName): string {
  return path.join(cacheDir, 'history', name);
}

const releaseList = z.array(z.object({ version: z.string(), 'dist.integrity': z.string() }));

async function npm(args: readonly string[], cwd: string): Promise<string> {
  const { file, leading } = findNpm();
  const { stdout } = await runFile(file, [...leading, ...args, '--loglevel=error'], {
    cwd,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/**
 * Queries the registry for the stable releases of a package.
 *
 * @param firstMajor older ones are left out
 * @returns in ascending order
 * @throws Error with npm's message if the registry doesn't respond
 */
export async function listReleases(
  name: PackageName,
  firstMajor: number,
): Promise<ReleaseRecord[]> {
  const range = `${name}@>=${firstMajor}`;
  const answer = await npm(['view', range, 'version', 'dist.integrity', '--json'], root);
  return releaseList
    .parse(JSON.parse(answer))
    .filter(({ version }) => /^\d+\.\d+\.\d+$/u.test(version))
    .map((one) => ({ version: one.version, integrity: one['dist.integrity'] }))
    .sort((a, b) => compareVersions(a.version, b.version));
}

/** Alias under which a release is installed next to the others. */
function aliasOf(name: PackageName, version: string): string {
  return `${name}-${version.replaceAll('.', '-')}`;
}

/**
 * Installs releases with their dependencies, each under its own alias. npm verifies their integrity, and doesn't run
 * their scripts.
 *
 * @throws Error with npm's message if one can't be installed
 */
export async function installReleases(
  name: PackageName,
  releases: readonly ReleaseRecord[],
): Promise<void> {
  const historyDir = folderOfPackage(name);
  mkdirSync(historyDir, { recursive: true });
  const dependencies = Object.fromEntries(
    releases.map(({ version }) => [aliasOf(name, version), `npm:${name}@${version}`]),
  );
  const manifest = JSON.stringify({ private: true, dependencies }, undefined, 2);
  const manifestFile = path.join(historyDir, 'package.json');
  const isCurrent = existsSync(manifestFile) && readFileSync(manifestFile, 'utf8') === manifest;
  if (isCurrent && releases.every(({ version }) => existsSync(folderOf(name, version)))) return;
  writeFileSync(manifestFile, manifest);
  // Peer dependencies of a release, such as webpack for webpack-cli, are the installed ones.
  const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  await npm(['install', ...flags], historyDir);
}

/** True if a release has already been read. */
export function isRead(name: PackageName, version: string): boolean {
  return existsSync(factsFile(name, version));
}

function factsFile(name: PackageName, version: string): string {
  return path.join(folderOfPackage(name), 'facts', `${version}.json`);
}

function folderOf(name: PackageName, version: string): string {
  return path.join(folderOfPackage(name), 'node_modules', aliasOf(name, version));
}

const identifierSchema = z.custom<Identifier>(
  (value) => typeof value === 'object' && value !== null && 'id' in value && 'kind' in value,
);

const readReleaseSchema = z.object({
  version: z.string(),
  inventories: z.partialRecord(z.enum(kinds), z.array(identifierSchema)),
  unreadable: z.array(
    z.object({ kind: z.enum(kinds), prefixes: z.array(z.string()), reason: z.string() }),
  ),
});

/** The data read from a release. */
export interface StoredRelease {
  readonly version: string;
  readonly inventories: ReadonlyMap<Kind, readonly Identifier[]>;
  readonly unreadable: z.infer<typeof readReleaseSchema>['unreadable'];
}

function parseRelease(text: string): StoredRelease {
  const { version, inventories, unreadable } = readReleaseSchema.parse(JSON.parse(text));
  const entries = Object.entries(inventories) as [Kind, Identifier[]][];
  return { version, inventories: new Map(entries), unreadable };
}

/**
 * Reads the names in a release, in a process that may only read files: it can't write, start programs, or use the
 * network. The result is stored.
 *
 * @throws Error with the output of the process if it fails
 */
export async function readStoredRelease(
  name: PackageName,
  version: string,
): Promise<StoredRelease> {
  const file = factsFile(name, version);
  if (existsSync(file)) return parseRelease(readFileSync(file, 'utf8'));
  const { stdout } = await runFile(
    process.execPath,
    [
      '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
      '--permission',
      `--allow-fs-read=${root}`,
      // Where webpack looks for the package.json of the derivation's fictional projects.
      '--allow-fs-read=/package.json',
      '--allow-fs-read=/project/package.json',
      path.join(root, 'scripts/read-release.mts'),
      folderOf(name, version),
      name,
    ],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  const release = parseRelease(stdout);
  // Renamed when complete, so an interrupted run leaves no partial file.
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, stdout);
  renameSync(`${file}.part`, file);
  return release;
}
