/** Names and contents of the caches. Each language of the site has its own caches, since each has its own worker. */
import { isHashed } from './manifest.ts';
import type { OfflineFile } from './manifest.ts';

/** Increased when the format of the cached data changes; the caches of other versions are deleted. */
const version = 1;

/** Common prefix of the cache names of one language. */
export function cachePrefix(base: string): string {
  return `portal ${base} `;
}

export interface CacheNames {
  /** Files with a content hash in their name. */
  readonly assets: string;
  /** Lists, search index and images, updated whenever they are used. */
  readonly data: string;
  /** Documents that the reader opened. */
  readonly documents: string;
  /** Documents that the reader saved. */
  readonly saved: string;
}

export function cacheNames(base: string): CacheNames {
  const name = (what: string) => `${cachePrefix(base)}${what} ${version}`;
  return {
    assets: name('assets'),
    data: name('data'),
    documents: name('documents'),
    saved: name('saved'),
  };
}

/** The cache with what a build needs to start offline. */
export function shellCacheName(base: string, build: string): string {
  return `${cachePrefix(base)}shell ${build}`;
}

/** The cache for a file of the list, except for the shell. */
export function cacheOf(base: string, { path, kind }: OfflineFile): string {
  const names = cacheNames(base);
  if (isHashed(path)) return names.assets;
  return kind === 'printable' ? names.saved : names.data;
}

/** How cache entries are matched: a static site's responses depend on neither the query nor the request headers. */
export const matchOptions = { ignoreSearch: true, ignoreVary: true } as const;
