import type { Browser, Request } from '@playwright/test';
import { fileOf, sentSize } from './files.mts';

/** What a first visit of a page costs until the network is idle; sizes are bytes with brotli 11. */
export interface Visit {
  readonly script: number;
  readonly style: number;
  readonly total: number;
  /** Bytes that the page asks for afterwards, to work without a network. */
  readonly kept: number;
  readonly requests: number;
  /** Elements of the page when it answers. */
  readonly elements: number;
  /** Errors of hydration and everything else that the console reports as an error. */
  readonly errors: readonly string[];
}

async function isPrefetch(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();
  return [headers['sec-purpose'], headers.purpose].some((value) => value?.startsWith('prefetch'));
}

/** The requests so far, without those for what the page will need later. */
async function withoutPrefetched(requests: readonly Request[]): Promise<Request[]> {
  const kinds = await Promise.all(
    requests
      .filter((request) => !request.url().startsWith('data:'))
      .map(async (request) => ({ request, isLater: await isPrefetch(request) })),
  );
  return kinds.filter(({ isLater }) => !isLater).map(({ request }) => request);
}

/**
 * Opens a page with an empty cache, waits until it asks for nothing more.
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
  const before = await withoutPrefetched(requests);
  await page.locator('html:not([data-has-hydrated=false])').waitFor();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  const sizeOf = (address: string) => sentSize(fileOf(dir, new URL(address).pathname));
  const urlsOf = (some: readonly Request[]) => new Set(some.map((request) => request.url()));
  const sum = (urls: ReadonlySet<string>) =>
    [...urls].reduce((bytes, url) => bytes + sizeOf(url), 0);
  const ofType = (type: string) => before.filter((request) => request.resourceType() === type);
  // The texts of pages fetch nothing: what is fetched is kept for later, with files that the browser has already.
  const fetched = urlsOf(ofType('fetch'));
  const shown = urlsOf(before.filter((request) => request.resourceType() !== 'fetch'));
  return {
    script: sum(urlsOf(ofType('script'))),
    style: sum(urlsOf(ofType('stylesheet'))),
    total: sum(shown),
    kept: sum(new Set([...fetched].filter((one) => !shown.has(one)))),
    requests: shown.size,
    elements,
    errors,
  };
}
