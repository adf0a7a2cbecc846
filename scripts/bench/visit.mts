import type { Browser, Request } from '@playwright/test';
import { fileOf, sentSize } from './files.mts';

/** Cost of a first visit of a page until the network is idle; sizes are bytes with brotli 11. */
export interface Visit {
  readonly script: number;
  readonly style: number;
  readonly total: number;
  /** Bytes that the page requests afterwards for offline use. */
  readonly kept: number;
  readonly requests: number;
  /** Number of elements on the page when it becomes interactive. */
  readonly elements: number;
  /** Hydration errors and all other errors in the console. */
  readonly errors: readonly string[];
}

async function isPrefetch(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();
  return [headers['sec-purpose'], headers.purpose].some((value) => value?.startsWith('prefetch'));
}

/** The requests so far, without those that prefetch for later. */
async function withoutPrefetched(requests: readonly Request[]): Promise<Request[]> {
  const kinds = await Promise.all(
    requests
      .filter((request) => !request.url().startsWith('data:'))
      .map(async (request) => ({ request, isLater: await isPrefetch(request) })),
  );
  return kinds.filter(({ isLater }) => !isLater).map(({ request }) => request);
}

/**
 * Opens a page with an empty cache, and waits until it makes no more requests.
 *
 * @param dir folder of the built site, used to determine file sizes
 * @param url URL of the server
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
  // Page texts don't trigger requests: what is fetched is stored for later, along with files that the browser already
  // has.
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
