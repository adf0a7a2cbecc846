import { spawnSync } from 'node:child_process';
import { translatedFromKey } from '../content/translations.ts';
import type { TranslatedPage } from '../content/translations.ts';

/** The output of a git command; undefined if it fails. */
function git(siteDir: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: siteDir, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** A translation without the hash of its original. */
function withoutHash(content: string): string {
  return content.replace(new RegExp(`^${translatedFromKey}:.*\\n`, 'mu'), '');
}

/** The last commit in which the English page was still the text that was translated. */
function commitBeforeChange(siteDir: string, { source }: TranslatedPage, hash: string): string {
  const inHead = git(siteDir, 'rev-parse', '--verify', '--quiet', `HEAD:${source}`);
  if (inHead?.trim() === hash) return 'HEAD';
  // The latest commit that affects this content is the one that replaced it.
  const commits = git(siteDir, 'log', '--format=%H', `--find-object=${hash}`, '--', source);
  const [newest = ''] = commits?.trim().split('\n') ?? [];
  return newest === '' ? 'HEAD' : `${newest}^`;
}

/**
 * True if a translation hasn't changed since its English page did.
 *
 * @param content current content of the translation
 * @param hash hash of the English text that was translated
 */
export function isUntouched(
  siteDir: string,
  page: TranslatedPage,
  { content, hash }: { readonly content: string; readonly hash: string },
): boolean {
  const commit = commitBeforeChange(siteDir, page, hash);
  const before = git(siteDir, 'show', `${commit}:${page.file}`);
  return before !== undefined && withoutHash(before) === withoutHash(content);
}

/** Explains why git doesn't know a text, and what to do about it. */
export function missingTextAdvice(siteDir: string, { source, file }: TranslatedPage): string {
  const isShallow = git(siteDir, 'rev-parse', '--is-shallow-repository')?.trim() === 'true';
  return isShallow
    ? 'only a part of the history is here; `git fetch --unshallow` brings the rest'
    : `it was never committed: ${source} was edited again before that. Read ${file} beside ${source} as it is now, ` +
        'then run `npm run i18n:update`';
}
