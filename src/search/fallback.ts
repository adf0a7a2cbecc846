import type { SearchAnswer, SearchOptions } from './answer.ts';
import type { SearchClient } from './embedded.ts';

/** How long the hosted service is left alone after it has failed, in milliseconds. */
const pause = 60_000;

type HostedSearch = (query: string, options: SearchOptions) => Promise<SearchAnswer>;

/**
 * The hosted service where it answers, and the embedded index wherever it does not: offline, out of quota, too slow,
 * or broken. One call is on its way at a time; queries that come before it is back are answered by the embedded
 * index, so that a dead network does not see one call for each letter.
 *
 * @param now current time in milliseconds
 */
export function withFallback(
  hosted: HostedSearch,
  embedded: SearchClient,
  isOnline: () => boolean = () => navigator.onLine,
  now: () => number = () => Date.now(),
): SearchClient {
  let silentUntil = 0;
  let isPending = false;
  let hasAnswered = false;
  return {
    ...embedded,
    async search(query, options) {
      const isWaiting = isPending && !hasAnswered;
      if (!isOnline() || now() < silentUntil || isWaiting) return embedded.search(query, options);
      isPending = true;
      try {
        const answer = await hosted(query, options);
        hasAnswered = true;
        // Nearest pages, and answers to what the service does not know, come from the index of the build.
        return answer.count > 0 ? answer : await embedded.search(query, options);
      } catch {
        silentUntil = now() + pause;
        return await embedded.search(query, options);
      } finally {
        isPending = false;
      }
    },
  };
}
