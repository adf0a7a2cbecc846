/** Node.js's `path` as on Linux; the in-memory file system has no other paths. */

function normalizeParts(path: string, isAbsolute: boolean): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (!isAbsolute) parts.push('..');
  }
  return parts.join('/');
}

function assertPath(path: unknown): asserts path is string {
  if (typeof path !== 'string') {
    throw Object.assign(
      new TypeError(`The "path" argument must be of type string. Received ${String(path)}`),
      { code: 'ERR_INVALID_ARG_TYPE' },
    );
  }
}

export const sep = '/';
export const delimiter = ':';

export function isAbsolute(path: string): boolean {
  assertPath(path);
  return path.startsWith('/');
}

export function normalize(path: string): string {
  assertPath(path);
  if (path === '') return '.';
  const isRooted = path.startsWith('/');
  const hasEnd = path.endsWith('/');
  const body = normalizeParts(path, isRooted);
  if (body === '') return isRooted ? '/' : hasEnd ? './' : '.';
  return `${isRooted ? '/' : ''}${body}${hasEnd ? '/' : ''}`;
}

export function join(...paths: string[]): string {
  paths.forEach(assertPath);
  const joined = paths.filter((path) => path !== '').join('/');
  return joined === '' ? '.' : normalize(joined);
}

export function resolve(...paths: string[]): string {
  let resolved = '';
  for (const path of paths.toReversed()) {
    assertPath(path);
    if (path === '') continue;
    resolved = resolved === '' ? path : `${path}/${resolved}`;
    if (path.startsWith('/')) break;
  }
  const whole = resolved.startsWith('/') ? resolved : `${process.cwd()}/${resolved}`;
  return `/${normalizeParts(whole, true)}`;
}

export function relative(from: string, to: string): string {
  const start = resolve(from).split('/').filter(Boolean);
  const end = resolve(to).split('/').filter(Boolean);
  let shared = 0;
  while (shared < start.length && shared < end.length && start[shared] === end[shared]) shared++;
  return [...start.slice(shared).map(() => '..'), ...end.slice(shared)].join('/');
}

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/u, '') || '/' : path;
}

export function dirname(path: string): string {
  assertPath(path);
  const body = trimmed(path);
  const slash = body.lastIndexOf('/');
  if (slash === -1) return '.';
  return slash === 0 ? '/' : body.slice(0, slash);
}

export function basename(path: string, suffix = ''): string {
  assertPath(path);
  const body = trimmed(path);
  const name = body === '/' ? '' : body.slice(body.lastIndexOf('/') + 1);
  return suffix !== '' && name !== suffix && name.endsWith(suffix)
    ? name.slice(0, -suffix.length)
    : name;
}

export function extname(path: string): string {
  const name = basename(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 || name === '..' ? '' : name.slice(dot);
}

interface ParsedPath {
  root: string;
  dir: string;
  base: string;
  ext: string;
  name: string;
}

export function parse(path: string): ParsedPath {
  const base = basename(path);
  const ext = extname(path);
  const root = isAbsolute(path) ? '/' : '';
  const dir = path === '/' ? '/' : trimmed(path).includes('/') ? dirname(path) : '';
  return { root, dir, base, ext, name: ext === '' ? base : base.slice(0, -ext.length) };
}

export function format({ root = '', dir, base, ext = '', name = '' }: Partial<ParsedPath>): string {
  const file = base ?? name + (ext === '' || ext.startsWith('.') ? ext : `.${ext}`);
  if (dir === undefined || dir === '') return root + file;
  return dir === root ? dir + file : `${dir}/${file}`;
}

export function toNamespacedPath(path: string): string {
  return path;
}

const functions = {
  sep,
  delimiter,
  isAbsolute,
  normalize,
  join,
  resolve,
  relative,
  dirname,
  basename,
  extname,
  parse,
  format,
  toNamespacedPath,
};

/** webpack only needs to know that paths with drive letters are absolute. */
export const win32: Record<string, unknown> = {
  ...functions,
  sep: '\\',
  delimiter: ';',
  isAbsolute: (path: string) => /^(?:[a-z]:)?[/\\]/iu.test(path),
};
/** Refers to the module itself, as in Node.js. */
export const posix: Record<string, unknown> = { ...functions, win32 };
win32.posix = posix;
win32.win32 = win32;
posix.posix = posix;
/** @alias */
export default posix;
