import { execFileSync } from 'node:child_process';

/**
 * True if git knows when each file was last changed. In a shallow clone, as used in continuous integration, every page
 * would get the date of the single commit; a source download has no history at all.
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
