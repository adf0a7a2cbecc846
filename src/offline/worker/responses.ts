/** Keeps responses that don't match their URL out of the caches. */
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

/** For every strategy: only complete responses of the right type are cached. */
export const onlyGoodAnswers: WorkboxPlugin[] = [
  new CacheableResponsePlugin({ statuses: [200] }) as WorkboxPlugin,
  rightType,
];
