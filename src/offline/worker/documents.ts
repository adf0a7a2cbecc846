/** Answers navigations: from the network, or from the device if the network doesn't respond in time. */
import type { StrategyHandler } from 'workbox-strategies';
import { Strategy } from 'workbox-strategies';
import type { StrategyOptions } from 'workbox-strategies/Strategy';
import { after } from './after.ts';
import type { Store } from './store.ts';

/** How long to wait for the network if the device has the page, in milliseconds. */
const timeout = 3_000;

/** How long to wait for the network if the device doesn't have the page, in milliseconds. */
const patience = 20_000;

/** A host with problems may respond with something other than the page. */
function isUsable(response: Response | undefined): response is Response {
  return response !== undefined && response.status < 500;
}

interface DocumentsOptions extends StrategyOptions {
  readonly store: Store;
  /** URL of the page that lists what is available. */
  readonly offlinePage: string;
}

export class Documents extends Strategy {
  readonly #store: Store;
  readonly #offlinePage: string;

  constructor({ store, offlinePage, ...options }: DocumentsOptions) {
    super(options);
    this.#store = store;
    this.#offlinePage = offlinePage;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url);
    const network = this.#load(request, url, handler).catch(() => undefined);
    const first = await Promise.race([network, after(timeout)]);
    if (isUsable(first)) return first;
    // Private windows of some browsers have service workers but no storage.
    const stored = await this.#store.document(url).catch(() => undefined);
    if (stored !== undefined) return stored;
    const late = await Promise.race([network, after(patience)]);
    return late ?? this.#toOfflinePage(url);
  }

  async #load(request: Request, url: URL, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    // A page is the same for every query, because only its scripts read the query.
    if (response.status === 200 && url.pathname.endsWith('/')) {
      const key = url.origin + url.pathname;
      // Failing to store the copy doesn't affect the page itself.
      void handler.waitUntil(handler.cachePut(key, response.clone()).catch(() => false));
    }
    return response;
  }

  #toOfflinePage(url: URL): Response {
    if (url.pathname === this.#offlinePage) return Response.error();
    const from = encodeURIComponent(url.pathname + url.search);
    return Response.redirect(`${this.#offlinePage}?from=${from}`, 302);
  }
}
