/**
 * Answers requests for files with a hash in their name: from the cache, because the content can't differ from the
 * network's.
 */
import { Strategy } from 'workbox-strategies';
import type { StrategyHandler } from 'workbox-strategies';
import type { StrategyOptions } from 'workbox-strategies/Strategy';
import type { Store } from './store.ts';

interface AssetsOptions extends StrategyOptions {
  readonly store: Store;
}

export class Assets extends Strategy {
  readonly #store: Store;

  constructor({ store, ...options }: AssetsOptions) {
    super(options);
    this.#store = store;
  }

  /**
   * A request with a query is the retry of a page that couldn't use the first response: it goes to the network and
   * replaces what is stored.
   */
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { origin, pathname, search } = new URL(request.url);
    const key = origin + pathname;
    const isRepeated = search !== '' || request.cache === 'reload';
    if (!isRepeated) {
      const stored = await this.#store.asset(key).catch(() => undefined);
      if (stored !== undefined) return stored;
    }
    const response = await handler.fetch(request);
    void handler.waitUntil(handler.cachePut(key, response.clone()).catch(() => false));
    return response;
  }
}
