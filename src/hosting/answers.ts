/** What hosts send with each response, by path. The other modules in this folder write it in specific formats. */
import { defaultLocale } from '../site/locales.ts';
import type { Locale } from '../site/locales.ts';
import { engineFilesFolder, engineFolder, previewFrame } from '../site/playground.ts';
import { enginePolicy } from './playground.ts';
import { previewPolicy } from './preview.ts';

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** Headers of a file or of everything in a folder. */
export interface AnswerRule {
  /** Path of a file (`/sw.js`), or of a folder with an asterisk for its content (`/assets/*`). */
  readonly path: string;
  readonly headers: readonly Header[];
}

const yearInSeconds = 365 * 24 * 60 * 60;
const dayInSeconds = 24 * 60 * 60;

/**
 * Pages and everything else without a rule: cached, and revalidated each time. Hosts that read `_headers` send this by
 * default. Error and redirect responses have it too, even in a folder with a rule.
 */
export const ordinaryCaching: Header = {
  name: 'Cache-Control',
  value: 'public, max-age=0, must-revalidate',
};

function caching(value: string): Header {
  return { name: 'Cache-Control', value };
}

/**
 * Rules for the folder of one language. No two of them may match the same path, because hosts would send both values.
 */
const rules: readonly AnswerRule[] = [
  {
    path: '/assets/*',
    headers: [
      // Their names contain a content hash, so they never change.
      caching(`public, max-age=${yearInSeconds}, immutable`),
      // The site's scripts and styles are of no use to other sites; its images may be embedded elsewhere.
      { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    ],
  },
  // Facts that tools on pages of other sites may read too.
  { path: '/data/*', headers: [{ name: 'Access-Control-Allow-Origin', value: '*' }] },
  { path: '/img/*', headers: [caching(`public, max-age=${dayInSeconds}`)] },
  {
    path: `/${engineFolder()}${engineFilesFolder}*`,
    headers: [
      caching(`public, max-age=${yearInSeconds}, immutable`),
      { name: 'Content-Security-Policy', value: enginePolicy },
      { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    ],
  },
  {
    path: `/${previewFrame}`,
    headers: [{ name: 'Content-Security-Policy', value: previewPolicy }],
  },
  // A browser that cached an old worker would keep an old version of the site.
  { path: '/sw.js', headers: [caching('no-cache')] },
];

/** Folders of languages, such as `` and `/ko`. */
export function languageFolders(languages: readonly Locale[]): string[] {
  return languages.map((locale) => (locale === defaultLocale ? '' : `/${locale}`));
}

/**
 * Rules of the whole site: those of each language's folder.
 *
 * @param languages languages in which the site is built
 */
export function answerRules(languages: readonly Locale[]): AnswerRule[] {
  return languageFolders(languages).flatMap((folder) =>
    rules.map(({ path, headers }) => ({ path: folder + path, headers })),
  );
}

/** True if a rule's path matches a path, or a folder above it. */
export function fits(pathname: string, path: string): boolean {
  return path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
}

/**
 * Headers of a file, in addition to those of every response; a header with the same name replaces the general one.
 *
 * @param pathname URL path, with a leading slash
 */
export function headersOfFile(pathname: string, all: readonly AnswerRule[]): readonly Header[] {
  const found = all.find(({ path }) => fits(pathname, path))?.headers ?? [];
  const hasCaching = found.some(({ name }) => name === ordinaryCaching.name);
  return hasCaching ? found : [ordinaryCaching, ...found];
}
