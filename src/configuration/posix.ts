/** The path functions that configurations use, in their POSIX version, without Node.js. */

/** The path without `.`, `..` and repeated slashes. */
function normalized(path: string): string {
  const isAbsolute = path.startsWith('/');
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (!isAbsolute) parts.push(part);
  }
  const text = parts.join('/');
  if (isAbsolute) return `/${text}`;
  return text === '' ? '.' : text;
}

/** Same as `path.join`. */
export function joinPaths(parts: readonly string[]): string {
  const joined = parts.filter((part) => part !== '').join('/');
  const path = normalized(joined);
  return joined.endsWith('/') && !path.endsWith('/') && joined !== '' ? `${path}/` : path;
}

/** Same as `path.resolve` in a folder. */
export function resolvePaths(folder: string, parts: readonly string[]): string {
  const start = parts.findLastIndex((part) => part.startsWith('/'));
  const used = start === -1 ? [folder, ...parts] : parts.slice(start);
  return normalized(used.filter((part) => part !== '').join('/'));
}

/** Same as `path.dirname`. */
export function folderOf(path: string): string {
  const trimmed = path.replace(/(?<=.)\/+$/u, '');
  const place = trimmed.lastIndexOf('/');
  if (place === -1) return '.';
  return place === 0 ? '/' : trimmed.slice(0, place);
}

/** Same as `path.basename` without its second argument. */
export function baseOf(path: string): string {
  return path.replace(/\/+$/u, '').replace(/^.*\//u, '');
}
