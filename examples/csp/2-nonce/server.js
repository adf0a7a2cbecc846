import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';

createServer((request, response) => {
  const file = `dist${request.url}`;
  if (/^\/[\w-]+\.js$/.test(request.url) && existsSync(file)) {
    response.setHeader('Content-Type', 'text/javascript');
    createReadStream(file).pipe(response);
    return;
  }

  const nonce = randomBytes(16).toString('base64');
  response.setHeader('Content-Type', 'text/html');
  response.setHeader(
    'Content-Security-Policy',
    `script-src 'nonce-${nonce}'; object-src 'none'; base-uri 'none'`,
  );
  response.end(`<!doctype html>
<title>Nonce</title>
<script nonce="${nonce}" src="/main.js" defer></script>`);
}).listen(process.env.PORT ?? 8080, '127.0.0.1');
