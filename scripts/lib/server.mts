import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import serveStatic from 'serve-static';
import { cacheControl, parseRedirectsFile, securityHeaders } from '../../src/site/hosting/caching.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface ServeOptions {
  /** Folder of the built site. */
  readonly dir: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
}

/** Answers retired addresses with their new place, query included. */
function redirectHandler(dir: string): Handler {
  const file = path.join(dir, '_redirects');
  const table = existsSync(file)
    ? parseRedirectsFile(readFileSync(file, 'utf8'))
    : new Map<string, string>();
  return (request, response, next) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const target = table.get(pathname.endsWith('/') ? pathname : `${pathname}/`);
    if (target === undefined) {
      next();
      return;
    }
    const search = query === undefined ? '' : `?${query}`;
    const [address = target, hash] = target.split('#', 2);
    const location = `${address}${search}${hash === undefined ? '' : `#${hash}`}`;
    response.writeHead(301, { Location: location, 'Cache-Control': cacheControl('/') }).end();
  };
}

/** Answers everything that no file answers: the site's own page with status 404. */
function notFoundHandler(dir: string): Handler {
  const page = path.join(dir, '404.html');
  const body = readFileSync(page);
  return (request, response) => {
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': cacheControl('/404.html'),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/**
 * Serves a built site as a production host would: compressed, with cache and security headers, a trailing
 * slash on every page's address, redirects of retired addresses, and status 404 for unknown ones.
 *
 * @returns the listening server and its address
 * @throws Error if there is no built site, or the port is taken
 */
export async function serveSite({
  dir,
  port,
  host = 'localhost',
}: ServeOptions): Promise<{ server: Server; url: string }> {
  if (!existsSync(path.join(dir, '404.html')) || !statSync(dir).isDirectory()) {
    throw new Error(`There is no built site in ${path.relative('.', dir)}; run \`npm run build\`.`);
  }
  const files = serveStatic(dir, {
    dotfiles: 'ignore',
    redirect: true,
    setHeaders(response, file) {
      const pathname = `/${path.relative(dir, file).split(path.sep).join('/')}`;
      response.setHeader('Cache-Control', cacheControl(pathname));
    },
  });
  const handlers: Handler[] = [
    compression() as unknown as Handler,
    redirectHandler(dir),
    files,
    notFoundHandler(dir),
  ];
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const call = (index: number): void => {
      handlers[index]?.(request, response, () => {
        call(index + 1);
      });
    };
    call(0);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return { server, url: `http://${host}:${actual}` };
}
