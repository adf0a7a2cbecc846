/** What readers chose before and what has to be on the page before its first paint: see `src/islands/early.js`. */

/** Local-storage key of the notification that a reader has dismissed; its value is the notification's version. */
export const notificationKey = 'notification-dismissed';

/** Raised with each new notification, so that readers who dismissed an older one see it. */
export const notificationVersion = '3';

/** Attribute of the root element whose value `dismissed` hides the notification. */
export const notificationAttribute = 'data-notification';

/** Sent to the window when React answers what happens on the page. */
export const readyEvent = 'portal:ready';
