import { execFileSync } from 'node:child_process';

/**
 * Whether git knows when each file was changed last. A shallow clone, as continuous integration makes it, would
 * give every page the date of its single commit; a download of the sources has no history at all.
 */
export function hasFullHistory(siteDir: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}
