import { createReadStream } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { publicFolder } from './assets.ts';
import { readLoans } from './loans.ts';
import { render } from './render.tsx';

const types: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript' };

async function sendAsset(name: string, response: ServerResponse) {
  response.setHeader('content-type', types[path.extname(name)] ?? 'application/octet-stream');
  response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  await pipeline(createReadStream(path.join(publicFolder, name)), response);
}

const server = createServer(async (request, response) => {
  try {
    const { pathname } = new URL(`http://localhost${request.url}`);
    if (pathname.startsWith('/assets/')) {
      await sendAsset(path.basename(pathname), response);
    } else if (pathname === '/api/loans') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(await readLoans()));
    } else {
      render(pathname, response);
    }
  } catch {
    if (!response.headersSent) response.writeHead(404);
    response.end();
  }
});

server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`http://localhost:${port}/`);
});

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept(['./loans.ts', './render.tsx']);
}
