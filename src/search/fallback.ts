import type { SearchAnswer, SearchOptions } from './answer.ts';
import type { SearchClient } from './embedded.ts';

/** Time for which the hosted service isn't called after a failure, in milliseconds. */
const pause = 60_000;

type HostedSearch = (query: string, options: SearchOptions) => Promise<SearchAnswer>;

/**
 * Uses the hosted service, and falls back to the embedded index when the service doesn't answer: offline, out of quota,
 * too slow, or broken. Only one call is in flight at a time. The embedded index answers queries that arrive before the
 * call returns, so a dead network doesn't cause one call per keystroke.
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
        // The nearest pages, and answers to queries the service finds nothing for, come from the embedded index.
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
