/** Tells a waiting worker to replace the active one. */
export const activateNow = 'portal: activate now';

/** Name of the channel on which a worker that takes over asks pages to stop using the old one. */
export const takeoverChannel = 'portal offline takeover';

/** Name of the channel on which pages announce that something was stored or removed. */
export const changesChannel = 'portal offline changes';
