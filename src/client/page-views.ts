import type { ClientModule } from '@docusaurus/types';
import globalData from '@generated/globalData';
import { pageViewCounter } from './page-view-counter.ts';
import { analyticsPolicy, analyticsScript } from '../site/analytics.ts';

/** Part of the site only where an id is configured. */

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
  // Another place on the same page is not another page.
  if (count === undefined || path === previous) return;
  // The title of the new page is set in the task after this one.
  setTimeout(() => {
    count(path);
  });
};
