import { chromium } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const types = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' };
const reported = Promise.withResolvers();

// Your host: it takes reports, answers with files that exist, and with the page for all other paths.
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (request.method === 'POST' && pathname === '/errors') {
    reported.resolve(await text(request));
    response.writeHead(204).end();
    return;
  }
  const file = path.extname(pathname) === '' ? '/index.html' : path.normalize(pathname);
  try {
    const content = await readFile(`dist${file}`);
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'text/plain' });
    response.end(content);
  } catch {
    response.writeHead(404).end('Not found');
  }
}).listen(0);

// A visitor who opens the report.
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const page = await browser.newPage();
await page.goto(`http://localhost:${server.address().port}/`);
await page.getByRole('link', { name: 'Report' }).click();
const trace = await reported.promise;
await browser.close();
server.close();

await writeFile('trace.txt', trace);
console.log(trace);
