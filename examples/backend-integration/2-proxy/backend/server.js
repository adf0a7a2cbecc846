import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { assetUrl, tags } from './assets.js';

const types = { '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };
const tools = new Map([
  ['drill', 'Cordless drill'],
  ['ladder', 'Telescopic ladder'],
]);
const reserved = new Set();

const page = () => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Tool library</title>
    <link rel="icon" href="${assetUrl('frontend/drill.svg')}">
    ${tags('library')}
  </head>
  <body>
    <h1>Tool library</h1>
    ${[...tools]
      .map(([id, name]) => `<p>${name}<button data-tool="${id}">Reserve</button></p>`)
      .join('\n    ')}
    <output></output>
  </body>
</html>`;

async function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname === '/') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page());
  } else if (request.method === 'POST' && pathname.startsWith('/api/tools/')) {
    const id = path.basename(pathname);
    const isFree = tools.has(id) && !reserved.has(id);
    reserved.add(id);
    response.writeHead(isFree ? 204 : 409).end();
  } else {
    const content = await readFile(path.join('public', path.normalize(pathname)));
    response.writeHead(200, { 'content-type': types[path.extname(pathname)] ?? 'text/plain' });
    response.end(content);
  }
}

const port = process.env.BACKEND_PORT ?? process.env.PORT ?? 4400;
const sockets = new Set();
const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    response.writeHead(error.code === 'ENOENT' ? 404 : 500).end(error.message);
  });
});

// A WebSocket without a package: the handshake, and one short text that says how many pages are open.
server.on('upgrade', (request, socket) => {
  const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  sockets.add(socket);
  const text = Buffer.from(`Open pages: ${sockets.size}.`);
  for (const each of sockets) each.write(Buffer.concat([Buffer.from([0x81, text.length]), text]));
  socket.on('error', () => socket.destroy());
  socket.on('close', () => sockets.delete(socket));
});

server.listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}/`));
