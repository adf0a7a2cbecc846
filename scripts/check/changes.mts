import { spawnSync } from 'node:child_process';

export interface Changes {
  /** Commit that the files are compared with. */
  readonly since: string;
  /** New or changed files, committed or not, relative to the repository. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

function git(cwd: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

function names(text: string): string[] {
  return text.split('\0').filter((name) => name !== '');
}

/** The start of a branch: the latest commit that it has in common with the main branch. */
function branchPoint(cwd: string): string | undefined {
  for (const main of ['origin/main', 'main']) {
    const point = git(cwd, ['merge-base', 'HEAD', main])?.trim();
    if (point !== undefined) return point;
  }
  return undefined;
}

/**
 * Lists the files changed on a branch, including uncommitted changes.
 *
 * @param cwd root of the repository
 * @param since commit to compare with; by default where the branch left the main branch, or else the last commit
 * @throws Error if this isn't a repository, or has no such commit
 */
export function readChanges(cwd: string, since = branchPoint(cwd) ?? 'HEAD'): Changes {
  const list = (filter: string): string[] => {
    const args = ['diff', '--name-only', '-z', '--no-renames', `--diff-filter=${filter}`, since];
    const text = git(cwd, [...args, '--']);
    if (text === undefined) {
      throw new Error(`git cannot compare the files with "${since}"; name a commit: --since main`);
    }
    return names(text);
  };
  const untracked = names(git(cwd, ['ls-files', '-z', '--others', '--exclude-standard']) ?? '');
  return { since, changed: [...list('d'), ...untracked].sort(), removed: list('D') };
}
