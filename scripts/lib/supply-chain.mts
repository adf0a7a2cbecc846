/** Checks dependencies in the lockfile, and their vulnerabilities known to npm. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { findNpm } from '../../src/readmes/npm.ts';
import { root } from './paths.mts';
import {
  acceptedAdvisories,
  allowedLicenses,
  installScripts,
  licenseExceptions,
  longestPeace,
} from './supply-chain-exceptions.mts';
import type { Exception, LicenseException } from './supply-chain-exceptions.mts';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional() }),
  ),
});

export interface Dependency {
  readonly name: string;
  readonly version: string;
  /** As specified in the package's manifest. */
  readonly license: string | undefined;
}

/** Dependencies in a lockfile; each version once. */
export function dependenciesOf(lock: unknown): Dependency[] {
  const found = new Map<string, Dependency>();
  for (const [place, { version = '', license }] of Object.entries(lockfile.parse(lock).packages)) {
    if (place === '') continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(`${name}@${version}`, { name, version, license });
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * True if an SPDX license expression is allowed: at least one of the licenses joined by `OR`, or all of those joined by
 * `AND`.
 */
export function isAllowed(license: string): boolean {
  const bare = license.replace(/^\((?<inner>.*)\)$/u, '$<inner>');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  return bare.split(' AND ').every((part) => allowedLicenses.has(part));
}

function exceptionFor(name: string): LicenseException | undefined {
  const key = Object.keys(licenseExceptions).find((entry) =>
    entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : entry === name,
  );
  return key === undefined ? undefined : licenseExceptions[key];
}

/** The license of a dependency, or the problem with it. */
export function licenseOf({ name, license }: Dependency): { license: string; problem?: string } {
  if (license !== undefined && isAllowed(license)) return { license };
  const exception = exceptionFor(name);
  const known = exception?.license;
  if (known !== undefined && (license ?? known) === known) return { license: known };
  return {
    license: license ?? 'unknown',
    problem: `is under ${license ?? 'no license that its manifest names'}; replace it, or add it to scripts/lib/supply-chain-exceptions.mts with a reason`,
  };
}

function readLock(): unknown {
  return JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
}

/** `npm run licenses`: lists the licenses of all dependencies, and fails if one isn't allowed. */
export function listLicenses(): number {
  const byLicense = new Map<string, string[]>();
  const problems: string[] = [];
  for (const dependency of dependenciesOf(readLock())) {
    const { license, problem } = licenseOf(dependency);
    const label = `${dependency.name}@${dependency.version}`;
    byLicense.set(license, [...(byLicense.get(license) ?? []), label]);
    if (problem !== undefined) problems.push(`${label} ${problem}`);
  }
  for (const [license, names] of [...byLicense].sort(([one], [other]) =>
    one.localeCompare(other),
  )) {
    console.log(`${license} (${names.length})\n  ${names.join(', ')}\n`);
  }
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}

const auditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string() }),
        ]),
      ),
    }),
  ),
});

/** Severities that block a release. */
const grave: ReadonlySet<string> = new Set(['high', 'critical']);

/**
 * Serious findings of `npm audit --json` without an exception.
 *
 * @returns undefined if the text isn't a report, because the service didn't respond
 */
export function graveFindings(
  report: string,
  accepted: Readonly<Record<string, Exception>>,
): string[] | undefined {
  let parsed;
  try {
    parsed = auditReport.safeParse(JSON.parse(report));
  } catch {
    return undefined;
  }
  if (!parsed.success) return undefined;
  const found = Object.values(parsed.data.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause !== 'string')
    .filter(
      ({ severity, url }) => grave.has(severity) && !((url.split('/').at(-1) ?? '') in accepted),
    )
    .map(({ name, title, url, severity }) => `${name}: ${title} (${severity}, ${url})`);
  return [...new Set(found)];
}

/** Exceptions whose last review is too long ago. */
export function staleExceptions(
  lists: readonly Readonly<Record<string, Exception>>[],
  today: Date,
): string[] {
  const oldest = today.getTime() - longestPeace * 24 * 60 * 60 * 1000;
  return lists
    .flatMap((list) => Object.entries(list))
    .filter(([, { seen }]) => Date.parse(seen) < oldest)
    .map(([name, { seen }]) => `${name}: last looked at on ${seen}`);
}

/** `npm run audit`: queries npm for known vulnerabilities, and fails on a serious one without a dated exception. */
export function auditDependencies(): number {
  const npm = findNpm();
  const { stdout, stderr } = spawnSync(npm.file, [...npm.leading, 'audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const stale = staleExceptions(
    [installScripts, licenseExceptions, acceptedAdvisories],
    new Date(),
  );
  for (const line of stale) {
    console.error(
      `${line}; look again, and renew its date in scripts/lib/supply-chain-exceptions.mts`,
    );
  }
  const findings = graveFindings(stdout, acceptedAdvisories);
  if (findings === undefined) {
    const said = stderr.trim() === '' ? stdout.trim().slice(0, 500) : stderr.trim().slice(0, 500);
    console.error(
      `The service that knows about vulnerabilities did not answer, so nothing was checked. npm said:\n${said}`,
    );
    return 1;
  }
  for (const finding of findings) console.error(finding);
  if (findings.length === 0) console.log('No grave vulnerability without a dated reason is known.');
  return findings.length + stale.length === 0 ? 0 : 1;
}
