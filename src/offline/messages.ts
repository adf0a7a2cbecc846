/** Tells a waiting worker to take over from the one that is running. */
export const activateNow = 'portal: activate now';

/** Name of the channel on which a worker that takes over asks pages to leave the old one in peace. */
export const takeoverChannel = 'portal offline takeover';

/** Name of the channel on which pages tell each other that something was stored or removed. */
export const changesChannel = 'portal offline changes';
