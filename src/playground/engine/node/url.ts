/** Node.js's `url`. */

const { URL, URLSearchParams } = globalThis;

export function pathToFileURL(path: string): URL {
  const absolute = path.startsWith('/') ? path : `${process.cwd()}/${path}`;
  const url = new URL('file:///');
  url.pathname = absolute
    .replaceAll('%', '%25')
    .replaceAll('\\', '%5C')
    .replaceAll('\n', '%0A')
    .replaceAll('\r', '%0D')
    .replaceAll('\t', '%09')
    .replaceAll('?', '%3F')
    .replaceAll('#', '%23');
  return url;
}

export function fileURLToPath(address: string | URL): string {
  const url = new URL(address);
  if (url.protocol !== 'file:') {
    throw Object.assign(new TypeError('The URL must be of scheme file'), {
      code: 'ERR_INVALID_URL_SCHEME',
    });
  }
  return decodeURIComponent(url.pathname);
}

/** The components of a URL, as named by Node.js's legacy API. */
export function parse(address: string): Record<string, string | null> {
  const relative = 'relative:///';
  const { protocol, host, hostname, port, pathname, search, hash, href } = new URL(
    address,
    relative,
  );
  const isRelative = protocol === 'relative:';
  const text = (value: string): string | null => (value === '' ? null : value);
  return {
    protocol: isRelative ? null : protocol,
    host: text(host),
    hostname: text(hostname),
    port: text(port),
    pathname: text(pathname),
    search: text(search),
    query: text(search.slice(1)),
    hash: text(hash),
    path: text(pathname + search),
    href: isRelative ? address : href,
  };
}

export function format(address: URL | string): string {
  return String(address);
}

export function resolve(from: string, to: string): string {
  return new URL(to, from).href;
}

export { URL, URLSearchParams };
export default { URL, URLSearchParams, pathToFileURL, fileURLToPath, parse, format, resolve };
