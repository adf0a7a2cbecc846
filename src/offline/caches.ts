/** Names and contents of the caches: each language of the site has its own, since each has its own worker. */
import { isHashed } from './manifest.ts';
import type { OfflineFile } from './manifest.ts';

/** Raised when what the caches hold changes its form: the caches of other versions are deleted. */
const version = 1;

/** Beginning of the names of all caches of one language. */
export function cachePrefix(base: string): string {
  return `portal ${base} `;
}

export interface CacheNames {
  /** Files with a hash in their name. */
  readonly assets: string;
  /** Lists, search index and images, renewed whenever they are used. */
  readonly data: string;
  /** Documents that the reader has opened. */
  readonly documents: string;
  /** Documents that the reader has saved. */
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

/** The cache of what one build needs to start without a network. */
export function shellCacheName(base: string, build: string): string {
  return `${cachePrefix(base)}shell ${build}`;
}

/** The cache that holds a file of the list, the shell apart. */
export function cacheOf(base: string, { path, kind }: OfflineFile): string {
  const names = cacheNames(base);
  if (isHashed(path)) return names.assets;
  return kind === 'printable' ? names.saved : names.data;
}

/** How entries are found: neither a query nor the headers of the request tell apart what a static site answers. */
export const matchOptions = { ignoreSearch: true, ignoreVary: true } as const;
