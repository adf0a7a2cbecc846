/** Choices of the reader that must be applied before the first paint: see `src/islands/early.js`. */

/** Local-storage key of the notification that a reader has dismissed; its value is the notification's version. */
export const notificationKey = 'notification-dismissed';

/** Increased with each new notification, so readers who dismissed an older one see it. */
export const notificationVersion = '3';

/** Attribute of the root element whose value `dismissed` hides the notification. */
export const notificationAttribute = 'data-notification';

/** Dispatched to the window once React has taken over event handling. */
export const readyEvent = 'portal:ready';
