import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './process.mts';

/** Debian's packages run this before they start a service. */
const servicePolicy = '/usr/sbin/policy-rc.d';

/** True if this user may install Debian packages on this machine. */
export function mayInstallDebianPackages(): boolean {
  const isRoot = process.getuid?.() === 0;
  return isRoot && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Runs `work` while newly installed packages can't start their services. */
async function withoutServices<T>(work: () => Promise<T>): Promise<T> {
  if (existsSync(servicePolicy)) return work();
  writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await work();
  } finally {
    rmSync(servicePolicy, { force: true });
  }
}

/**
 * Installs Debian packages without prompting, and without starting their services.
 *
 * @returns true if they are installed
 */
export async function installDebianPackages(packages: readonly string[]): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { env })) !== 0) return false;
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return withoutServices(async () => (await run('apt-get', args, { env })) === 0);
}
