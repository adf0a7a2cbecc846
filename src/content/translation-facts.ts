import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TranslationFacts } from './page-language.ts';
import { site } from '../site/site.ts';
import {
  fileHash,
  translatedFromKey,
  translatedLocales,
  translatedPage,
  translationFile,
} from './translations.ts';

/**
 * The latest commit in which a page still had a certain content, if the history is available: builds often have only
 * the last commit.
 */
function commitWith(siteDir: string, source: string, hash: string): string | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['log', '--format=%H', `--find-object=${hash}`, '--', source],
    { cwd: siteDir, encoding: 'utf8' },
  );
  // The last line is the commit that added the content; those above removed it.
  const commit = stdout.trim().split('\n').at(-1);
  return status === 0 && commit !== '' ? commit : undefined;
}

/** URL of the changes to an English page since a translation was made. */
export function changesAddress(siteDir: string, source: string, hash: string): string {
  const commit = commitWith(siteDir, source, hash);
  if (commit === undefined) return `${site.repository}commits/${site.branch}/${source}`;
  // In a comparison, the anchor of a file is the hash of its path.
  const file = createHash('sha256').update(source).digest('hex');
  return `${site.repository}compare/${commit}...${site.branch}#diff-${file}`;
}

/**
 * The translation facts in a page's front matter: its translations, and for a translation whether the English page has
 * changed since.
 *
 * @param file page relative to the site, English or translated
 * @throws Error that names the file if a translation has no English page, or doesn't specify its original
 */
export function translationFacts(
  siteDir: string,
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
): TranslationFacts {
  const page = translatedPage(file);
  const hash = frontMatter[translatedFromKey];
  if (page === undefined) {
    if (hash !== undefined) {
      throw new Error(`${file}: only translations have "${translatedFromKey}"; remove it`);
    }
    // Pages generated from packages aren't translated here.
    if (!/^(?:docs|blog)\//u.test(file)) return {};
  }
  const source = page?.source ?? file;
  if (page !== undefined && !existsSync(path.join(siteDir, source))) {
    throw new Error(
      `${file} translates ${source}, which does not exist; move the translation with its page, or remove it`,
    );
  }
  const translations = translatedLocales.filter((locale) =>
    existsSync(path.join(siteDir, translationFile(source, locale))),
  );
  if (page === undefined) return translations.length === 0 ? {} : { translations };
  if (typeof hash !== 'string') {
    throw new Error(
      `${file}: the front matter needs "${translatedFromKey}", the hash of ${source}; ` +
        `\`npm run i18n:start -- ${page.locale} ${source}\` begins a translation with it`,
    );
  }
  if (fileHash(path.join(siteDir, source)) === hash) return { translations };
  return { translations, changes: changesAddress(siteDir, source, hash) };
}
