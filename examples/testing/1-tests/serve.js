import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const types = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' };

// Answers as a host does that is set up for routes in the browser: files that exist, and the page for other paths.
createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = path.extname(pathname) === '' ? '/index.html' : path.normalize(pathname);
  try {
    const content = await readFile(`dist${file}`);
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'text/plain' });
    response.end(content);
  } catch {
    response.writeHead(404).end('Not found');
  }
}).listen(process.env.PORT ?? 4173);
