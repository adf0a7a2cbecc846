/** Keeps answers out of the caches that are not what the address promises. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types';
import { hasExpectedType } from './content-types.ts';

const rightType: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(
      hasExpectedType(new URL(request.url).pathname, response.headers.get('Content-Type'))
        ? response
        : null,
    ),
};

/** For every strategy: only complete answers of the right type are kept. */
export const onlyGoodAnswers: WorkboxPlugin[] = [
  new CacheableResponsePlugin({ statuses: [200] }) as WorkboxPlugin,
  rightType,
];
