/** The POSIX version of `node:path`, as far as webpack's defaults use it. */
import { baseOf, folderOf, joinPaths, resolvePaths } from '../posix.ts';
import { projectFolder } from '../values.ts';

export const sep = '/';
export const delimiter = ':';

export function isAbsolute(path: string): boolean {
  return path.startsWith('/');
}

export function join(...parts: readonly string[]): string {
  return joinPaths(parts);
}

export function resolve(...parts: readonly string[]): string {
  return resolvePaths(projectFolder, parts);
}

export function normalize(path: string): string {
  return joinPaths([path]);
}

export { baseOf as basename, folderOf as dirname };

export const posix = {
  sep,
  delimiter,
  isAbsolute,
  join,
  resolve,
  normalize,
  basename: baseOf,
  dirname: folderOf,
};

/** Windows paths don't occur in a browser. */
export const win32 = { ...posix, sep: '\\' };
