import type { ClientModule } from '@docusaurus/types';
import globalData from '@generated/globalData';
import { pageViewCounter } from './page-view-counter.ts';
import { analyticsPolicy, analyticsScript } from '../site/analytics.ts';

// A build contains this module only if an id is configured; see `src/plugins/analytics`.
const { id } = globalData['portal-analytics']?.default as { readonly id: string };

const count =
  typeof window === 'undefined'
    ? undefined
    : pageViewCounter(window, { id, script: analyticsScript, policy: analyticsPolicy });

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  const path = location.pathname + location.search;
  const previous = previousLocation && previousLocation.pathname + previousLocation.search;
  // Navigation within a page isn't a page view.
  if (count === undefined || path === previous) return;
  // The title of the new page is set in the next task.
  setTimeout(() => {
    count(path);
  });
};
