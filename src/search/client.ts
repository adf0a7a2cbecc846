import { embeddedClient } from './embedded.ts';
import type { SearchClient } from './embedded.ts';
import { withFallback } from './fallback.ts';
import { searchHosted } from './hosted.ts';
import type { HostedSearch } from './hosted.ts';

const clients = new Map<string, SearchClient>();

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}

/**
 * Returns the search client of a language. It is reused for the whole visit because it holds the loaded index.
 *
 * @param baseUrl base URL of the language, with a slash at both ends
 * @param hosted the hosted index, if there is one
 */
export function searchClient(baseUrl: string, hosted?: HostedSearch): SearchClient {
  let client = clients.get(baseUrl);
  if (client === undefined) {
    const embedded = embeddedClient(`${baseUrl}search/`, startWorker);
    client =
      hosted === undefined
        ? embedded
        : withFallback(
            (query, options) => searchHosted(hosted, query, options, window.location.origin),
            embedded,
          );
    clients.set(baseUrl, client);
  }
  return client;
}
