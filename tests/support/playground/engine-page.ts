/** Serves the engine like the built site, and opens a page with a client for it. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { answerRules, headersOfFile } from '../../../src/hosting/answers.ts';
import { mediaType } from '../../../src/hosting/media-types.ts';
import { engineFrame } from '../../../src/hosting/playground.ts';
import { securityHeaders } from '../../../src/hosting/security.ts';
import { engineFiles } from '../../../src/playground/engine/files.ts';
import { defaultLocale } from '../../../src/site/locales.ts';
import { engineFolder } from '../../../src/site/playground.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const starter = `import { createPlaygroundClient } from '/src/playground/client.ts';
globalThis.createPlaygroundClient = createPlaygroundClient;
document.title = 'ready';`;
const documentText = `<!doctype html><title>Playground</title><script type="module" src="/starter.js"></script>`;

export interface ServedEngine {
  readonly url: string;
  /** Requested paths. */
  readonly asked: string[];
  readonly close: () => void;
}

/** Serves the engine with the site's headers; modules of the site are served with types stripped. */
export async function serveEngine(): Promise<ServedEngine> {
  const files = await engineFiles(root, engineFrame);
  const everywhere = securityHeaders({ scripts: [], styles: [], connect: [], hasAnalytics: false });
  const rules = answerRules([defaultLocale]);
  const asked: string[] = [];
  const contentOf = (pathname: string): string | undefined => {
    if (pathname === '/') return documentText;
    if (pathname === '/starter.js') return starter;
    if (/^\/src\/[\w/-]+\.ts$/u.test(pathname)) {
      return stripTypeScriptTypes(readFileSync(path.join(root, pathname), 'utf8'));
    }
    const folder = `/${engineFolder()}`;
    return pathname.startsWith(folder) ? files[pathname.slice(folder.length)] : undefined;
  };
  const server: Server = createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    asked.push(pathname);
    const content = contentOf(pathname);
    for (const { name, value } of [...everywhere, ...headersOfFile(pathname, rules)]) {
      response.setHeader(name, value);
    }
    const name = pathname === '/' ? 'index.html' : pathname.replace(/\.ts$/u, '.js');
    response.setHeader('Content-Type', mediaType(name));
    response.statusCode = content === undefined ? 404 : 200;
    response.end(content ?? '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Opens a page that can create clients of the engine. */
export async function openEnginePage(
  browser: Browser | BrowserContext,
  url: string,
): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => document.title === 'ready');
  return page;
}
