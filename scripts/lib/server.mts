import { existsSync, readFileSync, statSync } from 'node:fs';
import { STATUS_CODES, createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveStatic from 'serve-static';
import { markdownCopyName } from '../../src/content/markdown-copy.ts';
import { withSlash } from '../../src/content/pathname.ts';
import { prefersMarkdown } from '../../src/hosting/accept.ts';
import { headersOfFile, ordinaryCaching } from '../../src/hosting/answers.ts';
import type { AnswerRule, Header } from '../../src/hosting/answers.ts';
import {
  everyAddress,
  parseHeadersFile,
  parseRedirectsFile,
  redirectLocation,
} from '../../src/hosting/host-files.ts';
import { isCompressible, mediaType } from '../../src/hosting/media-types.ts';
import { headersFileName, languagesOf, redirectsFileName } from '../../src/hosting/site-files.ts';

type Next = (error?: unknown) => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

interface ServeOptions {
  /** Folder of the built site. */
  readonly dir: string;
  /** 0 means any free port. */
  readonly port: number;
  readonly host?: string;
  /** Compresses fast instead of well, for tests: Brotli's usual quality took a twentieth of their time. */
  readonly isFast?: boolean;
}

/** A listening server, which stops at the end of the block that holds it by `using`. */
export interface SiteServer extends Disposable {
  readonly server: Server;
  readonly url: string;
}

interface HostRules {
  readonly everywhere: readonly Header[];
  readonly ofFiles: readonly AnswerRule[];
  readonly redirects: ReadonlyMap<string, string>;
}

/** @throws Error if the build hasn't written the files that hosts read */
function readRules(dir: string): HostRules {
  const files = [headersFileName, redirectsFileName, '404.html'];
  const missing = files.filter((name) => !existsSync(path.join(dir, name)));
  if (missing.length > 0 || !statSync(dir).isDirectory()) {
    throw new Error(
      `There is no built site in ${path.relative('.', dir)} (${missing.join(', ')}); run \`npm run build\`.`,
    );
  }
  const rules = parseHeadersFile(readFileSync(path.join(dir, headersFileName), 'utf8'));
  return {
    everywhere: rules.find((rule) => rule.path === everyAddress)?.headers ?? [],
    ofFiles: rules.filter((rule) => rule.path !== everyAddress),
    redirects: parseRedirectsFile(readFileSync(path.join(dir, redirectsFileName), 'utf8')),
  };
}

function send(response: ServerResponse, headers: readonly Header[]): void {
  for (const { name, value } of headers) response.setHeader(name, value);
}

/** Path of the request, and its query with the question mark. */
function splitAddress(request: IncomingMessage): [pathname: string, query: string] {
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
}

/** The decoded path, without doubled slashes; undefined if it can't be decoded. */
function decodedPath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? undefined : decoded.replaceAll(/\/{2,}/gu, '/');
  } catch {
    return undefined;
  }
}

/** Rejects invalid requests: other methods, and paths that no file can have. */
const refusalHandler: Handler = (request, response, next) => {
  const refuse = (status: number, headers: Record<string, string> = {}): void => {
    response.writeHead(status, { 'Content-Length': 0, ...headers }).end();
  };
  const [pathname, query] = splitAddress(request);
  const decoded = decodedPath(pathname);
  if (request.method !== 'GET' && request.method !== 'HEAD') refuse(405, { Allow: 'GET, HEAD' });
  else if (decoded === undefined || /(?:^|[/\\])\.\.(?:[/\\]|$)/u.test(decoded)) refuse(400);
  else {
    // Two leading slashes in a redirect would refer to another host.
    if (pathname.includes('//')) request.url = encodeURI(decoded) + query;
    next();
  }
};

/** Redirects retired URLs, with or without a trailing slash, keeping the query. */
function redirectHandler({ redirects }: HostRules): Handler {
  return (request, response, next) => {
    const [pathname, query] = splitAddress(request);
    const target = redirects.get(withSlash(pathname));
    if (target === undefined) {
      next();
      return;
    }
    const location = redirectLocation(target, query);
    response.writeHead(301, { Location: location, 'Content-Length': 0 }).end();
  };
}

/** Serves files, and redirects page URLs without a trailing slash. */
function fileHandler(dir: string, { ofFiles }: HostRules): Handler {
  const hidden = new Set([`/${headersFileName}`, `/${redirectsFileName}`]);
  const files = serveStatic(dir, {
    dotfiles: 'ignore',
    redirect: false,
    cacheControl: false,
    setHeaders(response, file) {
      const pathname = `/${path.relative(dir, file).split(path.sep).join('/')}`;
      response.setHeader('Content-Type', mediaType(file));
      send(response, headersOfFile(pathname, ofFiles));
    },
  });
  return (request, response, next) => {
    const [pathname, query] = splitAddress(request);
    const decoded = decodedPath(pathname) ?? '/';
    if (decoded.endsWith('/') && existsSync(path.join(dir, decoded, 'index.html'))) {
      response.setHeader('Vary', 'Accept');
      const hasCopy = existsSync(path.join(dir, decoded, markdownCopyName));
      if (hasCopy && prefersMarkdown(request.headers.accept)) {
        request.url = `${pathname}${markdownCopyName}${query}`;
      }
    }
    const isFolder = !decoded.endsWith('/') && existsSync(path.join(dir, decoded, 'index.html'));
    if (hidden.has(decoded)) next();
    else if (isFolder) {
      response.writeHead(301, { Location: `${pathname}/${query}`, 'Content-Length': 0 }).end();
    } else files(request, response, next);
  };
}

/** Handles everything else: responds with the language's not-found page and status 404. */
function notFoundHandler(dir: string): Handler {
  const pages = languagesOf(dir)
    .map((folder) => ({
      folder: `${folder}/`,
      body: readFileSync(path.join(dir, folder, '404.html')),
    }))
    .sort((one, other) => other.folder.length - one.folder.length);
  return (request, response) => {
    const [pathname] = splitAddress(request);
    const { body } = pages.find(({ folder }) => pathname.startsWith(folder)) ?? { body: '' };
    send(response, [ordinaryCaching]);
    response.writeHead(404, {
      'Content-Type': mediaType('404.html'),
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Status for an error while reading a file. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : 500;
}

/**
 * Serves a built site as a production host would, by the build's `_headers` and `_redirects` files: with compression,
 * cache and security headers, trailing slashes in page URLs, redirects of retired URLs, and status 404 for unknown
 * ones.
 *
 * @throws Error if there is no built site, or the port is in use
 */
export async function serveSite({
  dir,
  port,
  host = 'localhost',
  isFast = false,
}: ServeOptions): Promise<SiteServer> {
  const rules = readRules(dir);
  const handlers: Handler[] = [
    refusalHandler,
    compression({
      // Ranges refer to bytes of the uncompressed file.
      filter: ({ headers }, response) =>
        headers.range === undefined && isCompressible(String(response.getHeader('Content-Type'))),
      ...(isFast && { level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } }),
    }) as unknown as Handler,
    redirectHandler(rules),
    fileHandler(dir, rules),
    notFoundHandler(dir),
  ];
  const server = createServer((request, response) => {
    send(response, [...rules.everywhere, ordinaryCaching]);
    const call = (index: number, error?: unknown): void => {
      if (error === undefined) {
        handlers[index]?.(request, response, (failure) => {
          call(index + 1, failure);
        });
        return;
      }
      if (response.headersSent) {
        response.destroy();
        return;
      }
      send(response, [...rules.everywhere, ordinaryCaching]);
      response.writeHead(statusOf(error), { 'Content-Length': 0 }).end();
    };
    call(0);
  });
  server.on('clientError', (error, socket) => {
    const isTooLong = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW';
    const status = isTooLong ? 414 : 400;
    const headers = [...rules.everywhere, ordinaryCaching].map(
      ({ name, value }) => `${name}: ${value}\r\n`,
    );
    const end = 'Content-Length: 0\r\nConnection: close\r\n\r\n';
    if (socket.writable) {
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${headers.join('')}${end}`);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    server,
    url: `http://${host}:${actual}`,
    [Symbol.dispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
