/** What hosts send with each answer, by address. Everything else in this folder writes it down in some format. */
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
  /** Address of a file (`/sw.js`), or of a folder with a star for what is in it (`/assets/*`). */
  readonly path: string;
  readonly headers: readonly Header[];
}

const yearInSeconds = 365 * 24 * 60 * 60;
const dayInSeconds = 24 * 60 * 60;

/**
 * Pages and whatever else has no rule: kept, and asked for again each time. Hosts that read `_headers` send this by
 * themselves. Answers that are errors or redirects have it too, also below a folder that has a rule.
 */
export const ordinaryCaching: Header = {
  name: 'Cache-Control',
  value: 'public, max-age=0, must-revalidate',
};

function caching(value: string): Header {
  return { name: 'Cache-Control', value };
}

/** Rules within the folder of one language. No two of them may fit one address: hosts would send both values. */
const rules: readonly AnswerRule[] = [
  {
    path: '/assets/*',
    headers: [
      // Their names carry a hash of their content, so they never change.
      caching(`public, max-age=${yearInSeconds}, immutable`),
      // Scripts and styles of the site are of no use to other sites; its pictures may be shown elsewhere.
      { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    ],
  },
  // Facts that tools in pages of other sites may read too.
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
  // A browser that kept an old worker would keep an old site.
  { path: '/sw.js', headers: [caching('no-cache')] },
];

/** Folders of languages, such as `` and `/ko`. */
export function languageFolders(languages: readonly Locale[]): string[] {
  return languages.map((locale) => (locale === defaultLocale ? '' : `/${locale}`));
}

/**
 * Rules of the whole site: those of the folder of each language.
 *
 * @param languages those that the site is built in
 */
export function answerRules(languages: readonly Locale[]): AnswerRule[] {
  return languageFolders(languages).flatMap((folder) =>
    rules.map(({ path, headers }) => ({ path: folder + path, headers })),
  );
}

/** Whether an address is the one of a rule, or below it. */
export function fits(pathname: string, path: string): boolean {
  return path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
}

/**
 * Headers that a file of the site is sent with, beside those of every answer; one of the same name takes its place.
 *
 * @param pathname path of the address, with a leading slash
 */
export function headersOfFile(pathname: string, all: readonly AnswerRule[]): readonly Header[] {
  const found = all.find(({ path }) => fits(pathname, path))?.headers ?? [];
  const hasCaching = found.some(({ name }) => name === ordinaryCaching.name);
  return hasCaching ? found : [ordinaryCaching, ...found];
}
