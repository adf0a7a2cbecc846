import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';

createServer((request, response) => {
  const file = `dist${request.url}`;
  if (/^\/[\w-]+\.js$/.test(request.url) && existsSync(file)) {
    response.setHeader('Content-Type', 'text/javascript');
    createReadStream(file).pipe(response);
    return;
  }

  response.setHeader('Content-Type', 'text/html');
  response.setHeader(
    'Content-Security-Policy',
    "script-src 'self'; require-trusted-types-for 'script'; trusted-types shop-loader",
  );
  response.end(`<!doctype html>
<title>Trusted Types</title>
<script src="/main.js" defer></script>`);
}).listen(process.env.PORT ?? 8080, '127.0.0.1');
