import type { Browser, Request } from '@playwright/test';
import { fileOf, sentSize } from './files.mts';

/** What a first visit of a page costs until the network is idle; sizes are bytes with brotli 11. */
export interface Visit {
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly total: number;
  readonly requests: number;
  /** Requests for what the reader may open next; not part of the other figures. */
  readonly prefetched: number;
  readonly elements: number;
  readonly elementsOfServer: number;
  /** Errors of hydration and everything else that the console reports as an error. */
  readonly errors: readonly string[];
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

async function isPrefetch(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();
  return [headers['sec-purpose'], headers.purpose].some((value) => value?.startsWith('prefetch'));
}

/**
 * Opens a page with an empty cache and waits until it asks for nothing more.
 *
 * @param dir folder of the built site, to know the size of each file
 * @param url address of the server that serves it
 */
export async function visitPage(
  browser: Browser,
  { dir, url }: { readonly dir: string; readonly url: string },
  pathname: string,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const requests: Request[] = [];
  const errors: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url + pathname, { waitUntil: 'networkidle' });
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const elementsOfServer = await page.evaluate(async () => {
    const text = await (await fetch(location.href)).text();
    return new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*').length;
  });
  const own = requests.filter((request) => !request.url().startsWith('data:')).slice(0, -1);
  const kinds = await Promise.all(
    own.map(async (request) => ({ request, prefetch: await isPrefetch(request) })),
  );
  await context.close();
  const before = kinds.filter(({ prefetch }) => !prefetch).map(({ request }) => request);
  const sizeOf = (request: Request) => sentSize(fileOf(dir, new URL(request.url()).pathname));
  const sum = (type: string) =>
    before
      .filter((request) => request.resourceType() === type)
      .reduce((bytes, request) => bytes + sizeOf(request), 0);
  return {
    html: sum('document'),
    script: sum('script'),
    style: sum('stylesheet'),
    total: before.reduce((bytes, request) => bytes + sizeOf(request), 0),
    requests: before.length,
    prefetched: kinds.length - before.length,
    elements,
    elementsOfServer,
    errors,
    files: before.map((request) => ({
      path: new URL(request.url()).pathname,
      size: sizeOf(request),
    })),
  };
}
